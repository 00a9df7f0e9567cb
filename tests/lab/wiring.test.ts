import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import { liveWires } from '#shared/lab/wiring/live-wires.ts';
import { statedPriorities } from '#shared/lab/wiring/spanning-tree.ts';
import type { Wire } from '#shared/lab/wiring/wiring.ts';
import { access, device, flow, hosts, ping, row, trunk, vlans } from './fixtures/parts.ts';
import { threeSites } from './fixtures/three-sites.ts';
import { deviceFiles } from './library/device-files.ts';

const none = { chassis: new Set<string>(), cables: new Set<string>() };

const switches = (...ports: readonly [string, Interface[], DeviceConfiguration['spanningTree']?][]) =>
  ports.map(([id, interfaces, spanningTree]) =>
    device({
      id,
      kind: 'switch',
      vlans: vlans(10, 20, 999),
      interfaces,
      ...(spanningTree && { spanningTree }),
    }),
  );

const network = (
  devices: DeviceConfiguration[],
  cables: [string, string, string][],
  more: Partial<NetworkConfiguration> = {},
): NetworkConfiguration => ({
  devices,
  cables: cables.map(([edge, a, b]) => ({ edge, a: end(a), b: end(b) })),
  providers: [],
  hosts: [],
  flows: [],
  ...more,
});

const end = (text: string) => {
  const [node = '', name = ''] = text.split(':');
  return { node, name };
};

const shown = ({ a, b }: Wire): string => `${a.space} ${a.bridge} - ${b.space} ${b.bridge}`;
const live = (given: NetworkConfiguration, failed = none): string[] =>
  [
    ...liveWires(
      buildWiring(given, deviceFiles(given)),
      given.devices,
      statedPriorities(given.devices),
      failed,
    ),
  ]
    .map(shown)
    .sort();

describe('a trunk', () => {
  it('carries what both ends allow', () => {
    const given = network(switches(['a', [trunk('a', 'p', [10, 20])]], ['b', [trunk('b', 'p', [20])]]), [
      ['e', 'a:p', 'b:p'],
    ]);
    expect(live(given)).toEqual(['a vlan20 - b vlan20', 'a vlan999 - b vlan999']);
  });

  it('mixes two VLANs where native VLANs are unequal', () => {
    const given = network(switches(['a', [trunk('a', 'p', [20], 10)]], ['b', [trunk('b', 'p', [20], 999)]]), [
      ['e', 'a:p', 'b:p'],
    ]);
    expect(live(given)).toEqual(['a vlan10 - b vlan999', 'a vlan20 - b vlan20']);
  });

  it('carries no VLAN that a switch does not have', () => {
    const given = network(switches(['a', [trunk('a', 'p', [10, 30])]], ['b', [trunk('b', 'p', [10, 30])]]), [
      ['e', 'a:p', 'b:p'],
    ]);
    expect(live(given)).toEqual(['a vlan10 - b vlan10', 'a vlan999 - b vlan999']);
  });
});

describe('hosts', () => {
  it('meet an access port untagged, and its voice VLAN tagged; a wrong port is noted', () => {
    const given = network(switches(['a', [access('a', 'p', 10, 20)]]), [], {
      hosts: [
        hosts('pc', 10, '10.0.0.2/24', '10.0.0.1', ['a', 'p']),
        hosts('phone', 20, '10.0.1.2/24', '10.0.1.1', ['a', 'p']),
        hosts('lost', 999, '10.0.2.2/24', '10.0.2.1', ['a', 'p']),
      ],
      flows: ['pc', 'phone'].map((id) => flow(id, 'lost', '10.0.2.2', ping)),
    });
    expect(live(given)).toEqual(['a vlan10 - host pc eth0', 'a vlan20 - host phone eth0']);
    expect(buildWiring(given, deviceFiles(given)).notes).toEqual([
      'lost is plugged into a p, which does not carry its VLAN.',
    ]);
  });

  it('with two links use the second when the switch of the first has failed', () => {
    const given = network(switches(['a', [access('a', 'p', 10)]], ['b', [access('b', 'p', 10)]]), [], {
      hosts: [hosts('server', 10, '10.0.0.2/24', '10.0.0.1', ['a', 'p'], ['b', 'p'])],
      flows: [flow('server', 'internet', '198.18.0.1', ping)],
    });
    expect(live(given)).toEqual(['a vlan10 - host server eth0']);
    expect(live(given, { ...none, chassis: new Set(['a']) })).toEqual(['b vlan10 - host server eth0']);
  });
});

