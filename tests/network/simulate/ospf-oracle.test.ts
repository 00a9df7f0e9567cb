import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCable,
  aDevice,
  aLoopback,
  aNetwork,
  anOspf,
  aPort,
  aRouting,
  settled,
} from './configuration-builder.ts';

/** Links between routers by number: both ends and the cost of each direction. */
type Links = readonly (readonly [number, number, number, number])[];

const graph = fc.integer({ min: 2, max: 7 }).chain((routers) =>
  fc.record({
    routers: fc.constant(routers),
    links: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: routers - 1 }),
        fc.integer({ min: 0, max: routers - 1 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
      ),
      { maxLength: 14 },
    ),
  }),
);

/** One area; router n has the loopback 10.255.0.n, link m the subnet 10.0.m.0/31. */
function network(routers: number, links: Links) {
  const used = links.filter(([a, b]) => a !== b);
  return {
    used,
    configuration: aNetwork({
      devices: Array.from({ length: routers }, (_, n) => {
        const own = used.flatMap(([a, b, costA, costB], m) =>
          a === n || b === n ? [{ m, end: a === n ? 0 : 1, cost: a === n ? costA : costB }] : [],
        );
        return aDevice(
          `r${n}`,
          [
            aLoopback(`10.255.0.${n}/32`),
            ...own.map(({ m, end }) => aPort(`r${n}`, `p${m}`, `10.0.${m}.${end}/31`)),
          ],
          {
            routing: aRouting(`1.1.1.${n}`, {
              ospf: anOspf([
                ['lo', 0, { cost: 1 }],
                ...own.map(({ m, cost }) => [`p${m}`, 0, { cost }] as const),
              ]),
            }),
          },
        );
      }),
      cables: used.map(([a, b], m) => aCable(`r${a}:p${m} r${b}:p${m}`)),
    }),
  };
}

/** Bellman and Ford's relaxation, until nothing is nearer. */
function distancesTo(target: number, routers: number, links: Links): number[] {
  const distances = Array.from({ length: routers }, (_, n) => (n === target ? 1 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < routers; round += 1) {
    for (const [a, b, costA, costB] of links) {
      distances[a] = Math.min(distances[a] ?? 0, (distances[b] ?? 0) + costA);
      distances[b] = Math.min(distances[b] ?? 0, (distances[a] ?? 0) + costB);
    }
  }
  return distances;
}

describe('OSPF beside Bellman and Ford', () => {
  it('finds the same cost to every loopback, by every link on a shortest path and by no other', () => {
    fc.assert(
      fc.property(graph, ({ routers, links }) => {
        const { configuration, used } = network(routers, links);
        const { routes } = settled(configuration);
        for (let target = 0; target < routers; target += 1) {
          const distances = distancesTo(target, routers, used);
          for (let from = 0; from < routers; from += 1) {
            if (from === target) continue;
            const found = routes(`r${from}`).filter((route) => route.startsWith(`10.255.0.${target}/32`));
            const cost = distances[from] ?? Number.POSITIVE_INFINITY;
            const hops = used.flatMap(([a, b, costA, costB], m) => {
              const [own, next] = a === from ? [costA, b] : [costB, a];
              if (a !== from && b !== from) return [];
              return (distances[next] ?? Number.POSITIVE_INFINITY) + own === cost
                ? [`p${m} 10.0.${m}.${a === from ? 1 : 0}`]
                : [];
            });
            const expected = Number.isFinite(cost)
              ? [`10.255.0.${target}/32: ospf ${cost} ${hops.sort().join(', ')}`]
              : [];
            expect(found).toEqual(expected);
          }
        }
      }),
    );
  });

  it('crosses areas at the cost of the shortest path through the backbone', () => {
    // A ring of the backbone with a leaf area at each router.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 6 }), (costs) => {
        const count = costs.length;
        const ring = costs.map((cost, n): Links[number] => [n, (n + 1) % count, cost, cost]);
        const devices = costs.flatMap((_, n) => {
          const before = (n + count - 1) % count;
          const ports = [
            aPort(`b${n}`, 'next', `10.0.${n}.0/31`),
            aPort(`b${n}`, 'last', `10.0.${before}.1/31`),
            aPort(`b${n}`, 'leaf', `10.1.${n}.0/31`),
          ];
          return [
            aDevice(`b${n}`, ports, {
              routing: aRouting(`1.1.1.${n}`, {
                ospf: anOspf([
                  ['next', 0, { cost: costs[n] ?? 1 }],
                  ['last', 0, { cost: costs[before] ?? 1 }],
                  ['leaf', n + 1],
                ]),
              }),
            }),
            aDevice(`l${n}`, [aPort(`l${n}`, 'up', `10.1.${n}.1/31`), aLoopback(`10.255.0.${n}/32`)], {
              routing: aRouting(`2.2.2.${n}`, {
                ospf: anOspf([
                  ['up', n + 1],
                  ['lo', n + 1, { cost: 1 }],
                ]),
              }),
            }),
          ];
        });
        const cables = costs.flatMap((_, n) => [
          aCable(`b${n}:next b${(n + 1) % count}:last`),
          aCable(`b${n}:leaf l${n}:up`),
        ]);
        const { routes } = settled(aNetwork({ devices, cables }));
        for (let target = 0; target < count; target += 1) {
          const distances = distancesTo(target, count, ring);
          for (let from = 0; from < count; from += 1) {
            if (from === target) continue;
            // Ten to leave the leaf, ten to enter the other.
            const cost = (distances[from] ?? 0) + 20;
            expect(routes(`l${from}`)).toContain(`10.255.0.${target}/32: ospf ${cost} up 10.1.${from}.0`);
          }
        }
      }),
    );
  });
});
