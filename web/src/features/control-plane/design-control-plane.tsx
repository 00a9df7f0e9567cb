import { Route } from 'lucide-react';
import { useMemo } from 'react';
import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { planeSections } from '#shared/network/control-plane/sections/plane-sections.ts';
import { sectionsOfNetwork } from '#shared/network/device-sections/network-sections.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { useConfiguredNetwork } from '#web/documents/configurations/use-configured-network.ts';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlaneView } from './plane-view.tsx';

/** The Control plane tab of a design: how its devices decide where traffic goes and may go. */
export default function DesignControlPlane() {
  return (
    <StoredPlan
      noun="control plane"
      icon={Route}
      promise="Routing, spanning tree, trunks, DHCP, address translation and policies are planned together with the topology."
    >
      {(topology, design) =>
        topology.controlPlane ? (
          <OfPlan topology={topology} plane={topology.controlPlane} design={design} />
        ) : (
          <EmptyState
            icon={Route}
            title="This topology has no control plane"
            action={<ButtonLink to={`/designs/${design.id}/topology`}>Go to the topology</ButtonLink>}
          >
            It was drawn manually, or stored before control planes were planned. Planning it again adds one.
          </EmptyState>
        )
      }
    </StoredPlan>
  );
}

interface OfPlanProps {
  readonly topology: Topology;
  readonly plane: ControlPlane;
  readonly design: Design;
}

function OfPlan({ topology, plane, design }: OfPlanProps) {
  const configured = useConfiguredNetwork(topology, design.requirements);
  const sections = useMemo(() => {
    if (configured === undefined) return undefined;
    const nameOf = networkNames(topology, []);
    return [
      ...planeSections(topology, plane),
      ...(configured.kind === 'configured'
        ? sectionsOfNetwork(configured.network, (id) => ({ id, label: nameOf(id) }))
        : []),
    ];
  }, [topology, plane, configured]);
  if (!sections) return <Skeleton lines={10} height="2rem" label="Loading the control plane" />;
  return <PlaneView sections={sections} designName={design.designName} />;
}
