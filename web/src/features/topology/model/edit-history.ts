import type { Graph, TopologyChanges, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import {
  addNode,
  connectNodes,
  type Elements,
  moveNodes,
  relabelNode,
  removeElements,
  retypeEdge,
} from './edits.ts';
import type { Positions } from './positions.ts';
import { reapplyChanges } from './reapply-changes.ts';

/** What a person does to a graph. Ids of new elements come with the edit, so that the reducer stays pure. */
export type Edit =
  | { readonly kind: 'relabel'; readonly id: string; readonly label: string }
  | { readonly kind: 'move'; readonly positions: Positions }
  | { readonly kind: 'remove'; readonly elements: Elements }
  | { readonly kind: 'add'; readonly node: TopologyNode }
  | { readonly kind: 'connect'; readonly edge: TopologyEdge }
  | { readonly kind: 'retype'; readonly id: string; readonly type: TopologyEdge['type'] }
  /** Several changes at once, such as a check's repair; those that do not apply any more are left out. */
  | { readonly kind: 'apply'; readonly changes: TopologyChanges };

export type HistoryAction =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Starts over from what is stored, with unsaved changes on top where there are some. */
  | { readonly kind: 'load'; readonly saved: Graph; readonly present?: Graph }
  /** The graph that was sent is stored; edits made while it travelled stay. */
  | { readonly kind: 'saved'; readonly sent: Graph; readonly stored: Graph };

/** A graph under edit: what is stored, what is shown, and the undo and redo steps. */
export interface EditHistory {
  readonly saved: Graph;
  readonly present: Graph;
  readonly past: readonly Graph[];
  readonly future: readonly Graph[];
}

/** Graphs share their unchanged nodes, so that a step costs a list of references. */
const stepsKept = 100;

export const startHistory = (saved: Graph, present: Graph = saved): EditHistory => ({
  saved,
  present,
  past: present === saved ? [] : [saved],
  future: [],
});

export const isDirty = (history: EditHistory): boolean => history.present !== history.saved;

/** The next state of an edited graph. An edit that changes nothing leaves no step. */
export function reduceHistory(history: EditHistory, action: HistoryAction): EditHistory {
  switch (action.kind) {
    case 'edit':
      return step(history, applyEdit(history.present, action.edit));
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'load':
      return startHistory(action.saved, action.present);
    case 'saved':
      return afterSave(history, action.sent, action.stored);
  }
}

/** One edit on a graph; the same graph where it changes nothing or is not allowed. */
export function applyEdit(graph: Graph, edit: Edit): Graph {
  switch (edit.kind) {
    case 'relabel':
      return relabelNode(graph, edit.id, edit.label);
    case 'move':
      return moveNodes(graph, edit.positions);
    case 'remove':
      return removeElements(graph, edit.elements);
    case 'add':
      return addNode(graph, edit.node);
    case 'connect':
      return connectNodes(graph, edit.edge);
    case 'retype':
      return retypeEdge(graph, edit.id, edit.type);
    case 'apply':
      return reapplyChanges(graph, edit.changes).graph;
  }
}

function step(history: EditHistory, next: Graph): EditHistory {
  if (next === history.present) return history;
  return {
    ...history,
    present: next,
    past: [...history.past, history.present].slice(-stepsKept),
    future: [],
  };
}

function undo(history: EditHistory): EditHistory {
  const previous = history.past.at(-1);
  if (!previous) return history;
  const future = [history.present, ...history.future];
  return { ...history, present: previous, past: history.past.slice(0, -1), future };
}

function redo(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { ...history, present: next, past: [...history.past, history.present], future };
}

/** What was done while the save travelled is put on top of what the service stored. */
function afterSave(history: EditHistory, sent: Graph, stored: Graph): EditHistory {
  if (history.present === sent) return { ...history, saved: stored, present: stored };
  const { graph } = reapplyChanges(stored, changesBetween(sent, history.present));
  return { ...history, saved: stored, present: graph };
}
