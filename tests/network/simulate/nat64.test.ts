import { describe, expect, it } from 'vitest';
import { internetHostByNat64, internetHostIpv6 } from '#shared/contract/configuration/internet-host.ts';
import { nat64Address, nat64Prefix } from '#shared/network/addressing/nat64.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import {
  aDevice,
  aFlow,
  aNetwork,
  anAccessPort,
  anSvi,
  aPort,
  aProvider,
  aRouting,
  aStatic,
} from './configuration-builder.ts';

const isp = aProvider('isp', [
  {
    port: 'r1:wan',
    ipv6: { provider: '2001:db8:f::/127', customer: '2001:db8:f::1/127' },
    routed: ['2001:db8:1::/56'],
  },
]);

const translation = {
  kind: 'nat64' as const,
  outside: 'wan',
  prefix: nat64Prefix,
  sources: ['2001:db8:1::/56'],
  address: '198.51.100.2',
  from: ['circuit'],
};

/** A PC of IPv6 alone behind a router that translates. */
const office = (statics: readonly [string, string][], nat = [translation]) =>
  new NetworkSimulation(
    aNetwork({
      devices: [
        aDevice(
          'r1',
          [
            aPort('r1', 'wan', '198.51.100.2/30', { ipv6: ['2001:db8:f::1/127'] }),
            anAccessPort('r1', 'p1', 10),
            { ...anSvi(10, ''), ipv4: [], ipv6: ['2001:db8:1::1/64'] },
          ],
          {
            nat,
            routing: aRouting('0.0.0.1', { statics: statics.map(([prefix, hop]) => aStatic(prefix, hop)) }),
          },
        ),
      ],
      providers: [isp],
      hosts: [
        {
          id: 'pc',
          node: 'pc',
          subnet: 'staff',
          site: 'HQ',
          zone: 'staff',
          ipv6: '2001:db8:1::1000/64',
          gatewayIpv6: '2001:db8:1::1',
          vlan: 10,
          ports: [{ node: 'r1', name: 'p1' }],
          count: 1,
          from: ['pc'],
        },
      ],
      flows: [
        aFlow('pc', 'internet', nat64Address(internetHostByNat64), { id: 'translated' }),
        aFlow('pc', 'internet', internetHostIpv6, { id: 'native' }),
      ],
    }),
  );

const outcomes = (simulation: NetworkSimulation) =>
  simulation.matrix.map(({ flow, outcome }) => `${flow.id} ${outcome.drop?.rule ?? outcome.outcome}`);

const both: [string, string][] = [
  ['0.0.0.0/0', '198.51.100.1'],
  ['::/0', '2001:db8:f::'],
];

describe('NAT64', () => {
  it('leads a host of IPv6 alone to one of IPv4, and its answer back, beside native IPv6', () => {
    const simulation = office(both);
    expect(outcomes(simulation)).toEqual(['translated pass', 'native pass']);
    expect(simulation.findings).toEqual([]);
    const { there, back } = simulation.walk(aFlow('pc', 'internet', nat64Address(internetHostByNat64)));
    const hop = there.find(({ translation: found }) => found !== undefined);
    expect(hop?.translation).toEqual({ kind: 'nat64', address: '198.51.100.2', from: ['circuit'] });
    expect(hop?.route).toMatchObject({ prefix: '0.0.0.0/0', nextHops: ['198.51.100.1'] });
    expect(back.at(-1)?.node).toBe('pc');
  });

  it('leaves native IPv6 alone', () => {
    const { there } = office(both).walk(aFlow('pc', 'internet', internetHostIpv6));
    expect(there.flatMap(({ translation: found }) => found ?? [])).toEqual([]);
    expect(there.flatMap(({ route }) => route?.prefix ?? [])).toEqual(['::/0']);
  });

  it('needs a route of IPv4: the default of IPv6 does not lead there', () => {
    expect(outcomes(office([['::/0', '2001:db8:f::']]))).toEqual(['translated no-route', 'native pass']);
  });

  it('is needed: the internet takes nothing of the prefix', () => {
    expect(outcomes(office(both, []))).toEqual(['translated private-address', 'native pass']);
  });

  it('translates none but the stated sources', () => {
    const others = [{ ...translation, sources: ['2001:db8:2::/56'] }];
    expect(outcomes(office(both, others))).toEqual(['translated no-route', 'native pass']);
  });
});
