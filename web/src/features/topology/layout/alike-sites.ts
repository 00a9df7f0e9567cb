import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import type { PlacedSite } from './pack-sites.ts';
import type { SiteGroup } from './site-groups.ts';

/** Lays out each site, those that are built alike once: device by device they stand in the same places. */
export function alikeSites(
  groups: readonly SiteGroup[],
  layOut: (group: SiteGroup) => Positions,
  shapeOf: (group: SiteGroup) => string = siteShape,
): PlacedSite[] {
  const known = new Map<string, readonly (Position | undefined)[]>();
  return groups.map((group) => {
    const { site, nodes } = group;
    const shape = shapeOf(group);
    const places = known.get(shape);
    if (places === undefined) {
      const positions = layOut(group);
      known.set(
        shape,
        nodes.map(({ id }) => positions.get(id)),
      );
      return { site, positions };
    }
    const positions = new Map<string, Position>();
    nodes.forEach(({ id }, i) => {
      const at = places[i];
      if (at) positions.set(id, at);
    });
    return { site, positions };
  });
}

/** All that places depend on: kinds, floors and links, and the order of names, which begin with the site's code. */
export function siteShape({ nodes, edges }: SiteGroup): string {
  const order = new Map<string, number>();
  const shared = sharedBeginning(nodes);
  const kinds = nodes.map(({ id, type, layer, building, floor, label }, i) => {
    order.set(id, i);
    return [type, layer, building, floor, label.slice(shared)];
  });
  const ends: (number | undefined)[] = [];
  for (const { source, target } of edges) ends.push(order.get(source), order.get(target));
  return JSON.stringify([kinds, ends]);
}

/** How many letters all names begin with; no figure is cut in two, since figures are compared whole. */
function sharedBeginning(nodes: SiteGroup['nodes']): number {
  const name = nodes[0]?.label ?? '';
  let shared = name.length;
  for (const { label } of nodes) {
    let same = 0;
    while (same < shared && label[same] === name[same]) same += 1;
    shared = same;
  }
  if (nodes.some(({ label }) => isDigit(label[shared]))) while (isDigit(name[shared - 1])) shared -= 1;
  return shared;
}

const isDigit = (letter = ''): boolean => letter >= '0' && letter <= '9';
