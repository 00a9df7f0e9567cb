import {
  type Graph,
  TopologyChanges,
  type TopologyEdge,
  type TopologyNode,
} from '#shared/contract/topology.ts';
import { isSame } from '#shared/network/graph/same-value.ts';
import type { ThreeWay } from '#web/ui/editing/merge.ts';
import type { ShownChange } from '#web/ui/editing/use-editing.ts';
import { fieldName, inWords } from './field-words.ts';

type Elements = Pick<Graph, 'nodes' | 'edges'>;
type Element = TopologyNode | TopologyEdge;
type ElementChanges = TopologyChanges['nodes'] | TopologyChanges['edges'];

/** The elements of a graph that changes touch. */
export const touchedBy = ({ nodes, edges }: TopologyChanges, graph: Elements): Elements => ({
  nodes: graph.nodes.filter(({ id }) => idsIn(nodes).has(id)),
  edges: graph.edges.filter(({ id }) => idsIn(edges).has(id)),
});

const idsIn = ({ changed, removed }: ElementChanges): ReadonlySet<string> =>
  new Set([...changed.map(({ id }) => id), ...removed]);

/**
 * What both I and someone else changed, differently: fields of elements, and elements that one side removed. `before`
 * is what both began from. A change to what they removed is none: it cannot be kept (reapplyChanges).
 */
export function contestedChanges(before: Elements, mine: TopologyChanges, newer: Elements): ShownChange[] {
  const labels = new Map([...before.nodes, ...newer.nodes].map(({ id, label }) => [id, label]));
  const nameOf = (element: Element) =>
    'source' in element
      ? `${labels.get(element.source) ?? element.source} – ${labels.get(element.target) ?? element.target}`
      : element.label;
  return [
    ...contestedIn('nodes', before.nodes, mine.nodes, newer.nodes, nameOf),
    ...contestedIn('edges', before.edges, mine.edges, newer.edges, nameOf),
  ];
}

function contestedIn(
  kind: string,
  before: readonly Element[],
  { added, changed, removed }: ElementChanges,
  newer: readonly Element[],
  nameOf: (element: Element) => string,
): ShownChange[] {
  const bases = new Map(before.map((element) => [element.id, element]));
  const replaced = new Map<string, Element>(added.map((element) => [element.id, element]));
  const stored = new Map(newer.map((element) => [element.id, element]));
  const patches = new Map<string, object>(changed.map((patch) => [patch.id, patch]));
  return [...bases.values()].flatMap((base) => {
    const theirs = stored.get(base.id);
    if (!theirs) return [];
    const path = `${kind}/${base.id}`;
    const label = nameOf(base);
    if (removed.includes(base.id)) {
      const mine = replaced.get(base.id);
      const words = { base: 'As it was', mine: mine ? 'Changed' : 'Removed', theirs: 'Changed' };
      return contested({ path, label, base, mine, theirs }, () => words);
    }
    const fields = (element: object) => new Map<string, unknown>(Object.entries(element));
    return Object.entries(patches.get(base.id) ?? {}).flatMap(([field, value]) =>
      contested(
        {
          path: `${path}/${field}`,
          label: `${label}: ${fieldName(field)}`,
          base: fields(base).get(field),
          mine: value,
          theirs: fields(theirs).get(field),
        },
        (sides) => ({
          base: inWords(sides.base, field),
          mine: inWords(sides.mine, field),
          theirs: inWords(sides.theirs, field),
        }),
      ),
    );
  });
}

type Sides = ThreeWay<unknown> & { readonly path: string; readonly label: string };

const contested = (sides: Sides, words: (sides: Sides) => ThreeWay<string>): ShownChange[] =>
  isSame(sides.base, sides.theirs) || isSame(sides.mine, sides.theirs)
    ? []
    : [{ path: sides.path, label: sides.label, ...words(sides), isContested: true }];

/** My changes without those that are conceded to the other side, by the paths of contested changes. */
export const withoutConceded = (mine: TopologyChanges, conceded: ReadonlySet<string>): TopologyChanges =>
  TopologyChanges.parse({
    ...mine,
    nodes: keptOf('nodes', mine.nodes, conceded),
    edges: keptOf('edges', mine.edges, conceded),
  });

function keptOf(kind: string, { added, changed, removed }: ElementChanges, conceded: ReadonlySet<string>) {
  const gone = new Set(removed.filter((id) => conceded.has(`${kind}/${id}`)));
  return {
    added: added.filter(({ id }) => !gone.has(id)),
    removed: removed.filter((id) => !gone.has(id)),
    changed: changed.map((patch) =>
      Object.fromEntries(
        Object.entries(patch).filter(([field]) => !conceded.has(`${kind}/${patch.id}/${field}`)),
      ),
    ),
  };
}
