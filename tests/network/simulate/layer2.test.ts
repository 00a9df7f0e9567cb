import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import {
  aCable,
  aDevice,
  aFlow,
  aHost,
  aNetwork,
  anAccessPort,
  anSvi,
  aPort,
  aRouting,
  aTrunk,
  inShort,
  settled,
} from './configuration-builder.ts';

const treeOf = (priority: number): Partial<DeviceConfiguration> => ({
  kind: 'switch',
  spanningTree: { mode: 'rapid-pvst', bridges: [{ role: 'root', priority, vlans: [10] }], from: ['tree'] },
});

/** Two cores and an access switch in a triangle; the first core is root and gateway of VLAN 10. */
const triangle = (change: (network: NetworkConfiguration) => void = () => {}) => {
  const network = aNetwork({
    devices: [
      aDevice(
        'core1',
        [aTrunk('core1', 'p1', [10]), aTrunk('core1', 'p2', [10]), anSvi(10, '10.1.0.1/24')],
        treeOf(4096),
      ),
      aDevice(
        'core2',
        [aTrunk('core2', 'p1', [10]), aTrunk('core2', 'p2', [10]), anAccessPort('core2', 'p3', 10)],
        treeOf(8192),
      ),
      aDevice(
        'acc',
        [aTrunk('acc', 'p1', [10]), aTrunk('acc', 'p2', [10]), anAccessPort('acc', 'p3', 10)],
        treeOf(61_440),
      ),
    ],
    cables: [aCable('core1:p1 core2:p1'), aCable('acc:p1 core1:p2'), aCable('acc:p2 core2:p2')],
    hosts: [
      aHost('pc', '10.1.0.10/24', '10.1.0.1', ['acc:p3'], { vlan: 10 }),
      aHost('server', '10.1.0.20/24', '10.1.0.1', ['core2:p3'], { vlan: 10 }),
    ],
  });
  change(network);
  return network;
};

const portOf = (network: NetworkConfiguration, device: string, port: string) =>
  network.devices.find(({ id }) => id === device)?.interfaces.find(({ name }) => name === port);

const passed = (network: NetworkConfiguration, edges: string[] = []) =>
  new NetworkSimulation(network)
    .walk(aFlow('pc', 'server', '10.1.0.20'), { edges: new Set(edges) })
    .there.map(({ node }) => node)
    .join(' ');

const rules = (network: NetworkConfiguration) =>
  new NetworkSimulation(network).findings.map(({ rule, elements }) => `${rule} ${elements[0]}`);

