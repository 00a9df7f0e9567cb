import { Cable as CableIcon } from 'lucide-react';
import { useCallback } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { cableList } from '#web/features/cabling/model/cable-list.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';
import { CableSchedule } from './cable-schedule.tsx';

/** The Cabling tab of a design: every cable of its topology, to read, search, print and hand to an installer. */
export default function DesignCabling() {
  return (
    <StoredPlan
      noun="cable schedule"
      icon={CableIcon}
      promise="The schedule lists every cable of the topology with its label, both ends, medium, length and VLANs. Generate or draw the topology first."
    >
      {(topology, design) => <OfPlan topology={topology} design={design} />}
    </StoredPlan>
  );
}

function OfPlan({ topology, design }: { readonly topology: Topology; readonly design: Design }) {
  const make = useCallback(() => cableList(topology, design.requirements), [topology, design.requirements]);
  const list = useAfterPaint(make);
  if (!list) return <Skeleton lines={10} height="2rem" label="Loading the cable schedule" />;
  return <CableSchedule list={list} designName={design.designName} />;
}
