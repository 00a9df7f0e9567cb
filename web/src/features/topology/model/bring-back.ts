import type { CollidingField } from '#shared/contract/errors.ts';
import type { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Element, ListChanges, Patch } from '#shared/network/graph/list-changes.ts';
import type { Touched } from '#shared/network/graph/touched.ts';
import type { Positions } from './positions.ts';

interface BroughtBack {
  /** Where I and they collide, but for what is conceded. */
  readonly collisions: readonly CollidingField[];
  readonly base: Graph;
  readonly newer: Graph;
  readonly shown: Pick<Positions, 'get'> | undefined;
}

/**
 * My changes, so that what I changed and they removed is there again: as it was, with my changes, and a device with the links
 * that went with it, as far as their other ends are there.
 *
 * @param base what I began from
 * @param shown where devices of it stood on the canvas, where that is not stored
 */
export function bringBack(
  mine: TopologyChanges,
  before: Touched,
  { collisions, base, newer, shown }: BroughtBack,
): TopologyChanges {
  const lost = collisions.filter(({ field, theirs }) => field === undefined && theirs === undefined);
  if (lost.length === 0) return mine;
  const gone = new Set(lost.map(({ list, id }) => `${list}/${id}`));
  const of = <E extends Element>(list: keyof Touched, changes: ListChanges<E>, were: readonly E[] = []) => {
    const bases = new Map(were.map((element) => [element.id, element]));
    const isGone = ({ id }: Element) => gone.has(`${list}/${id}`);
    return {
      added: [
        ...changes.added,
        ...changes.changed.filter(isGone).flatMap((patch) => withPatch(bases.get(patch.id), patch)),
      ],
      changed: changes.changed.filter((patch) => !isGone(patch)),
      removed: changes.removed.filter((id) => !isGone({ id })),
    };
  };
  const nodes = of(
    'nodes',
    mine.nodes,
    before.nodes.map((node) => {
      const at = shown?.get(node.id);
      return at ? { ...node, position: { x: Math.round(at.x), y: Math.round(at.y) } } : node;
    }),
  );
  const edges = of('edges', mine.edges, before.edges);
  const there = new Set([...newer.nodes, ...nodes.added].map(({ id }) => id));
  for (const id of nodes.removed) there.delete(id);
  const settled = new Set([...newer.edges, ...edges.added].map(({ id }) => id));
  const withDevices = base.edges.filter(
    ({ id, source, target }) =>
      (gone.has(`nodes/${source}`) || gone.has(`nodes/${target}`)) &&
      there.has(source) &&
      there.has(target) &&
      !settled.has(id) &&
      !mine.edges.removed.includes(id),
  );
  return {
    ...mine,
    nodes,
    edges: { ...edges, added: [...edges.added, ...withDevices] },
    subnets: of('subnets', mine.subnets, before.subnets),
    ...(mine.notes && { notes: of('notes', mine.notes, before.notes) }),
    ...(mine.views && { views: of('views', mine.views, before.views) }),
  };
}

function withPatch<E extends Element>(base: E | undefined, patch: Patch<E>): E[];
function withPatch(base: object | undefined, patch: object): object[] {
  return base === undefined ? [] : [{ ...base, ...patch }];
}
