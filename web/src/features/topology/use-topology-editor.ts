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
import { ApiError } from '#web/api/api-error.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { clearDraft, readDraft } from '#web/features/topology/model/draft.ts';
import {
  type Edit,
  type EditHistory,
  isDirty,
  reduceHistory,
  startHistory,
} from '#web/features/topology/model/edit-history.ts';
import { reapplyChanges } from '#web/features/topology/model/reapply-changes.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/ui/editing/use-leave-guard.ts';
import { useDraft } from './use-draft.ts';

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
  /** Gives the unsaved changes up, on leaving. */
  readonly discard: () => void;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Stores `arranged`: the present graph with the places that are shown. */
  readonly save: Action<[arranged: Graph], Topology>;
  /** Somebody else stored a newer version while there were changes here. */
  readonly isStale: boolean;
  readonly loadNewer: Action<[keep: 'reapply' | 'discard'], void>;
  /** What was said on loading: changes restored from before, or those that no longer apply. */
  readonly notice: EditorNotice | undefined;
  readonly dismissNotice: () => void;
}

export type EditorNotice =
  | { readonly kind: 'restored' }
  | { readonly kind: 'reapplied'; readonly dropped: readonly string[] };

/** The topology of a design under the hand: edits with undo, the draft, saving, and what to do when two people save. */
export function useTopologyEditor(topology: Topology): TopologyEditor {
  const { designId } = topology;
  const stores = useTopologyChanges(designId);
  const [start] = useState(() => startFrom(topology));
  const [history, dispatch] = useReducer(reduceHistory, start.history);
  const [stored, setStored] = useState(start.stored);
  const [opened, setOpened] = useState(start.history.saved);
  const [isStale, setStale] = useState(start.staleChanges !== undefined);
  const [notice, setNotice] = useState<EditorNotice | undefined>(start.notice);
  /** Changes from before a reload that were made on an older version than the one that was loaded. */
  const staleChanges = useRef<TopologyChanges>(start.staleChanges);
  const dirty = isDirty(history);
  const discard = useDraft({
    designId,
    version: stored.version,
    history,
    isPaused: staleChanges.current !== undefined,
  });
  const guard = useLeaveGuard({ isDirty: dirty, asksOnClose: true });

  const open = (newer: Topology, changes: TopologyChanges | undefined) => {
    const saved = graphOf(newer);
    const { graph, dropped } = changes ? reapplyChanges(saved, changes) : { graph: saved, dropped: [] };
    staleChanges.current = undefined;
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
    const mine = staleChanges.current ?? changesBetween(history.saved, history.present);
    const data = await stores.read();
    if (keep === 'discard') clearDraft(sessionStorage, designId);
    open(data, keep === 'reapply' ? mine : undefined);
    save.reset();
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
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}

interface Start {
  readonly history: EditHistory;
  readonly stored: Pick<Topology, 'version' | 'lastUpdated' | 'edits'>;
  readonly staleChanges: TopologyChanges | undefined;
  readonly notice: EditorNotice | undefined;
}

/** A draft of this version goes on top; one of another version waits for the person to decide. */
function startFrom(topology: Topology): Start {
  const saved = graphOf(topology);
  const draft = readDraft(sessionStorage, topology.designId);
  const nothing = {
    history: startHistory(saved),
    stored: topology,
    staleChanges: undefined,
    notice: undefined,
  };
  if (!draft) return nothing;
  if (draft.version !== topology.version) return { ...nothing, staleChanges: draft.changes };
  const { graph } = reapplyChanges(saved, draft.changes);
  return { ...nothing, history: startHistory(saved, graph), notice: { kind: 'restored' } };
}

const graphOf = ({ nodes, edges, subnets }: Topology): Graph => ({ nodes, edges, subnets });
