import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';
import {
  aCable,
  aDevice,
  aFlow,
  aHost,
  aNetwork,
  anAccessPort,
  anSvi,
  aPort,
  aTrunk,
} from './configuration-builder.ts';

const aggregate = (node: string, name: string, ports: readonly string[], mlag?: number): Interface =>
  aTrunk(node, name, [10], 999, {
    kind: 'aggregate',
    ports: ports.map((port) => ({ node, name: port })),
    aggregation: { mode: 'lacp', minLinks: 1, ...(mlag !== undefined && { mlag }) },
  });

const server = (node: string): Interface => ({
  ...anAccessPort(node, 'p3', 10),
  name: 'MLAG 2',
  kind: 'aggregate',
  aggregation: { mode: 'lacp', minLinks: 1, mlag: 2 },
});

const tree = (priority: number): Partial<DeviceConfiguration> => ({
  kind: 'switch',
  vlans: [10, 999].map((id) => ({ id, name: `VLAN ${id}`, from: [`vlan-${id}`] })),
  spanningTree: { mode: 'rapid-pvst', bridges: [{ role: 'root', priority, vlans: [10] }], from: ['tree'] },
});

/** One of the pair: `side` is 1 or 2. */
const core = (side: number, rows: readonly Interface[] = []): DeviceConfiguration => {
  const [id, peer] = [`core${side}`, `core${3 - side}`];
  return aDevice(
    id,
    [
      aggregate(id, 'peer', ['p1']),
      aggregate(id, 'MLAG 1', ['p2'], 1),
      server(id),
      aPort(id, 'p9', `10.9.0.${side - 1}/31`),
      anSvi(10, `10.1.0.${side + 1}/24`),
      ...rows,
    ],
    {
      ...tree(4_096),
      mlag: {
        domain: 1,
        peer,
        peerLink: 'peer',
        keepalive: { interface: 'p9', source: `10.9.0.${side - 1}`, destination: `10.9.0.${2 - side}` },
        rolePriority: side * 100,
        systemMac: '02:00:5e:00:00:01',
        from: [id],
      },
      firstHops: [
        {
          interface: 'vlan10',
          group: 10,
          address: '10.1.0.1',
          priority: side === 1 ? 110 : 100,
          advertiseSeconds: 1,
          virtualMac: '00:00:5e:00:01:0a',
          isActiveOnBoth: true,
          tracks: [],
          decrement: 20,
          from: [id],
        },
      ],
    },
  );
};

/** A pair with an access switch and a server on both, and a printer on the second alone. */
export const mlagPair = aNetwork({
  devices: [
    core(1),
    core(2, [anAccessPort('core2', 'p4', 10)]),
    aDevice('acc', [aggregate('acc', 'MLAG 1', ['u1', 'u2']), anAccessPort('acc', 'p1', 10)], tree(32_768)),
  ],
  cables: [
    { ...aCable('core1:p1 core2:p1'), edge: 'peer-link' },
    { ...aCable('core1:p9 core2:p9'), edge: 'keepalive' },
    aCable('core1:p2 acc:u1'),
    aCable('core2:p2 acc:u2'),
  ],
  hosts: [
    aHost('pc', '10.1.0.10/24', '10.1.0.1', ['acc:p1'], { vlan: 10 }),
    aHost('printer', '10.1.0.20/24', '10.1.0.1', ['core2:p4'], { vlan: 10 }),
    aHost('server', '10.1.0.30/24', '10.1.0.1', ['core1:p3', 'core2:p3'], { vlan: 10, bond: 'lacp' }),
  ],
  flows: [aFlow('pc', 'printer', '10.1.0.20'), aFlow('pc', 'server', '10.1.0.30')],
});
