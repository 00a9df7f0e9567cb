import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import {
  aCable,
  aDevice,
  aHost,
  aLoopback,
  aNetwork,
  anAccessPort,
  anOspf,
  anSvi,
  aPort,
  aProvider,
  aRouting,
  aStatic,
  aTrunk,
  aTunnel,
  inShort,
  settled,
} from './configuration-builder.ts';
import { circuit, trackOf, translating, twoGateways } from './two-gateways.ts';

describe('traps of real plans', () => {
  it('two that send their default to each other: a loop once the provider is gone', () => {
    const network = (back: boolean) =>
      aNetwork({
        devices: [
          aDevice('rtr', [aPort('rtr', 'wan', '198.51.100.2/30'), aPort('rtr', 'in', '10.0.0.0/31')], {
            tracks: trackOf('198.51.100.1'),
            nat: translating('wan', '198.51.100.2'),
            routing: aRouting('1.1.1.1', {
              statics: [
                aStatic('0.0.0.0/0', '198.51.100.1', { track: 'isp' }),
                aStatic('10.1.0.0/16', '10.0.0.1'),
                ...(back ? [aStatic('0.0.0.0/0', '10.0.0.1', { distance: 200 })] : []),
              ],
            }),
          }),
          aDevice('fw', [aPort('fw', 'out', '10.0.0.1/31'), aPort('fw', 'lan', '10.1.0.1/24')], {
            routing: aRouting('2.2.2.2', { statics: [aStatic('0.0.0.0/0', '10.0.0.0')] }),
          }),
          aDevice('sw', [anAccessPort('sw', 'p1', 10), anAccessPort('sw', 'p2', 10)], { kind: 'switch' }),
        ],
        cables: [aCable('rtr:in fw:out'), aCable('fw:lan sw:p1')],
        hosts: [aHost('pc', '10.1.0.10/24', '10.1.0.1', ['sw:p2'], { vlan: 10 })],
        providers: [aProvider('isp', [circuit('rtr:wan')])],
      });
    const failed = { providers: new Set(['isp']) };
    expect(inShort(settled(network(true)).walk('pc', 'internet', '8.8.8.8'))).toBe('pass');
    expect(inShort(settled(network(true), failed).walk('pc', 'internet', '8.8.8.8'))).toBe(
      'drop there: loop rtr',
    );
    expect(inShort(settled(network(false), failed).walk('pc', 'internet', '8.8.8.8'))).toBe(
      'drop there: no-route rtr',
    );
  });

  it('a VRRP master that lost its way out keeps the role unless it tracks it', () => {
    const failed = { providers: new Set(['isp0']) };
    expect(inShort(settled(twoGateways([]), failed).walk('pc', 'internet', '8.8.8.8'))).toBe(
      'drop there: no-route g0',
    );
    expect(inShort(settled(twoGateways(['isp']), failed).walk('pc', 'internet', '8.8.8.8'))).toBe('pass');
    expect(
      inShort(settled(twoGateways(['isp']), { chassis: new Set(['g0']) }).walk('pc', 'internet', '8.8.8.8')),
    ).toBe('pass');
  });

  it('a provider that fails leaves its line up: only a track of its address finds out', () => {
    const { routes } = settled(twoGateways(['isp']), { providers: new Set(['isp0']) });
    expect(routes('g0')).toContain('198.51.100.0/30: connected 0 wan');
    expect(routes('g0').some((route) => route.startsWith('0.0.0.0/0'))).toBe(false);
  });

  it('a static route whose next hop lies in a discarded block discards too, and no default finds a next hop', () => {
    const network = aNetwork({
      devices: [
        aDevice('a', [aPort('a', 'p', '10.0.0.0/31')], {
          routing: aRouting('1.1.1.1', {
            statics: [
              aStatic('192.168.0.0/16'),
              aStatic('203.0.113.0/24', '192.168.1.1'),
              aStatic('0.0.0.0/0', '10.0.0.1'),
              aStatic('198.51.100.0/24', '172.16.0.1'),
            ],
          }),
        }),
        aDevice('b', [aPort('b', 'p', '10.0.0.1/31')]),
      ],
      cables: [aCable('a:p b:p')],
    });
    expect(settled(network).routes('a')).toEqual([
      '0.0.0.0/0: static 0 p 10.0.0.1',
      '10.0.0.0/31: connected 0 p',
      '192.168.0.0/16: static 0 discard',
      '203.0.113.0/24: static 0 discard',
    ]);
  });

  it('an area without the backbone is cut off', () => {
    const router = (id: string, ports: readonly [string, string, number][]) =>
      aDevice(
        id,
        [
          ...ports.map(([name, address]) => aPort(id, name, address)),
          aLoopback(`10.255.0.${id.charCodeAt(0)}/32`),
        ],
        {
          routing: aRouting(`1.1.1.${id.charCodeAt(0)}`, {
            ospf: anOspf([
              ...ports.map(([name, , area]) => [name, area] as const),
              ['lo', ports[0]?.[2] ?? 0] as const,
            ]),
          }),
        },
      );
    const network = aNetwork({
      devices: [
        router('a', [['p1', '10.0.0.0/31', 0]]),
        router('b', [
          ['p1', '10.0.0.1/31', 0],
          ['p2', '10.0.0.2/31', 1],
        ]),
        router('c', [
          ['p1', '10.0.0.3/31', 1],
          ['p2', '10.0.0.4/31', 2],
        ]),
        router('d', [['p1', '10.0.0.5/31', 2]]),
      ],
      cables: [aCable('a:p1 b:p1'), aCable('b:p2 c:p1'), aCable('c:p2 d:p1')],
    });
    const { routes } = settled(network);
    expect(
      routes('a')
        .filter((route) => route.startsWith('10.255.'))
        .map((route) => route.slice(0, 14)),
    ).toEqual(['10.255.0.97/32', '10.255.0.98/32', '10.255.0.99/32']);
    expect(routes('d').filter((route) => route.includes('ospf'))).toEqual([]);
  });

  it('a way out that is not translated: the provider drops private addresses', () => {
    const network = twoGateways(['isp']);
    const second = network.devices.find(({ id }) => id === 'g1');
    if (second) second.nat = [];
    const { walk } = settled(network, { providers: new Set(['isp0']) });
    expect(inShort(walk('pc', 'internet', '8.8.8.8'))).toBe('drop there: private-address isp1');
  });

  it('a tunnel whose far end is learnt through the tunnel comes and goes', () => {
    const end = (id: string, n: number, far: string) =>
      aDevice(
        id,
        [
          aPort(id, 'wan', `198.51.10${n}.2/30`),
          aPort(id, 'lan', `10.${n}.0.1/24`),
          aTunnel('tun', `10.9.0.${n}/31`, ['wan', `198.51.10${n}.2`, far]),
        ],
        {
          routing: aRouting(`1.1.1.${n}`, {
            statics: [aStatic('0.0.0.0/0', `198.51.10${n}.1`)],
            // The outer address is in OSPF too: the far end hears a nearer route to it than the default.
            ospf: anOspf([
              ['tun', 0],
              ['lan', 0, { isPassive: true }],
              ['wan', 0, { isPassive: true }],
            ]),
          }),
        },
      );
    const { state } = settled(
      aNetwork({
        devices: [end('a', 0, '198.51.101.2'), end('b', 1, '198.51.100.2')],
        providers: [aProvider('isp', [circuit('a:wan', 100), circuit('b:wan', 101)])],
      }),
    );
    expect(state.recursive.map(({ device }) => device.row.id)).toEqual(['a', 'b']);
  });

  it('a desk port whose native VLAN is another: the PC’s frames reach nobody', () => {
    const network = (port: DeviceConfiguration['interfaces'][number]) =>
      aNetwork({
        devices: [
          aDevice('sw', [port, anAccessPort('sw', 'p2', 10), anSvi(10, '10.1.0.1/24')], { kind: 'switch' }),
        ],
        hosts: [
          aHost('pc', '10.1.0.10/24', '10.1.0.1', ['sw:p1'], { vlan: 10 }),
          aHost('server', '10.1.0.20/24', '10.1.0.1', ['sw:p2'], { vlan: 10 }),
        ],
      });
    expect(
      inShort(settled(network(anAccessPort('sw', 'p1', 10, 20))).walk('pc', 'server', '10.1.0.20')),
    ).toBe('pass');
    expect(inShort(settled(network(aTrunk('sw', 'p1', [20], 999))).walk('pc', 'server', '10.1.0.20'))).toBe(
      'drop there: vlan-not-carried pc',
    );
  });

  it('an answer that comes back by the other of two firewalls is dropped', () => {
    const firewall = (id: string, n: number): DeviceConfiguration =>
      aDevice(id, [aPort(id, 'in', `10.0.${n}.1/31`), aPort(id, 'out', `10.0.${n + 2}.0/31`)], {
        kind: 'firewall',
        routing: aRouting(`1.1.1.${n}`, {
          statics: [aStatic('10.1.0.0/24', `10.0.${n}.0`), aStatic('10.2.0.0/24', `10.0.${n + 2}.1`)],
        }),
        zones: [
          { name: 'staff', interfaces: ['in'], prefixes: [], from: ['z'] },
          { name: 'servers', interfaces: ['out'], prefixes: [], from: ['z'] },
        ],
        policies: [
          {
            name: 'web',
            fromZone: 'staff',
            toZone: 'servers',
            sources: [],
            destinations: [],
            services: [],
            action: 'allow',
            isLogged: false,
            from: ['p'],
          },
        ],
      });
    const side = (
      id: string,
      lan: string,
      ports: readonly [string, string][],
      statics: readonly [string, string][],
    ) =>
      aDevice(id, [aPort(id, 'lan', lan), ...ports.map(([name, address]) => aPort(id, name, address))], {
        routing: aRouting('9.9.9.9', { statics: statics.map(([prefix, hop]) => aStatic(prefix, hop)) }),
      });
    const network = (back: string) =>
      aNetwork({
        devices: [
          side(
            'west',
            '10.1.0.1/24',
            [
              ['p0', '10.0.0.0/31'],
              ['p1', '10.0.1.0/31'],
            ],
            [['10.2.0.0/24', '10.0.0.1']],
          ),
          firewall('fw0', 0),
          firewall('fw1', 1),
          side(
            'east',
            '10.2.0.1/24',
            [
              ['p0', '10.0.2.1/31'],
              ['p1', '10.0.3.1/31'],
            ],
            [['10.1.0.0/24', back]],
          ),
        ],
        cables: [
          aCable('west:p0 fw0:in'),
          aCable('west:p1 fw1:in'),
          aCable('fw0:out east:p0'),
          aCable('fw1:out east:p1'),
        ],
        hosts: [
          aHost('pc', '10.1.0.10/24', '10.1.0.1', ['west:lan']),
          aHost('server', '10.2.0.10/24', '10.2.0.1', ['east:lan'], { zone: 'servers' }),
        ],
      });
    expect(inShort(settled(network('10.0.2.0')).walk('pc', 'server', '10.2.0.10'))).toBe('pass');
    expect(inShort(settled(network('10.0.3.0')).walk('pc', 'server', '10.2.0.10'))).toBe(
      'drop back: no-state fw1',
    );
    expect(inShort(settled(network('10.0.2.0')).walk('server', 'pc', '10.1.0.10'))).toBe(
      'drop there: no-policy fw0',
    );
  });
});
