import type { Graph } from '#shared/contract/topology-items.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { elementName } from '#shared/network/graph/element-name.ts';
import type { Element, ListChanges } from '#shared/network/graph/list-changes.ts';
import { isSame } from '#shared/network/graph/same-value.ts';
import { fieldName } from './field-words.ts';
import { indexGraph } from './graph-index.ts';
import { noteName } from './note-name.ts';

/** One element that differs between two graphs. */
export interface ElementChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly list: 'nodes' | 'edges' | 'subnets' | 'notes' | 'views';
  readonly id: string;
  readonly name: string;
  /** The fields that differ, as people call them; none where it came or went. */
  readonly fields: readonly string[];
  /** Nothing but its place differs: a layout that is stored moves everything. */
  readonly isMove: boolean;
}

/** What differs from one graph to another, element by element: what came, what went, then what changed. */
export function changesInWords(before: Graph, after: Graph): ElementChange[] {
  const changes = changesBetween(before, after);
  return [
    ...listChanges('nodes', changes.nodes, before, after),
    ...listChanges('edges', changes.edges, before, after),
    ...listChanges('subnets', changes.subnets, before, after),
    ...(changes.notes ? listChanges('notes', changes.notes, before, after) : []),
    ...(changes.views ? listChanges('views', changes.views, before, after) : []),
  ];
}

/** The same in a line: `HQ-CORE-1: Name` or `HQ-ACC-3 added`. */
export const changeSentence = ({ kind, name, fields }: ElementChange): string =>
  kind === 'changed' ? `${name}: ${fields.join(', ')}` : `${name} ${kind}`;

function listChanges(
  list: ElementChange['list'],
  { added, changed, removed }: ListChanges,
  before: Graph,
  after: Graph,
): ElementChange[] {
  const gone = new Set(removed);
  const replaced = new Map(added.filter(({ id }) => gone.has(id)).map((element) => [element.id, element]));
  const old = new Map<string, Element>((before[list] ?? []).map((element) => [element.id, element]));
  const change = (
    kind: ElementChange['kind'],
    id: string,
    fields: readonly string[] = [],
  ): ElementChange => ({
    kind,
    list,
    id,
    name: nameIn(kind === 'removed' ? before : after, list, id),
    fields: fields.map(fieldName),
    isMove: kind === 'changed' && fields.every((field) => field === 'position'),
  });
  return [
    ...added.filter(({ id }) => !gone.has(id)).map(({ id }) => change('added', id)),
    ...removed.filter((id) => !replaced.has(id)).map((id) => change('removed', id)),
    ...[...replaced.values()].map((element) =>
      change('changed', element.id, differing(old.get(element.id), element)),
    ),
    ...changed.map((patch) =>
      change(
        'changed',
        patch.id,
        Object.keys(patch).filter((field) => field !== 'id'),
      ),
    ),
  ];
}

function nameIn(graph: Graph, list: ElementChange['list'], id: string): string {
  if (list === 'views') return `View “${graph.views?.find((view) => view.id === id)?.name ?? id}”`;
  if (list !== 'notes') return elementName({ ...indexGraph(graph), subnets: graph.subnets }, id);
  const note = graph.notes?.find((own) => own.id === id);
  return note ? noteName(note) : id;
}

function differing(before: object = {}, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !isSame(old.get(field), now.get(field)),
  );
}
