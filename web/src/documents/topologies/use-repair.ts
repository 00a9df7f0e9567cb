import { useState } from 'react';
import type { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import type { Fix } from '#shared/network/checks/finding.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from './use-topology-changes.ts';

export interface Repair {
  /** Stores the topology with a fix applied. */
  readonly apply: Action<[fix: Fix], void>;
  /** What the last fix was called that was applied here and not taken back. */
  readonly applied: string | undefined;
  /** Stores what was before it. */
  readonly undo: Action<[], void>;
  /** Reads the topology again, after someone else stored a newer one. */
  readonly reload: () => void;
}

/** Repairs the stored topology from outside the canvas, one fix at a time, each to be undone. */
export function useRepair(topology: Topology): Repair {
  const { update, read } = useTopologyChanges(topology.designId);
  const [last, setLast] = useState<{ readonly label: string; readonly back: TopologyChanges }>();
  const { version } = topology;
  const apply = useAction(async ({ label, changes }: Fix) => {
    const stored = await update({ version, changes });
    setLast({ label, back: changesBetween(stored, topology) });
  }, updateTopology.fallback);
  const undo = useAction(async () => {
    if (last !== undefined) await update({ version, changes: last.back });
    setLast(undefined);
  }, updateTopology.fallback);
  const reload = () => {
    apply.reset();
    undo.reset();
    setLast(undefined);
    void read().catch(() => undefined);
  };
  return { apply, applied: last?.label, undo, reload };
}
