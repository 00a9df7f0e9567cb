import { describe, expect, it } from 'vitest';
import { parseAddress } from '#shared/network/addressing/ipv4.ts';
import { traceRoute } from '#shared/network/simulate/forwarding/trace-route.ts';
import {
  aBgp,
  aCable,
  aDevice,
  aLoopback,
  aNetwork,
  anOspf,
  aPort,
  aProvider,
  aRouting,
  aStatic,
  settled,
} from './configuration-builder.ts';

type BgpMore = Parameters<typeof aBgp>[2];
type NeighbourMore = NonNullable<Parameters<typeof aBgp>[1][number][2]>;

/** Two routers of AS 65003 side by side; each hears AS 65004, the left one by two links. */
function dualHomed({ left = {} as NeighbourMore, right = {} as NeighbourMore, far = {} as BgpMore } = {}) {
  return aNetwork({
    devices: [
      aDevice(
        'far',
        [
          aPort('far', 'p1', '192.0.2.1/31'),
          aPort('far', 'p2', '192.0.2.3/31'),
          aPort('far', 'p3', '192.0.2.5/31'),
        ],
        {
          routing: aRouting('4.4.4.4', {
            statics: [aStatic('203.0.113.0/24')],
            bgp: aBgp(
              65004,
              [
                ['192.0.2.0', 65003],
                ['192.0.2.2', 65003],
                ['192.0.2.4', 65003],
              ],
              {
                networks: ['203.0.113.0/24', '203.0.99.0/24'],
                ...far,
              },
            ),
          }),
        },
      ),
      aDevice(
        'left',
        [
          aPort('left', 'p1', '192.0.2.0/31'),
          aPort('left', 'p2', '192.0.2.2/31'),
          aPort('left', 'p3', '10.0.0.0/31'),
        ],
        {
          routing: aRouting('3.3.3.3', {
            filters: [
              { name: 'none', rules: [{ action: 'deny', prefix: '0.0.0.0/0', to: 32 }], from: ['filter'] },
            ],
            bgp: aBgp(65003, [
              ['192.0.2.1', 65004, left],
              ['192.0.2.3', 65004, left],
              ['10.0.0.1', 65003, { nextHopSelf: true }],
            ]),
          }),
        },
      ),
      aDevice('right', [aPort('right', 'p1', '192.0.2.4/31'), aPort('right', 'p2', '10.0.0.1/31')], {
        routing: aRouting('7.7.7.7', {
          bgp: aBgp(65003, [
            ['192.0.2.5', 65004, right],
            ['10.0.0.0', 65003, { nextHopSelf: true }],
          ]),
        }),
      }),
    ],
    cables: [
      aCable('left:p1 far:p1'),
      { ...aCable('left:p2 far:p2'), edge: 'second' },
      aCable('right:p1 far:p3'),
      aCable('left:p3 right:p2'),
    ],
  });
}

const published = (routes: readonly string[]) => routes.filter((route) => route.startsWith('203.'));

