import { expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** How many access switches hang on each distribution pair of a tower, and how many stand on one floor at most. */
function blocksOf(floors: number, wiredUsers: number) {
  const { nodes, edges } = planTopology(
    requirementsOf({
      sites: [
        { name: 'Tower', kind: 'office', floors, areaM2: floors * 1_000, wiredUsers, wirelessUsers: 400 },
      ],
      growth: { percent: 0 },
    }),
  );
  const layerOf = new Map(nodes.map(({ id, layer }) => [id, layer]));
  const below = new Map<string, number>();
  for (const { source, target } of edges)
    if (layerOf.get(source) === 'distribution' && layerOf.get(target) === 'access')
      below.set(source, (below.get(source) ?? 0) + 1);
  const access = nodes.filter(({ type, layer }) => type === 'switch' && layer === 'access');
  const onFloors = Map.groupBy(access, ({ floor }) => floor);
  return {
    // Both of a pair have the same.
    blocks: [...below.values()].filter((_, index) => index % 2 === 0),
    switches: access.length,
    mostOnFloor: Math.max(...[...onFloors.values()].map((own) => own.length)),
  };
}

it.each([
  [17, 900],
  [20, 1_000],
  [24, 1_900],
  [33, 1_300],
  [40, 3_000],
])(
  'the blocks of a tower of %i floors with %i desks are as few as hold its switches, and even',
  (floors, desks) => {
    const { blocks, switches, mostOnFloor } = blocksOf(floors, desks);
    expect(blocks.reduce((sum, block) => sum + block, 0)).toBe(switches);
    expect(Math.max(...blocks)).toBeLessThanOrEqual(16);
    // Whole floors of so many switches fill a block up to this.
    expect(blocks).toHaveLength(Math.ceil(switches / (16 - (16 % mostOnFloor))));
    expect(Math.max(...blocks) - Math.min(...blocks)).toBeLessThanOrEqual(2 * mostOnFloor);
  },
);
