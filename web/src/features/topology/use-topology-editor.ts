import { useEffect, useReducer, useRef, useState } from 'react';
import {
  type Graph,
  getTopology,
  type Topology,
  type TopologyChanges,
  updateTopology,
} from '#shared/contract/topology.ts';
import type { TopologyEdits } from '#shared/contract/topology-edits.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import {
  contestedChanges,
  touchedBy,
  withoutConceded,
} from '#web/features/topology/model/contested-changes.ts';
import {
  readTopologyDraft,
  type TopologyDraft,
  topologyDraftKey,
} from '#web/features/topology/model/draft.ts';
import {
  type Edit,
  type EditHistory,
  isDirty,
  reduceHistory,
  startHistory,
} from '#web/features/topology/model/edit-history.ts';
import { reapplyChanges } from '#web/features/topology/model/reapply-changes.ts';
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
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Stores `arranged`: the present graph with the places that are shown. */
  readonly save: Action<[arranged: Graph], Topology>;
  /** Someone else stored a newer version while there were changes here. */
  readonly isStale: boolean;
  readonly loadNewer: Action<[keep: 'reapply' | 'discard'], void>;
  /** What both sides changed, while the choice between them is open. */
  readonly conflict: Conflict | undefined;
  /** What was said on loading: changes restored from before, or those that no longer apply. */
  readonly notice: EditorNotice | undefined;
  readonly dismissNotice: () => void;
}

export type EditorNotice =
  | { readonly kind: 'restored' }
  | { readonly kind: 'reapplied'; readonly dropped: readonly string[] };

/** The topology of a design under edit: edits with undo, the draft, saving, and conflicts with other people. */
export function useTopologyEditor(topology: Topology): TopologyEditor {
  const { designId } = topology;
  const stores = useTopologyChanges(designId);
  const [start] = useState(() => startFrom(topology));
  const [history, dispatch] = useReducer(reduceHistory, start.history);
  const [stored, setStored] = useState(start.stored);
  const [opened, setOpened] = useState(start.history.saved);
  const [isStale, setStale] = useState(start.staleDraft !== undefined);
  const [notice, setNotice] = useState<EditorNotice | undefined>(start.notice);
  /** A draft from before a reload that was made on an older version than the one that was loaded. */
  const staleDraft = useRef<TopologyDraft>(start.staleDraft);
  const [conflict, setConflict] = useState<Conflict>();
  const dirty = isDirty(history);
  const pack = (): TopologyDraft => {
    const changes = changesBetween(history.saved, history.present);
    return { changes, before: touchedBy(changes, history.saved) };
  };
  const discard = useDraft({
    key: topologyDraftKey(designId),
    values: history,
    version: stored.version,
    isDirty: dirty,
    pack,
    isPaused: staleDraft.current !== undefined,
    store: sessionStorage,
  });
  const guard = useLeaveGuard({ isDirty: dirty, asksOnClose: true });

  const open = (newer: Topology, changes: TopologyChanges | undefined) => {
    const saved = graphOf(newer);
    const { graph, dropped } = changes ? reapplyChanges(saved, changes) : { graph: saved, dropped: [] };
    staleDraft.current = undefined;
    setConflict(undefined);
    dispatch({ kind: 'load', saved, ...(changes ? { present: graph } : {}) });
    setStored(newer);
    setOpened(saved);
    setStale(false);
    setNotice(changes ? { kind: 'reapplied', dropped } : undefined);
  };

  const latest = useRef({ dirty, open, version: stored.version, isSaving: false });
  const save = useAction(async (arranged: Graph) => {
    const sent = history.present;
    const body = { version: stored.version, changes: changesBetween(history.saved, arranged) };
    try {
      const data = await stores.update(body);
      dispatch({ kind: 'saved', sent, stored: graphOf(data) });
      setStored(data);
      setNotice(undefined);
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version') setStale(true);
      throw error;
    }
  }, updateTopology.fallback);

  latest.current = { dirty, open, version: stored.version, isSaving: save.isLoading };
  useEffect(() => {
    const { version, isSaving, dirty: hasChanges, open: show } = latest.current;
    // The cache was refreshed, on coming back to the window for one; what is being saved here comes by itself.
    if (topology.version <= version || isSaving) return;
    if (hasChanges) setStale(true);
    else show(topology, undefined);
  }, [topology]);

  const loadNewer = useAction(async (keep: 'reapply' | 'discard') => {
    const { changes, before } = staleDraft.current ?? pack();
    const newer = await stores.read();
    const contested = keep === 'reapply' && before ? contestedChanges(before, changes, newer) : [];
    save.reset();
    if (contested.length === 0) return open(newer, keep === 'reapply' ? changes : undefined);
    setConflict({
      theirs: { version: newer.version, updatedAt: newer.lastUpdated },
      changes: contested,
      keepMine: (conceded) => open(newer, withoutConceded(changes, conceded)),
      loadTheirs: () => open(newer, undefined),
      close: () => setConflict(undefined),
    });
  }, getTopology.fallback);

  return {
    history,
    opened,
    lastUpdated: stored.lastUpdated,
    version: stored.version,
    edits: stored.edits,
    isDirty: dirty,
    guard,
    discard,
    edit: (edit) => dispatch({ kind: 'edit', edit }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    save,
    isStale,
    loadNewer,
    conflict,
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}

interface Start {
  readonly history: EditHistory;
  readonly stored: Pick<Topology, 'version' | 'lastUpdated' | 'edits'>;
  readonly staleDraft: TopologyDraft | undefined;
  readonly notice: EditorNotice | undefined;
}

/** A draft of this version goes on top; one of another version waits for the person to decide. */
function startFrom(topology: Topology): Start {
  const saved = graphOf(topology);
  const draft = readTopologyDraft(sessionStorage, topology.designId);
  const nothing = {
    history: startHistory(saved),
    stored: topology,
    staleDraft: undefined,
    notice: undefined,
  };
  if (!draft) return nothing;
  if (draft.version !== topology.version) return { ...nothing, staleDraft: draft.values };
  const { graph } = reapplyChanges(saved, draft.values.changes);
  return { ...nothing, history: startHistory(saved, graph), notice: { kind: 'restored' } };
}

const graphOf = ({ nodes, edges, subnets, notes }: Topology): Graph => ({
  nodes,
  edges,
  subnets,
  ...drawnParts({ notes }),
});
