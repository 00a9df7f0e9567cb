import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { ElementChange } from './changes-in-words.ts';
import { boxAround, grow, type Position } from './positions.ts';

/** Two versions of a topology in one drawing, around what differs. */
export interface ComparedGraph {
  readonly nodes: TopologyNode[];
  readonly edges: TopologyEdge[];
  /** What became of a device or a link, by id, with its name. */
  readonly marks: ReadonlyMap<string, Pick<ElementChange, 'kind' | 'name'>>;
}

/** Around what differs, in pixels of the canvas. */
const surroundings = 200;
/** More than these cannot be told apart in a dialog. */
const mostNodes = 300;

/**
 * What two versions have, with what differs marked: what was removed stands where it stood beside what it was linked to.
 * Undefined where no device and no link differs in more than its place, or too many would have to be drawn.
 */
export function comparedGraph(
  before: Graph,
  now: Graph,
  changes: readonly ElementChange[],
): ComparedGraph | undefined {
  const drawn = changes.filter(({ list, isMove }) => !isMove && (list === 'nodes' || list === 'edges'));
  if (drawn.length === 0) return undefined;
  const marks = new Map(drawn.map(({ id, kind, name }) => [id, { kind, name }]));
  const isRemoved = ({ id }: { readonly id: string }) => marks.get(id)?.kind === 'removed';
  const there = new Map(now.nodes.map((node) => [node.id, node]));
  const nodes = [
    ...now.nodes,
    ...before.nodes.filter(isRemoved).map((node) => withPlace(node, placeOfRemoved(node, before, there))),
  ];
  const edges = [...now.edges, ...before.edges.filter(isRemoved)];
  const ends = edges.flatMap(({ id, source, target }) => (marks.has(id) ? [source, target] : []));
  const told = new Set([...marks.keys(), ...ends]);
  const box = boxAround(nodes.flatMap(({ id, position }) => (told.has(id) && position ? position : [])));
  if (!box) return undefined;
  const { left, top, right, bottom } = grow(box, surroundings);
  const near = nodes.filter(
    ({ position: { x, y } = { x: left, y: top } }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  if (near.length > mostNodes) return undefined;
  const ids = new Set(near.map(({ id }) => id));
  return {
    nodes: near,
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    marks,
  };
}

/** As far from a neighbour that is still there as it stood then: all may have been arranged anew meanwhile. */
function placeOfRemoved(
  { id, position }: TopologyNode,
  before: Graph,
  there: ReadonlyMap<string, TopologyNode>,
): Position | undefined {
  const link = before.edges.find(
    ({ source, target }) => (source === id && there.has(target)) || (target === id && there.has(source)),
  );
  const neighbour = link && (link.source === id ? link.target : link.source);
  const then = before.nodes.find((node) => node.id === neighbour)?.position;
  const now = there.get(neighbour ?? '')?.position;
  if (!position || !then || !now) return position;
  return { x: now.x + position.x - then.x, y: now.y + position.y - then.y };
}

const withPlace = (node: TopologyNode, position: Position | undefined): TopologyNode =>
  position ? { ...node, position } : node;
