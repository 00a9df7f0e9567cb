import { Cable as CableIcon } from 'lucide-react';
import { useCallback } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoredPlan } from '../../ui/stored-plan.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { CableSchedule } from './cable-schedule.tsx';
import { cableList } from './model/cable-list.ts';

/** The Cabling tab of a design: every cable of its topology, to read, search, print and hand to an installer. */
export default function DesignCabling() {
  return (
    <StoredPlan
      noun="cable schedule"
      icon={CableIcon}
      promise="Every cable with its label, both ends, medium, length and VLANs falls out of the topology. Generate or draw that first."
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
