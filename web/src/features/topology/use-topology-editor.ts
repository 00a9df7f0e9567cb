import { startTransition, useEffect, useState } from 'react';
import { getTopology } from '#shared/contract/topology.ts';
import type { TopologyEdits } from '#shared/contract/topology-edits.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { readTopologyVersion } from '#web/documents/topologies/use-topology-versions.ts';
import { firstPositionsOf } from '#web/features/topology/layout/first-positions.ts';
import { type Edit, type EditHistory, isDirty } from '#web/features/topology/model/edit-history.ts';
import { EditingSession, graphOf } from '#web/features/topology/model/editing-session.ts';
import { dropJournals, inJournal, journalKey, readJournals } from '#web/features/topology/model/journal.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { EditorNotice } from '#web/features/topology/model/session-state.ts';
import { mostInFrame } from '#web/features/topology/painting/most-in-frame.ts';
import { useDraft } from '#web/ui/editing/use-draft.ts';
import type { Conflict } from '#web/ui/editing/use-editing.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/ui/editing/use-leave-guard.ts';

export interface TopologyEditor {
  readonly history: EditHistory;
  /** The stored graph as it was last opened: a new one where a newer version was loaded. */
  readonly opened: Graph;
  readonly lastUpdated: string;
  readonly version: number;
  /** What people did to the stored plan. */
  readonly edits: TopologyEdits;
  readonly isDirty: boolean;
  readonly guard: LeaveGuard;
  /** Discards the unsaved changes, on leaving. */
  readonly discard: () => void;
  /** Returns what takes this edit back; false where others followed it. */
  readonly edit: (edit: Edit) => () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Stores the present graph; `arranged` adds the places that are shown. */
  readonly save: Action<[arranged: (graph: Graph) => Graph], Topology>;
  /** Someone else stored a newer version, and my changes are not on top of it yet. */
  readonly isStale: boolean;
  readonly loadNewer: Action<[keep: 'reapply' | 'discard'], void>;
  /** What both sides changed, while the choice between them is open. */
  readonly conflict: Conflict | undefined;
  /** What was said on loading: changes restored from before, or what others changed meanwhile. */
  readonly notice: EditorNotice | undefined;
  readonly dismissNotice: () => void;
}

/** The topology of a design under edit: edits with undo, the journal, saving, and merging with what others store. */
export function useTopologyEditor(topology: Topology): TopologyEditor {
  const { designId } = topology;
  const stores = useTopologyChanges(designId);
  const [key] = useState(() => journalKey(designId, crypto.randomUUID()));
  const [session] = useState(() => {
    const kept = readJournals(localStorage, designId);
    const journals = kept.map(({ values, version }) => ({ ...values, version }));
    const readVersion = async (version: number) =>
      graphOf((await readTopologyVersion(designId, version)).topology);
    return new EditingSession(topology, journals, {
      ...stores,
      readVersion,
      isStale: isStaleVersion,
      shown: shownUnarranged,
    });
  });
  // A state of React's own, which a transition may show later than the session has it.
  const [state, show] = useState(session.state);
  useEffect(() => session.subscribe(() => show(session.state)), [session]);
  useEffect(() => session.receive(topology), [session, topology]);

  const { history, stored, opened, isStale: stale, collided, notice } = state;
  const dirty = isDirty(history);
  const discard = useDraft({
    key,
    values: history,
    version: stored.version,
    isDirty: dirty,
    pack: () => {
      // What it was restored from is in it from now on.
      queueMicrotask(() => localStorage.getItem(key) !== null && dropJournals(localStorage, designId, key));
      const { changes, before } = session.pending;
      return inJournal(changes, before);
    },
    isPaused: session.hasUndecided,
    store: localStorage,
  });
  const isDone = !dirty && !session.hasUndecided;
  useEffect(() => {
    if (isDone) dropJournals(localStorage, designId);
  }, [isDone, designId]);
  const guard = useLeaveGuard({ isDirty: dirty, asksOnClose: true });

  const save = useAction(
    (arranged: (graph: Graph) => Graph) => session.save(arranged),
    updateTopology.fallback,
  );
  const loadNewer = useAction(async (keep: 'reapply' | 'discard') => {
    await session.load(keep);
    save.reset();
  }, getTopology.fallback);

  /** What comes back may be thousands of devices: they are rendered in slices, and the page answers in between. */
  const takeStep = (kind: 'undo' | 'redo') => {
    const { nodes, edges } = session.state.history.present;
    if (nodes.length + edges.length <= mostInFrame) session.dispatch({ kind });
    else startTransition(() => session.dispatch({ kind }));
  };

  return {
    history,
    opened,
    lastUpdated: stored.lastUpdated,
    version: stored.version,
    edits: stored.edits,
    isDirty: dirty,
    guard,
    discard,
    edit: (edit) => {
      session.dispatch({ kind: 'edit', edit });
      const done = session.state.history.past.at(-1);
      return () => {
        const isLast = done !== undefined && session.state.history.past.at(-1) === done;
        if (isLast) takeStep('undo');
        return isLast;
      };
    },
    undo: () => takeStep('undo'),
    redo: () => takeStep('redo'),
    save,
    isStale: stale,
    loadNewer,
    conflict: collided && {
      theirs: { version: collided.newer.version, updatedAt: collided.newer.lastUpdated },
      changes: collided.changes,
      keepMine: (conceded) => {
        session.resolve(conceded);
        save.reset();
      },
      loadTheirs: () => {
        session.concede();
        save.reset();
      },
      close: () => session.close(),
    },
    notice,
    dismissNotice: () => session.dismissNotice(),
  };
}

/** Undefined once somebody has arranged the plan. */
const shownUnarranged = (stored: Graph): Pick<Positions, 'get'> | undefined =>
  isAsPlanned(stored) ? firstPositionsOf(stored) : undefined;
