import { describe, expect, it } from 'vitest';
import { hearingPairs } from '#shared/network/simulate/ospf/ospf-adjacencies.ts';
import {
  aCable,
  aDevice,
  aLoopback,
  aNetwork,
  anOspf,
  aPort,
  aRouting,
  aStatic,
  settled,
} from './configuration-builder.ts';

/** r1 in area 1, r2 between areas 1 and 0, r3 in area 0 with a default of its own. */
function threeRouters({
  stub = 'normal' as 'normal' | 'stub' | 'totally-stubby',
  summaries = [] as string[],
  coreArea = 1,
} = {}) {
  const area = { id: 1, kind: stub, summaries };
  return aNetwork({
    devices: [
      aDevice('r1', [aPort('r1', 'p1', '10.1.0.0/31'), aLoopback('10.1.255.1/32')], {
        routing: aRouting('1.1.1.1', {
          ospf: anOspf(
            [
              ['p1', coreArea],
              ['lo', coreArea, { isPassive: true, cost: 1 }],
            ],
            {
              ...(coreArea === 1 && { areas: [{ ...area, summaries: [] }] }),
            },
          ),
        }),
      }),
      aDevice('r2', [aPort('r2', 'p1', '10.1.0.1/31'), aPort('r2', 'p2', '10.0.0.0/31')], {
        routing: aRouting('2.2.2.2', {
          ospf: anOspf(
            [
              ['p1', 1],
              ['p2', 0, { cost: 20 }],
            ],
            {
              areas: [area, { id: 0, kind: 'normal', summaries: [] }],
            },
          ),
        }),
      }),
      aDevice(
        'r3',
        [aPort('r3', 'p1', '10.0.0.1/31'), aPort('r3', 'out', '198.51.100.1/30'), aLoopback('10.0.5.1/32')],
        {
          routing: aRouting('3.3.3.3', {
            statics: [aStatic('0.0.0.0/0', '198.51.100.2')],
            ospf: anOspf(
              [
                ['p1', 0, { cost: 20 }],
                ['lo', 0, { isPassive: true, cost: 1 }],
              ],
              {
                originatesDefault: { metric: 50 },
              },
            ),
          }),
        },
      ),
      aDevice('isp', [aPort('isp', 'p1', '198.51.100.2/30')]),
    ],
    cables: [aCable('r1:p1 r2:p1'), aCable('r2:p2 r3:p1'), aCable('r3:out isp:p1')],
  });
}