it('hosts that no flow names only keep their VLAN up', () => {
  const given = network(switches(['a', [access('a', 'p', 10), access('a', 'q', 10)]]), [], {
    hosts: [
      hosts('one', 10, '10.0.0.2/24', '10.0.0.1', ['a', 'p']),
      hosts('two', 10, '10.0.0.3/24', '10.0.0.1', ['a', 'q']),
    ],
  });
  expect(live(given)).toEqual(['a vlan10 - idle hosts idle0']);
});

describe('the spanning tree', () => {
  const ring = network(
    switches(
      ['a', [trunk('a', 'b', [10, 20]), trunk('a', 'c', [10, 20])], roots(10, 20)],
      ['b', [trunk('b', 'a', [10, 20]), trunk('b', 'c', [10, 20])], roots(20, 10)],
      ['c', [trunk('c', 'a', [10, 20]), trunk('c', 'b', [10, 20])]],
    ),
    [
      ['ab', 'a:b', 'b:a'],
      ['ac', 'a:c', 'c:a'],
      ['bc', 'b:c', 'c:b'],
    ],
  );

  function roots(first: number, second: number): DeviceConfiguration['spanningTree'] {
    return {
      mode: 'rapid-pvst',
      bridges: [
        { role: 'root', priority: 4096, vlans: [first] },
        { role: 'backup', priority: 8192, vlans: [second] },
      ],
      from: ['test'],
    };
  }

  it('blocks the link away from each VLAN’s root', () => {
    const wires = live(ring).filter((wire) => !wire.includes('999'));
    expect(wires).toEqual([
      'a vlan10 - b vlan10',
      'a vlan10 - c vlan10',
      'a vlan20 - b vlan20',
      'b vlan20 - c vlan20',
    ]);
  });

  it('opens it when another one fails', () => {
    const wires = live(ring, { ...none, cables: new Set(['ac']) }).filter((wire) => wire.includes('vlan10'));
    expect(wires).toEqual(['a vlan10 - b vlan10', 'b vlan10 - c vlan10']);
  });
});

it('an aggregate fails with its last cable', () => {
  const bundle = (node: string): Interface => {
    const { switchport } = trunk(node, 'x', [10]);
    return row({
      name: 'po1',
      kind: 'aggregate',
      ports: [
        { node, name: '1' },
        { node, name: '2' },
      ],
      ...(switchport && { switchport }),
    });
  };
  const given = network(switches(['a', [bundle('a')]], ['b', [bundle('b')]]), [
    ['e', 'a:1', 'b:1'],
    ['e', 'a:2', 'b:2'],
  ]);
  expect(buildWiring(given, deviceFiles(given)).cables).toEqual(new Map([['e', ['e#1', 'e#2']]]));
  const left = (...cables: string[]): number => live(given, { ...none, cables: new Set(cables) }).length;
  expect([left(), left('e#1'), left('e#1', 'e#2')]).toEqual([2, 2, 0]);
});

it('only the active member of a cluster is wired, and the other one when it has failed', () => {
  const to = (failed: string[]): string[] =>
    [
      ...liveWires(
        buildWiring(threeSites, deviceFiles(threeSites)),
        threeSites.devices,
        statedPriorities(threeSites.devices),
        {
          ...none,
          chassis: new Set(failed),
        },
      ),
    ]
      .filter(({ a, b }) => [a.space, b.space].includes('fw'))
      .flatMap(({ run }) => run.chassis.filter((node) => node.startsWith('fw-')));
  expect(new Set(to([]))).toEqual(new Set(['fw-a']));
  expect(new Set(to(['fw-a']))).toEqual(new Set(['fw-b']));
  expect(to(['fw-a', 'fw-b'])).toEqual([]);
});

it('the other member of a cluster takes over when the active one has lost a link', () => {
  const wiring = buildWiring(threeSites, deviceFiles(threeSites));
  const cut = wiring.wires.find(({ run }) => run.host === undefined && run.chassis.includes('fw-a'));
  const wired = liveWires(wiring, threeSites.devices, statedPriorities(threeSites.devices), {
    ...none,
    cables: new Set(cut?.run.cables),
  });
  const nodes = [...wired].flatMap(({ run }) => run.chassis.filter((node) => node.startsWith('fw-')));
  expect(cut?.run.cables.length).toBeGreaterThan(0);
  expect(new Set(nodes)).toEqual(new Set(['fw-b']));
});
