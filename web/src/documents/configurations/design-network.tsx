import type { ReactNode } from 'react';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RefusedPlan } from './refused-plan.tsx';
import { type OpenedComposer, useComposer } from './use-composer.ts';
import { useConfiguredNetwork } from './use-configured-network.ts';

/** A design whose devices are configured, with the worker that writes them. */
export interface OpenedNetwork {
  readonly design: Design;
  readonly topology: Topology;
  readonly network: NetworkConfiguration;
  readonly composer: OpenedComposer | undefined;
}

export interface DesignNetworkProps {
  readonly designId: string;
  readonly children: (opened: OpenedNetwork) => ReactNode;
}

/** The configured network of a design, away from the design's own tabs. */
export function DesignNetwork({ designId, children }: DesignNetworkProps) {
  const design = useDesign(designId);
  const topology = useTopology(designId);
  const failed = [design, topology].find(({ error }) => error);
  if (failed?.error)
    return <ErrorState error={failed.error} fallback={failed.fallback} onRetry={failed.retry} />;
  if (!design.data || !topology.data) return <Skeleton lines={6} height="2rem" label="Loading the design" />;
  return (
    <Configured design={design.data.data} topology={topology.data.data}>
      {children}
    </Configured>
  );
}

interface ConfiguredProps extends Pick<OpenedNetwork, 'design' | 'topology'> {
  readonly children: DesignNetworkProps['children'];
}

function Configured({ design, topology, children }: ConfiguredProps) {
  const plan = useConfiguredNetwork(topology, design.requirements);
  if (plan === undefined) return <Skeleton lines={6} height="2rem" label="Loading the configurations" />;
  if (plan.kind === 'refused')
    return (
      <RefusedPlan
        graph={topology}
        missing={plan.missing}
        designId={design.id}
        consequence="No device can be configured"
      />
    );
  return (
    <Opened design={design} topology={topology} network={plan.network}>
      {children}
    </Opened>
  );
}

function Opened({ children, ...opened }: Omit<OpenedNetwork, 'composer'> & ConfiguredProps) {
  const composer = useComposer(opened.network);
  return children({ ...opened, composer });
}