describe('OSPF', () => {
  it('carries costs, prefixes of other areas and an external default', () => {
    const { routes } = settled(threeRouters());
    expect(routes('r1')).toEqual([
      '0.0.0.0/0: ospf 50 p1 10.1.0.1',
      '10.0.0.0/31: ospf 30 p1 10.1.0.1',
      '10.0.5.1/32: ospf 31 p1 10.1.0.1',
      '10.1.0.0/31: connected 0 p1',
      '10.1.255.1/32: connected 0 lo',
    ]);
    expect(routes('r3')).toContain('10.1.255.1/32: ospf 31 p1 10.0.0.0');
  });

  it('tells a stub area a default instead of externals, and a totally stubby one nothing else', () => {
    expect(settled(threeRouters({ stub: 'stub' })).routes('r1')).toContain('0.0.0.0/0: ospf 11 p1 10.1.0.1');
    expect(settled(threeRouters({ stub: 'stub' })).routes('r1')).toContain(
      '10.0.5.1/32: ospf 31 p1 10.1.0.1',
    );
    expect(settled(threeRouters({ stub: 'totally-stubby' })).routes('r1')).toEqual([
      '0.0.0.0/0: ospf 11 p1 10.1.0.1',
      '10.1.0.0/31: connected 0 p1',
      '10.1.255.1/32: connected 0 lo',
    ]);
  });

  it('announces a summary at its dearest part, and discards at the border what nobody in it has', () => {
    const { routes } = settled(threeRouters({ summaries: ['10.1.0.0/16'] }));
    expect(routes('r3').filter((route) => route.startsWith('10.1.'))).toEqual([
      '10.1.0.0/16: ospf 31 p1 10.0.0.0',
    ]);
    expect(routes('r2')).toContain('10.1.0.0/16: ospf 0 discard');
  });

  it('gives nothing to an area that no border router joins to the backbone', () => {
    // r1 calls the link area 7, r2 area 1: two ends of one link in different areas are no neighbours.
    const { routes, state } = settled(threeRouters({ coreArea: 7 }));
    expect(routes('r1')).toEqual(['10.1.0.0/31: connected 0 p1', '10.1.255.1/32: connected 0 lo']);
    expect(hearingPairs(state.view.network.interfaces, state.view).map(({ fault }) => fault)).toEqual([
      'area',
      undefined,
    ]);
  });

  it('originates a default only while the router has one of another source', () => {
    const { routes } = settled(threeRouters(), { chassis: new Set(['isp']) });
    expect(routes('r3').some((route) => route.startsWith('0.0.0.0/0'))).toBe(false);
    expect(routes('r1').some((route) => route.startsWith('0.0.0.0/0'))).toBe(false);
  });

  it.each([
    ['timers', { helloSeconds: 2 }, {}, '10.1.0.0/31'],
    ['network-type', { network: 'broadcast' }, {}, '10.1.0.0/31'],
    ['one-passive', { isPassive: true }, {}, '10.1.0.0/31'],
    ['mtu', {}, { mtu: 1400 }, '10.1.0.0/31'],
    ['subnet', {}, {}, '10.1.0.0/30'],
  ] as const)('finds no neighbour where the %s differs', (fault, ospf, port, ipv4) => {
    const network = aNetwork({
      devices: [
        aDevice('a', [aPort('a', 'p1', ipv4, port)], {
          routing: aRouting('1.1.1.1', { ospf: anOspf([['p1', 0, ospf]]) }),
        }),
        aDevice('b', [aPort('b', 'p1', '10.1.0.1/31'), aLoopback('10.2.0.1/32')], {
          routing: aRouting('2.2.2.2', {
            ospf: anOspf([
              ['p1', 0],
              ['lo', 0],
            ]),
          }),
        }),
      ],
      cables: [aCable('a:p1 b:p1')],
    });
    const { state, routes } = settled(network);
    expect(hearingPairs(state.view.network.interfaces, state.view).map((pair) => pair.fault)).toEqual([
      fault,
    ]);
    expect(routes('a').some((route) => route.startsWith('10.2.'))).toBe(false);
  });

  it('shares the load over ways of equal cost', () => {
    const leg = (id: string, net: number) =>
      aDevice(id, [aPort(id, 'p1', `10.0.${net}.1/31`), aPort(id, 'p2', `10.0.${net + 1}.0/31`)], {
        routing: aRouting(`9.9.9.${net}`, {
          ospf: anOspf([
            ['p1', 0],
            ['p2', 0],
          ]),
        }),
      });
    const network = aNetwork({
      devices: [
        aDevice('a', [aPort('a', 'p1', '10.0.1.0/31'), aPort('a', 'p2', '10.0.3.0/31')], {
          routing: aRouting('1.1.1.1', {
            ospf: anOspf([
              ['p1', 0],
              ['p2', 0],
            ]),
          }),
        }),
        leg('b', 1),
        leg('c', 3),
        aDevice(
          'd',
          [aPort('d', 'p1', '10.0.2.1/31'), aPort('d', 'p2', '10.0.4.1/31'), aLoopback('10.9.9.9/32')],
          {
            routing: aRouting('4.4.4.4', {
              ospf: anOspf([
                ['p1', 0],
                ['p2', 0],
                ['lo', 0],
              ]),
            }),
          },
        ),
      ],
      cables: [aCable('a:p1 b:p1'), aCable('a:p2 c:p1'), aCable('b:p2 d:p1'), aCable('c:p2 d:p2')],
    });
    expect(settled(network).routes('a')).toContain('10.9.9.9/32: ospf 30 p1 10.0.1.1, p2 10.0.3.1');
    expect(settled(network, { edges: new Set(['a--b']) }).routes('a')).toContain(
      '10.9.9.9/32: ospf 30 p2 10.0.3.1',
    );
  });
});
