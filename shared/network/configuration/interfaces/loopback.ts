import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { NatRule } from '../../../contract/configuration/security.ts';
import { parseBlock } from '../../addressing/ipv4.ts';
import { ownAddresses } from '../../addressing/own-addresses.ts';
import { isOneAddress } from '../../graph/one-address.ts';
import { fromElements } from '../view/from-elements.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { plainInterface, type RoutedInterface } from './routed-interfaces.ts';

export const loopbackName = 'Loopback 0';
export const isLoopback = (name: string): boolean => name === loopbackName;

/** The address that a device is known by: each that routes has one. */
export function loopbackOf({ members: [node] }: LogicalDevice): Interface | undefined {
  const ipv4 = node.addresses.filter(isOneAddress).slice(0, 1);
  const ipv6 = (node.ipv6 ?? []).filter(isOneAddress);
  if (ipv4.length + ipv6.length === 0) return undefined;
  return {
    ...plainInterface,
    name: loopbackName,
    kind: 'loopback',
    description: `${node.label} router id and management`,
    ipv4,
    ipv6,
    from: [node.id],
  };
}

/** Public addresses that tunnels begin at and that are on no other interface: the provider routes them here. */
export const tunnelSources = (tunnels: readonly RoutedInterface[], held: ReadonlySet<string>): Interface[] =>
  [...Map.groupBy(tunnels, (each) => each.interface.tunnel?.sourceAddress)].flatMap(
    ([address, own], index) =>
      address === undefined || held.has(address)
        ? []
        : [
            {
              ...plainInterface,
              name: `Loopback ${index + 1}`,
              kind: 'loopback' as const,
              description: 'Outer address of the tunnels',
              ipv4: [`${address}/32`],
              from: fromElements(own.map(({ end }) => end.edge.id)),
            },
          ],
  );

/**
 * The address of the network's own block that a firewall behind the routers that announce it speaks from with public servers: what it
 * sends itself is not translated. The tunnels' own one where they begin at it.
 */
export function publicLoopback(
  device: LogicalDevice,
  nat: readonly NatRule[],
  sources: readonly Interface[],
  { ownBlock }: NetworkView,
): Interface | undefined {
  const isTranslating = nat.some(({ kind }) => kind === 'source');
  if (device.kind !== 'firewall' || !isTranslating) return undefined;
  if (ownBlock?.cidr === undefined || ownBlock.site !== device.site) return undefined;
  const cidr = `${ownAddresses(parseBlock(ownBlock.cidr)).tunnelEnd(0)}/32`;
  return (
    sources.find(({ ipv4 }) => ipv4.includes(cidr)) ?? {
      ...plainInterface,
      name: `Loopback ${sources.length + 1}`,
      kind: 'loopback' as const,
      description: 'Public address of its own',
      ipv4: [cidr],
      from: fromElements([...device.members.map(({ id }) => id), ownBlock.id]),
    }
  );
}
