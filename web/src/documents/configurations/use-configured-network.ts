import { useCallback } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { type Configured, configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';

/** A plan as it is configured, and the models of its devices. */
export type ConfiguredPlan = Configured & { readonly models: readonly Device[] };

/** Configures every device of a plan, ports that nothing uses included; undefined until its models are read and it is done. */
export function useConfiguredNetwork(graph: Graph, requirements: Requirements): ConfiguredPlan | undefined {
  const models = useModels(graph);
  const make = useCallback(
    () => models && { ...configureNetwork(graph, requirements, models), models },
    [graph, requirements, models],
  );
  return useAfterPaint(make);
}
