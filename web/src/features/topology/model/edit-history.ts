import type { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { elementName } from '#shared/network/graph/element-name.ts';
import { graphDifference } from '#shared/network/graph/graph-difference.ts';
import { type GraphStep, redone, stepBetween, undone } from '#shared/network/graph/graph-step.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import {
  addNode,
  connectNodes,
  type Elements,
  moveNodes,
  relabelNode,
  removeElements,
  retypeEdge,
} from './edits.ts';
import { elementsInWords } from './elements-in-words.ts';
import { indexGraph } from './graph-index.ts';
import type { Positions } from './positions.ts';

/** What a person does to a graph. Ids of new elements come with the edit, so that the reducer stays pure. */
export type Edit =
  | { readonly kind: 'relabel'; readonly id: string; readonly label: string }
  /** `name` where it is more than a move, as `align 3 devices in a row`; `moved` are others that make room. */
  | {
      readonly kind: 'move';
      readonly positions: Positions;
      readonly name?: string;
      readonly moved?: Positions;
    }
  | { readonly kind: 'remove'; readonly elements: Elements }
  /** One more device, with others that make room for it. */
  | { readonly kind: 'add'; readonly node: TopologyNode; readonly moved?: Positions }
  | { readonly kind: 'connect'; readonly edge: TopologyEdge }
  | { readonly kind: 'retype'; readonly id: string; readonly type: TopologyEdge['type'] }
  /** Several changes at once, such as a check's repair; those that do not apply any more are left out. */
  | { readonly kind: 'apply'; readonly changes: TopologyChanges; readonly name?: string }
  /** Anything else; `name` is read after “Undo: ”, as `align 3 devices`. Where it `resettles`, devices move to a site or floor that they get. */
  | {
      readonly kind: 'change';
      readonly name: string;
      readonly change: (graph: Graph) => Graph;
      readonly resettles?: boolean;
    };

export type HistoryAction =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Starts over from what is stored, with unsaved changes on top where there are some. */
  | { readonly kind: 'load'; readonly saved: Graph; readonly present?: Graph }
  /** Someone else stored `saved`; `present` is that with the unsaved changes on top. What was done can be undone still. */
  | { readonly kind: 'rebase'; readonly saved: Graph; readonly present: Graph }
  /** The graph that was sent is stored; edits made while it travelled stay. */
  | { readonly kind: 'saved'; readonly sent: Graph; readonly stored: Graph };

/** One edit, by the name of what it did, as changes and their inverse: it outlives saving and others' changes. */
export interface EditStep extends GraphStep {
  readonly name: string;
}

/** A graph under edit: what is stored, what is shown, and the log of what was done and undone. */
export interface EditHistory {
  readonly saved: Graph;
  readonly present: Graph;
  readonly past: readonly EditStep[];
  /** The next to redo first. */
  readonly future: readonly EditStep[];
}

/** A step is as large as what it changed. */
const stepsKept = 100;

export const startHistory = (saved: Graph, present: Graph = saved): EditHistory => ({
  saved,
  present,
  past: present === saved ? [] : [stepTo('the changes from before', saved, present)],
  future: [],
});

export const isDirty = (history: EditHistory): boolean => history.present !== history.saved;

/** The next state of an edited graph. An edit that changes nothing leaves no step. */
export function reduceHistory(history: EditHistory, action: HistoryAction): EditHistory {
  switch (action.kind) {
    case 'edit':
      return step(history, action.edit);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'load':
      return startHistory(action.saved, action.present);
    case 'rebase':
      return { ...history, saved: action.saved, present: savedOr(action.saved, action.present) };
    case 'saved':
      return afterSave(history, action.sent, action.stored);
  }
}

const nowhere: Positions = new Map();

/** One edit on a graph; the same graph where it changes nothing or is not allowed. */
export function applyEdit(graph: Graph, edit: Edit): Graph {
  switch (edit.kind) {
    case 'relabel':
      return relabelNode(graph, edit.id, edit.label);
    case 'move':
      return moveNodes(moveNodes(graph, edit.positions), edit.moved ?? nowhere);
    case 'remove':
      return removeElements(graph, edit.elements);
    case 'add':
      return addNode(edit.moved ? moveNodes(graph, edit.moved) : graph, edit.node);
    case 'connect':
      return connectNodes(graph, edit.edge);
    case 'retype':
      return retypeEdge(graph, edit.id, edit.type);
    case 'apply':
      return mergeChanges(graph, edit.changes).graph;
    case 'change':
      return edit.change(graph);
  }
}

/** What an edit does, to be read after “Undo: ”: `move 3 devices`. `graph` is the one before it. */
export function nameOfEdit(edit: Edit, graph: Graph): string {
  const name = (id: string) => elementName({ ...indexGraph(graph), subnets: graph.subnets }, id);
  switch (edit.kind) {
    case 'relabel':
      return `rename ${name(edit.id)}`;
    case 'move':
      return (
        edit.name ??
        `move ${elementsInWords({ nodes: new Set(edit.positions.keys()), edges: new Set() }, graph)}`
      );
    case 'remove':
      return `remove ${elementsInWords(edit.elements, graph)}`;
    case 'add':
      return `add ${edit.node.label}`;
    case 'connect':
      return `link ${name(edit.edge.source)} and ${name(edit.edge.target)}`;
    case 'retype':
      return `change the type of ${name(edit.id)}`;
    case 'apply':
      return edit.name ?? 'change the plan';
    case 'change':
      return edit.name;
  }
}

const stepTo = (name: string, before: Graph, after: Graph): EditStep => ({
  name,
  ...stepBetween(before, after),
});

function step(history: EditHistory, edit: Edit): EditHistory {
  const { saved, present, past } = history;
  const next = applyEdit(present, edit);
  if (next === present) return history;
  const done = stepTo(nameOfEdit(edit, present), present, next);
  if (changesNothing(done.forth.changes)) return history;
  // Of what was as it is stored, and differs now, that need not be asked again.
  const after = present === saved ? next : savedOr(saved, next);
  return { saved, present: after, past: [...past, done].slice(-stepsKept), future: [] };
}

function undo(history: EditHistory): EditHistory {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    saved: history.saved,
    present: savedOr(history.saved, undone(history.present, last)),
    past: history.past.slice(0, -1),
    future: [last, ...history.future],
  };
}

function redo(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return {
    saved: history.saved,
    present: savedOr(history.saved, redone(history.present, next)),
    past: [...history.past, next],
    future,
  };
}

/** What was done while the save travelled is put on top of what the service stored. */
function afterSave(history: EditHistory, sent: Graph, stored: Graph): EditHistory {
  if (history.present === sent) return { ...history, saved: stored, present: stored };
  const { changes, before } = graphDifference(sent, history.present);
  const { graph } = mergeChanges(stored, changes, before);
  return { ...history, saved: stored, present: savedOr(stored, graph) };
}

/** What is as it is stored is that, so that nothing counts as unsaved. */
const savedOr = (saved: Graph, graph: Graph): Graph => (isSameGraph(saved, graph) ? saved : graph);

const isSameGraph = (one: Graph, other: Graph): boolean =>
  one === other || changesNothing(changesBetween(one, other));

const changesNothing = ({ nodes, edges, subnets, notes, views }: TopologyChanges): boolean =>
  notes === undefined && views === undefined && [nodes, edges, subnets].every(isNothing);

const isNothing = ({
  added,
  changed,
  removed,
}: TopologyChanges['nodes'] | TopologyChanges['edges'] | TopologyChanges['subnets']): boolean =>
  added.length + changed.length + removed.length === 0;
