import type { NetworkConfiguration, Provider } from '../../contract/configuration/network-configuration.ts';
import { formatIpv6, parseIpv6 } from '../../network/addressing/ipv6-address.ts';
import { type AddressFamily, spokenFamilies } from '../library/address-family.ts';
import { framesOf, untagged } from './frames-of.ts';
import { nextMac } from './next-mac.ts';
import type { PortOwners } from './port-owners.ts';
import type { Bridge, Run, Space, WireEnd } from './wiring.ts';

export interface PlannedRun {
  readonly run: Run;
  readonly joins: readonly { readonly a: WireEnd; readonly b: WireEnd }[];
}

/** Not `internet`: a plan may call a provider so. */
export const internetSpace = 'the internet';
export const circuitBridge = (index: number): string => `circuit${index}`;
export const coreBridge = 'core';
/** Between an internet provider and the internet: addresses that no customer has (RFC 6890, RFC 3849). */
export const coreAddress = (provider: number, side: 0 | 1, { name }: AddressFamily): string =>
  name === 'ipv4'
    ? `192.0.0.${provider * 2 + side}`
    : formatIpv6(parseIpv6('2001:db8:fffe::') + BigInt(provider * 2 + side));

/** Each provider's namespace with its circuits, and the internet behind the internet providers. */
export function providerRuns(
  network: NetworkConfiguration,
  owners: PortOwners,
  add: (space: Space) => void,
  notes: string[],
): PlannedRun[] {
  const bridge = (name: string, addresses: readonly string[]): [string, Bridge] => [
    name,
    { name, mac: nextMac(), mtu: 1500, addresses },
  ];
  const { providers } = network;
  const spoken = spokenFamilies(network);
  const coreAddresses = (provider: number, side: 0 | 1): string[] =>
    spoken.map((family) => `${coreAddress(provider, side, family)}/${family.longest - 1}`);
  const internet = providers.filter(({ kind }) => kind === 'internet');
  add({
    key: internetSpace,
    bridges: new Map(internet.map((_, index) => bridge(`to${index}`, coreAddresses(index, 0)))),
  });
  for (const provider of providers) {
    const index = internet.indexOf(provider);
    add({
      key: provider.id,
      bridges: new Map([
        ...provider.circuits.map(({ providerAddress, ipv6: six }, at) =>
          bridge(circuitBridge(at), [providerAddress, ...(six ? [six.provider] : [])]),
        ),
        ...(index < 0 ? [] : [bridge(coreBridge, coreAddresses(index, 1))]),
      ]),
    });
  }
  return [
    ...internet.map(({ id }, index) => ({
      run: { cables: [`core of ${id}`], chassis: [id] },
      joins: [{ a: { space: internetSpace, bridge: `to${index}` }, b: { space: id, bridge: coreBridge } }],
    })),
    ...providers.flatMap((provider) => circuitRuns(provider, owners, notes)),
  ];
}

function circuitRuns({ id, circuits }: Provider, owners: PortOwners, notes: string[]): PlannedRun[] {
  return circuits.flatMap(({ edge, ports }, index) =>
    ports.flatMap((port) => {
      const owner = owners(port);
      const frames = owner && framesOf(owner.device, owner.interface);
      const bridge = frames?.get(untagged) ?? [...(frames?.values() ?? [])][0];
      if (!owner || bridge === undefined) {
        notes.push(
          `Circuit ${edge} is handed over on ${port.node} ${port.name}, which no interface answers on.`,
        );
        return [];
      }
      return [
        {
          run: { cables: [edge], chassis: [port.node] },
          joins: [{ a: { space: id, bridge: circuitBridge(index) }, b: { space: owner.device.id, bridge } }],
        },
      ];
    }),
  );
}
