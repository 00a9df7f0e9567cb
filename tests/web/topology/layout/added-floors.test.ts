import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { siteBands } from '#shared/network/drawing/bands.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';

const planOf = (floors: number, usersOfFloor: number) =>
  planTopology(
    Requirements.parse({
      sites: [
        {
          name: 'Leeds',
          kind: 'headquarters',
          wiredUsers: usersOfFloor * floors,
          wirelessUsers: 40,
          floors,
        },
        { name: 'York', wiredUsers: 30, floors: 2 },
        { name: 'Hull', wiredUsers: 30 },
      ],
    }),
  );

/** As the first save stores it. */
function stored(plan: Graph): Graph {
  const places = firstPositions(plan);
  const at = (id: string) => {
    const { x = 0, y = 0 } = places.get(id) ?? {};
    return { x: Math.round(x), y: Math.round(y) };
  };
  return { ...plan, nodes: plan.nodes.map((node) => ({ ...node, position: at(node.id) })) };
}

const framesOf = ({ nodes }: Graph, site: string) => {
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  const own = nodes.filter((node) => node.site === site);
  return siteBands(own, (id) => places.get(id)).map(({ title }) => title);
};

test.each([
  [2, 3, 40],
  [3, 4, 40],
  [4, 5, 40],
  [3, 12, 60],
  [2, 3, 200],
])('a picture of %i floors that is planned again with %i frames each of them', (before, after, users) => {
  const current = stored(planOf(before, users));
  const { nodes, edges, subnets } = regenerate(current, noEdits(), planOf(after, users)).graph;
  const next = { nodes, edges, subnets };
  const floors = Array.from({ length: after }, (_, at) => `Floor ${at + 1}`);
  expect(framesOf(next, 'Leeds').toSorted()).toEqual(floors.toSorted());
  expect(framesOf(next, 'York')).toEqual(framesOf(current, 'York'));
  const stood = new Map(current.nodes.map(({ id, position }) => [id, position]));
  for (const { id, site, position } of nodes)
    if (site === 'Leeds' && stood.has(id)) expect(position).toEqual(stood.get(id));
});