describe('layer 2', () => {
  it('sends frames along the tree: over the root, and another way when a link fails', () => {
    expect(passed(triangle())).toBe('pc acc core1 core2 server');
    expect(passed(triangle(), ['acc--core1'])).toBe('pc acc core2 server');
    expect(rules(triangle())).toEqual([]);
  });

  it('finds a VLAN that one end of a cable does not carry, and takes the other way', () => {
    const network = triangle((draft) => {
      const port = portOf(draft, 'core1', 'p2')?.switchport;
      if (port) port.allowed = [20];
    });
    expect(passed(network)).toBe('pc acc core2 server');
    expect(rules(network)).toEqual(['tags-differ acc--core1']);
  });

  it('finds native VLANs that differ', () => {
    const network = triangle((draft) => {
      const port = portOf(draft, 'acc', 'p1')?.switchport;
      if (port) port.native = 998;
    });
    expect(rules(network)).toEqual(['native-differs acc--core1']);
  });

  it('finds a VLAN in two parts, and hosts without their gateway', () => {
    const network = triangle((draft) => {
      draft.cables = draft.cables.filter(({ edge }) => !edge.startsWith('acc'));
    });
    expect(rules(network)).toEqual(['vlan-split core1', 'host-without-gateway pc']);
    expect(inShort(settled(network).walk('pc', 'server', '10.1.0.20'))).toBe('drop there: nobody-answers pc');
  });

  it('finds a root that is not where the gateway is, no root at all, and a circle that nothing opens', () => {
    const moved = triangle((draft) => {
      const tree = draft.devices.find(({ id }) => id === 'core2')?.spanningTree?.bridges[0];
      if (tree) tree.priority = 0;
    });
    expect(rules(moved)).toEqual(['root-not-at-gateway core2']);
    const unstated = triangle((draft) => {
      for (const device of draft.devices) delete device.spanningTree;
    });
    expect(rules(unstated)).toEqual(['circle-without-spanning-tree core1', 'no-root acc']);
  });

  it('finds a trunk to a desk whose untagged frames belong to nobody', () => {
    const network = triangle((draft) => {
      const port = portOf(draft, 'acc', 'p3');
      if (port?.switchport)
        port.switchport = { ...port.switchport, mode: 'trunk', native: 999, allowed: [10] };
    });
    expect(rules(network)).toEqual(['untagged-nowhere acc']);
  });

  it('bundles cables only with a bundle at the other end', () => {
    const bundle = (id: string) =>
      aTrunk(id, 'ae1', [10], 999, {
        kind: 'aggregate',
        ports: [
          { node: id, name: 'x1' },
          { node: id, name: 'x2' },
        ],
      });
    const network = (other: DeviceConfiguration['interfaces']) =>
      aNetwork({
        devices: [
          aDevice('a', [bundle('a'), anAccessPort('a', 'p1', 10), anSvi(10, '10.1.0.1/24')], treeOf(4096)),
          aDevice('b', [...other, anAccessPort('b', 'p1', 10)], treeOf(61_440)),
        ],
        cables: [aCable('a:x1 b:x1'), aCable('a:x2 b:x2')],
        hosts: [aHost('pc', '10.1.0.10/24', '10.1.0.1', ['b:p1'], { vlan: 10 })],
      });
    expect(rules(network([bundle('b')]))).toEqual([]);
    expect(rules(network([aTrunk('b', 'x1', [10]), aTrunk('b', 'x2', [10])]))).toEqual([
      'bundle-mismatch a--b',
      'bundle-mismatch a--b',
      'host-without-gateway pc',
      'device-cut-off a',
    ]);
  });

  it('forwards over the cables of a cluster’s first member, and over the other’s when that one fails', () => {
    const both = (name: string, ipv4: string) =>
      aPort('fw1', name, ipv4, {
        ports: [
          { node: 'fw1', name },
          { node: 'fw2', name },
        ],
      });
    const network = aNetwork({
      devices: [
        aDevice('fw', [both('lan', '10.1.0.1/24'), both('dmz', '10.2.0.1/24')], {
          kind: 'firewall',
          members: [
            { node: 'fw1', hostname: 'FW1' },
            { node: 'fw2', hostname: 'FW2' },
          ],
          routing: aRouting('1.1.1.1'),
        }),
        aDevice(
          'sw',
          ['p1', 'p2', 'p3'].map((port) => anAccessPort('sw', port, 10)),
          treeOf(4096),
        ),
        aDevice(
          'sw2',
          ['p1', 'p2', 'p3'].map((port) => anAccessPort('sw2', port, 20)),
          { kind: 'switch' },
        ),
      ],
      cables: [
        aCable('fw1:lan sw:p1'),
        aCable('fw2:lan sw:p2'),
        aCable('fw1:dmz sw2:p1'),
        aCable('fw2:dmz sw2:p2'),
      ],
      hosts: [
        aHost('pc', '10.1.0.10/24', '10.1.0.1', ['sw:p3'], { vlan: 10 }),
        aHost('web', '10.2.0.10/24', '10.2.0.1', ['sw2:p3'], { vlan: 20 }),
      ],
    });
    const simulation = new NetworkSimulation(network);
    const nodes = (failed: string[]) =>
      simulation
        .walk(aFlow('pc', 'web', '10.2.0.10'), { chassis: new Set(failed) })
        .there.map(({ node }) => node);
    expect(nodes([])).toEqual(['pc', 'sw', 'fw1', 'sw2', 'web']);
    expect(nodes(['fw1'])).toEqual(['pc', 'sw', 'fw2', 'sw2', 'web']);
    expect(
      inShort(settled(network, { chassis: new Set(['fw1', 'fw2']) }).walk('pc', 'web', '10.2.0.10')),
    ).toBe('drop there: no-gateway pc');
  });

  it('lets a server’s standby link take over', () => {
    const network = triangle((draft) => {
      draft.hosts = [
        aHost('pc', '10.1.0.10/24', '10.1.0.1', ['acc:p3'], { vlan: 10 }),
        aHost('server', '10.1.0.20/24', '10.1.0.1', ['core2:p3', 'core1:p3'], { vlan: 10 }),
      ];
      draft.devices[0]?.interfaces.push(anAccessPort('core1', 'p3', 10));
    });
    const { walk } = settled(network, { chassis: new Set(['core2']) });
    expect(inShort(walk('pc', 'server', '10.1.0.20'))).toBe('pass');
  });
});