describe('BGP', () => {
  it('announces a network that the table has, and shares over sessions to one AS', () => {
    const { routes } = settled(dualHomed());
    expect(published(routes('left'))).toEqual(['203.0.113.0/24: bgp 0 p1 192.0.2.1, p2 192.0.2.3']);
    expect(published(routes('right'))).toEqual(['203.0.113.0/24: bgp 0 p1 192.0.2.5']);
  });

  it('leaves by the neighbour of the higher local preference, over iBGP where that is the other edge’s', () => {
    const { routes } = settled(dualHomed({ right: { localPreference: 200 } }));
    expect(published(routes('left'))).toEqual(['203.0.113.0/24: bgp 0 p3 10.0.0.1']);
  });

  it('takes the other edge’s way when its own links fail', () => {
    const { routes } = settled(dualHomed(), { edges: new Set(['left--far', 'second']) });
    expect(published(routes('left'))).toEqual(['203.0.113.0/24: bgp 0 p3 10.0.0.1']);
  });

  it('rejects what its filter denies', () => {
    const { routes } = settled(dualHomed({ left: { in: 'none' } }));
    expect(published(routes('left'))).toEqual(['203.0.113.0/24: bgp 0 p3 10.0.0.1']);
  });

  it('avoids the longer AS path', () => {
    const prepended = dualHomed({
      far: {
        neighbours: aBgp(65004, [
          ['192.0.2.0', 65003, { prepend: 2 }],
          ['192.0.2.2', 65003, { prepend: 2 }],
          ['192.0.2.4', 65003],
        ]).neighbours,
      },
    });
    expect(published(settled(prepended).routes('left'))).toEqual(['203.0.113.0/24: bgp 0 p3 10.0.0.1']);
  });

  it('has no session where the AS numbers of the two ends disagree', () => {
    const network = dualHomed();
    const right = network.devices.find(({ id }) => id === 'right')?.routing?.bgp?.neighbours[0];
    if (right) right.as = 65999;
    const faults = settled(network).state.bgp.sessions.stated.filter(({ fault }) => fault !== undefined);
    expect(faults.map(({ device, fault }) => `${device.row.id} ${fault}`)).toEqual([
      'far as-mismatch',
      'right as-mismatch',
    ]);
  });

  it('keeps an iBGP route out of iBGP, so that a third router needs a session of its own', () => {
    const chain = (
      id: string,
      ports: readonly [string, string][],
      peers: readonly string[],
      statics = false,
    ) =>
      aDevice(
        id,
        ports.map(([name, address]) => aPort(id, name, address)),
        {
          routing: aRouting(`1.0.0.${id.charCodeAt(0)}`, {
            statics: statics ? [aStatic('203.0.113.0/24')] : [],
            bgp: aBgp(
              65000,
              peers.map((peer) => [peer, 65000, { nextHopSelf: true }] as const),
              {
                redistribute: [{ source: 'static' }],
              },
            ),
          }),
        },
      );
    const network = aNetwork({
      devices: [
        chain('a', [['p1', '10.0.0.0/31']], ['10.0.0.1'], true),
        chain(
          'b',
          [
            ['p1', '10.0.0.1/31'],
            ['p2', '10.0.0.2/31'],
          ],
          ['10.0.0.0', '10.0.0.3'],
        ),
        chain('c', [['p1', '10.0.0.3/31']], ['10.0.0.2']),
      ],
      cables: [aCable('a:p1 b:p1'), aCable('b:p2 c:p1')],
    });
    expect(published(settled(network).routes('b'))).toHaveLength(1);
    expect(published(settled(network).routes('c'))).toEqual([]);
  });

  it('joins sites over a private network: each with an AS of its own, the same AS twice is a loop', () => {
    const site = (id: string, as: number, net: number) =>
      aDevice(id, [aPort(id, 'wan', `172.31.${net}.2/30`), aPort(id, 'lan', `10.${net}.0.1/24`)], {
        routing: aRouting(`1.1.1.${net}`, {
          bgp: aBgp(as, [[`172.31.${net}.1`, 65000]], { networks: [`10.${net}.0.0/24`] }),
        }),
      });
    const joined = (as: number) =>
      aNetwork({
        devices: [
          site('a', 64512, 1),
          site('b', as, 2),
          aDevice('x', [aPort('x', 'p', '10.1.0.2/24'), aPort('x', 'q', '10.2.0.2/24')]),
        ],
        cables: [aCable('a:lan x:p'), aCable('b:lan x:q')],
        providers: [
          aProvider(
            'mpls',
            [
              { port: 'a:wan', providerAddress: '172.31.1.1/30', customerAddress: '172.31.1.2/30' },
              { port: 'b:wan', providerAddress: '172.31.2.1/30', customerAddress: '172.31.2.2/30' },
            ],
            { kind: 'mpls', as: 65000 },
          ),
        ],
      });
    const { routes, state } = settled(joined(64513));
    expect(routes('a')).toContain('10.2.0.0/24: bgp 0 wan 172.31.1.1');
    const [a, b] = state.view.network.devices;
    expect(a && traceRoute(state.view, a, parseAddress('10.2.0.1'))).toBe(b);
    expect(
      settled(joined(64512))
        .routes('a')
        .some((route) => route.startsWith('10.2.')),
    ).toBe(false);
  });

  it('keeps a tagged route from coming back to where it was redistributed from', () => {
    // OSPF to BGP without the tag that BGP to OSPF sets: the far AS never hears its own prefix from here.
    const network = (exceptTag?: number) => {
      const edge = (id: string, net: number, far: string) =>
        aDevice(id, [aPort(id, 'wan', `192.0.2.${net}/31`), aPort(id, 'lan', `10.0.0.${net}/24`)], {
          routing: aRouting(`1.1.1.${net + 1}`, {
            ospf: anOspf([['lan', 0, { network: 'broadcast' }]], {
              redistribute: [{ source: 'bgp', setTag: 7 }],
            }),
            bgp: aBgp(65001, [[far, net === 0 ? 65002 : 65003]], {
              redistribute: [{ source: 'ospf', ...(exceptTag !== undefined && { exceptTag }) }],
            }),
          }),
        });
      const far = (id: string, as: number, own: string, peer: string) =>
        aDevice(id, [aPort(id, 'p', own), aLoopback('203.0.113.1/32')], {
          routing: aRouting(`2.2.2.${as - 65000}`, {
            bgp: aBgp(as, [[peer, 65001]], { networks: id === 'origin' ? ['203.0.113.1/32'] : [] }),
          }),
        });
      return aNetwork({
        devices: [
          edge('e1', 0, '192.0.2.1'),
          edge('e2', 2, '192.0.2.3'),
          far('origin', 65002, '192.0.2.1/31', '192.0.2.0'),
          {
            ...far('other', 65003, '192.0.2.3/31', '192.0.2.2'),
            interfaces: [aPort('other', 'p', '192.0.2.3/31')],
          },
        ],
        cables: [aCable('e1:wan origin:p'), aCable('e2:wan other:p'), aCable('e1:lan e2:lan')],
      });
    };
    expect(published(settled(network()).routes('other'))).toHaveLength(1);
    expect(published(settled(network(7)).routes('other'))).toEqual([]);
  });
});
