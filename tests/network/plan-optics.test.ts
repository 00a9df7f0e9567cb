import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';
import { opticsOfPlan } from '#shared/network/cables/plan-optics.ts';

const node = (id: string, type: TopologyNode['type'] = 'switch', quantity = 1): TopologyNode => ({
  id,
  type,
  label: id,
  layer: type === 'server' ? 'endpoint' : type === 'switch' ? 'access' : 'edge',
  site: 'Campus',
  quantity,
  addresses: [],
});

const nodes = [
  node('a'),
  node('b'),
  node('servers', 'server', 6),
  node('router', 'router'),
  node('provider', 'internet'),
];

const fibre = (more: Partial<TopologyEdge> = {}): TopologyEdge => ({
  id: 'link',
  source: 'a',
  target: 'b',
  type: 'trunk',
  bandwidthMbps: 10_000,
  vlans: [],
  medium: 'fibre',
  lengthM: 50,
  ...more,
});

const opticsOf = (...edges: readonly TopologyEdge[]) => {
  const graph: Graph = { nodes, edges: [...edges], subnets: [] };
  return opticsOfPlan(graph);
};

describe('transceivers of a plan', () => {
  it('are two for each cable between switches', () => {
    expect(opticsOf(fibre())).toEqual({
      lines: [{ standard: '10GBASE-SR', speedMbps: 10_000, reach: 'up to 300 m on OM3 or OM4', quantity: 2 }],
      notes: [],
    });
    const bundle = fibre({ sourcePort: 'port 1-2', targetPort: 'port 1-2' });
    expect(opticsOf(bundle, fibre()).lines).toMatchObject([{ quantity: 6 }]);
  });

  it('are two for each link of a group of servers, whichever end names its ports', () => {
    const toServers = { target: 'servers', type: 'lan' } as const;
    expect(opticsOf(fibre({ ...toServers, sourcePort: 'port 5-10' })).lines[0]?.quantity).toBe(12);
    expect(opticsOf(fibre(toServers)).lines[0]?.quantity).toBe(12);
  });

  it.each([
    [1_000, 550, '1000BASE-SX', 'up to 550 m on OM3 or OM4'],
    [1_000, 551, '1000BASE-LX10', 'up to 10,000 m on single-mode'],
    [10_000, 300, '10GBASE-SR', 'up to 300 m on OM3 or OM4'],
    [10_000, 301, '10GBASE-SR', 'up to 400 m on OM4'],
    [10_000, 401, '10GBASE-LR', 'up to 10,000 m on single-mode'],
    [10_000, 10_001, '10GBASE-ER', 'up to 30,000 m on single-mode'],
    [20_000, 60, '25GBASE-SR', 'up to 70 m on OM3 or OM4'],
    [40_000, 120, '40GBASE-SR4', 'up to 150 m on OM4'],
    [100_000, 101, '100GBASE-LR4', 'up to 10,000 m on single-mode'],
    [400_000, 300, '400GBASE-DR4', 'up to 500 m on single-mode'],
  ])('of %i Mbit/s over %i m are %s, %s', (bandwidthMbps, lengthM, standard, reach) => {
    expect(opticsOf(fibre({ bandwidthMbps, lengthM })).lines).toMatchObject([{ standard, reach }]);
  });

  it('have no standard where the length is unknown or too long', () => {
    const { lengthM: _, ...unknown } = fibre();
    expect(opticsOf(unknown, fibre({ lengthM: 80_000 })).lines).toEqual([
      { standard: undefined, speedMbps: 10_000, reach: '10 Gbit/s, length not known', quantity: 2 },
      {
        standard: undefined,
        speedMbps: 10_000,
        reach: '10 Gbit/s, 80,000 m: beyond the standards',
        quantity: 2,
      },
    ]);
  });

  it('are not counted for circuits and at the edge, and notes say so', () => {
    const circuit = fibre({ source: 'provider', target: 'router', type: 'wan' });
    const inside = fibre({ source: 'router', target: 'a', type: 'lan' });
    const { lines, notes } = opticsOf(circuit, inside);
    expect(lines).toEqual([]);
    expect(notes).toEqual([
      'The transceivers of 1 circuit are not counted: the provider decides how it is terminated.',
      'The transceivers of 1 link of routers and firewalls are not counted: it ends on copper or fibre as the chosen devices do.',
    ]);
  });

  it('do not exist for copper and radio', () => {
    expect(opticsOf(fibre({ medium: 'copper' }), fibre({ medium: 'radio', type: 'wireless' }))).toEqual({
      lines: [],
      notes: [],
    });
  });

  it('always reach as far as their link, and come in pairs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), fc.integer({ min: 1, max: 400_000 }), (lengthM, bandwidthMbps) => {
        const [line] = opticsOf(fibre({ lengthM, bandwidthMbps })).lines;
        expect(line?.speedMbps).toBeGreaterThanOrEqual(bandwidthMbps);
        expect((line?.quantity ?? 1) % 2).toBe(0);
        const [, metres] = /^up to ([\d,]+) m/.exec(line?.reach ?? '') ?? [];
        if (line?.standard !== undefined) {
          expect(Number(metres?.replaceAll(',', ''))).toBeGreaterThanOrEqual(lengthM);
        }
      }),
    );
  });
});
