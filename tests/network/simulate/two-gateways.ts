import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import {
  aCable,
  aDevice,
  aFlow,
  aHost,
  aNetwork,
  anAccessPort,
  anSvi,
  aPort,
  aProvider,
  aRouting,
  aStatic,
  aTrunk,
} from './configuration-builder.ts';

export const trackOf = (address: string): DeviceConfiguration['tracks'] => [
  { name: 'isp', what: { kind: 'reachability', address, interface: 'wan' }, from: ['track'] },
];
export const translating = (outside: string, address: string): DeviceConfiguration['nat'] => [
  { kind: 'source', outside, sources: ['10.0.0.0/8'], except: ['10.0.0.0/8'], address, from: ['nat'] },
];
export const circuit = (port: string, net = 100) => ({
  port,
  providerAddress: `198.51.${net}.1/30`,
  customerAddress: `198.51.${net}.2/30`,
});

/** Two gateways of VLAN 10, each with a way out of its own; the first is active. */
export const twoGateways = (tracks: string[]) => {
  const gateway = (id: string, n: number) =>
    aDevice(
      id,
      [aPort(id, 'wan', `198.51.10${n}.2/30`), aTrunk(id, 'p1', [10]), anSvi(10, `10.1.0.${n + 2}/24`)],
      {
        tracks: trackOf(`198.51.10${n}.1`),
        nat: translating('wan', `198.51.10${n}.2`),
        routing: aRouting(`1.1.1.${n}`, {
          statics: [aStatic('0.0.0.0/0', `198.51.10${n}.1`, { track: 'isp' })],
        }),
        firstHops: [
          {
            interface: 'vlan10',
            group: 10,
            address: '10.1.0.1',
            priority: n === 0 ? 110 : 100,
            advertiseSeconds: 1,
            tracks,
            decrement: 20,
            from: ['vrrp'],
          },
        ],
      },
    );
  return aNetwork({
    devices: [
      gateway('g0', 0),
      gateway('g1', 1),
      aDevice('sw', [aTrunk('sw', 'p1', [10]), aTrunk('sw', 'p2', [10]), anAccessPort('sw', 'p3', 10)], {
        kind: 'switch',
        spanningTree: {
          mode: 'rapid-pvst',
          bridges: [{ role: 'root', priority: 4096, vlans: [10] }],
          from: ['tree'],
        },
      }),
    ],
    cables: [aCable('g0:p1 sw:p1'), aCable('g1:p1 sw:p2')],
    hosts: [aHost('pc', '10.1.0.10/24', '10.1.0.1', ['sw:p3'], { vlan: 10 })],
    flows: [aFlow('pc', 'internet', '8.8.8.8'), aFlow('internet', 'pc', '10.1.0.10', { expected: 'drop' })],
    providers: [aProvider('isp0', [circuit('g0:wan', 100)]), aProvider('isp1', [circuit('g1:wan', 101)])],
  });
};
