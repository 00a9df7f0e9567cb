import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { FirstHop } from '../../../contract/configuration/routing.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { parseBlock } from '../../addressing/ipv4.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { portsOf } from '../view/ports.ts';
import { directHosts } from './direct-hosts.ts';
import { plainInterface } from './routed-interfaces.ts';

/** The interface of a device in a VLAN, with the subnet that it is in. */
export interface VlanInterface {
  readonly interface: Interface;
  readonly subnet: Subnet;
  /** Where it shares the gateway's addresses with another device, one for each family. */
  readonly firstHops: readonly FirstHop[];
}

/** Gateways of the subnets that a device routes; of a switch that does not route, the interface that it is managed by. */
export function vlanInterfaces(
  device: LogicalDevice,
  view: NetworkView,
  missing: MissingFacts,
): VlanInterface[] {
  const { subnetsOf } = view.layer3;
  const [node] = device.members;
  const own = (subnetsOf.get(node.id) ?? []).filter(({ vlan }) => vlan !== undefined);
  const direct = directHosts(device, view);
  return own.flatMap((subnet) => {
    if (subnet.vlan === undefined) return [];
    const host = direct.get(subnet.vlan);
    const ports = host === undefined ? [] : portsOf(host, missing);
    const name = ports[0]?.name ?? nameOfVlan(subnet.vlan);
    const ipv6 = device.isRouting ? ipv6Gateway(device, subnet, view, missing) : ownIpv6(node, view, missing);
    return [
      {
        subnet,
        interface: {
          ...plainInterface,
          name,
          description: subnet.name,
          ...(host === undefined ? { kind: 'vlan', vlan: subnet.vlan } : { kind: 'port', ports }),
          ipv4: ipv4Of(device, subnet, view, missing),
          ipv6: ipv6 === undefined ? [] : [ipv6],
          from: [subnet.id, ...(host === undefined ? [] : [host.edge.id])],
        },
        firstHops: device.isRouting ? firstHopsOf(device, subnet, name, view) : [],
      },
    ];
  });
}

export const nameOfVlan = (vlan: number): string => `VLAN ${vlan}`;

/** Of a switch that does not route: what it is managed by. */
const ownIpv6 = (
  { id, ipv6 }: LogicalDevice['members'][number],
  { hasIpv6 }: NetworkView,
  missing: MissingFacts,
): string | undefined => (hasIpv6 ? missing.need(ipv6?.[0], id, 'IPv6 management address') : undefined);

function ipv4Of(
  device: LogicalDevice,
  subnet: Subnet,
  { hasIpv4 }: NetworkView,
  missing: MissingFacts,
): string[] {
  if (!hasIpv4) return [];
  const [node] = device.members;
  const address = device.isRouting ? gatewayAddress(device, subnet, missing) : node.addresses[0];
  if (address === undefined || subnet.cidr === undefined) return [];
  return [address.includes('/') ? address : `${address}/${parseBlock(subnet.cidr).prefix}`];
}

/** A pair's devices have an address each beside the one that they share; a single one has the gateway's. */
function gatewayAddress(device: LogicalDevice, subnet: Subnet, missing: MissingFacts): string | undefined {
  const { firstHop, gateway, id } = subnet;
  if (firstHop === undefined) return missing.need(gateway, id, 'gateway address');
  return missing.need(memberOf(device, subnet)?.address, id, `address of ${device.hostname}`);
}

function ipv6Gateway(
  device: LogicalDevice,
  subnet: Subnet,
  { hasIpv6 }: NetworkView,
  missing: MissingFacts,
): string | undefined {
  if (!hasIpv6) return undefined;
  const { firstHop, gatewayIpv6, id } = subnet;
  const address =
    firstHop === undefined
      ? missing.need(gatewayIpv6, id, 'IPv6 gateway address')
      : missing.need(memberOf(device, subnet)?.ipv6, id, `IPv6 address of ${device.hostname}`);
  const block = missing.need(subnet.ipv6, subnet.id, 'IPv6 subnet');
  return address && block && `${address}/${block.split('/')[1]}`;
}

const memberOf = (device: LogicalDevice, { firstHop }: Subnet) =>
  firstHop?.members.find(({ node }) => device.members.some(({ id }) => id === node));

/** VRRP once a second: three missed advertisements and the other one takes over. */
const advertiseSeconds = 1;

function firstHopsOf(
  device: LogicalDevice,
  subnet: Subnet,
  name: string,
  { hasIpv4, hasIpv6, peerOf }: NetworkView,
): FirstHop[] {
  const { firstHop, gateway, gatewayIpv6 } = subnet;
  const own = memberOf(device, subnet);
  if (firstHop === undefined || own === undefined) return [];
  const shared = {
    interface: name,
    group: firstHop.group,
    priority: own.priority,
    advertiseSeconds,
    ...(peerOf.has(device.id) && { isActiveOnBoth: true }),
    tracks: [],
    decrement: 20,
    from: [subnet.id],
  };
  const group = firstHop.group.toString(16).padStart(2, '0');
  return [
    ...(hasIpv4 && gateway !== undefined
      ? [{ ...shared, address: gateway, virtualMac: `00:00:5e:00:01:${group}` }]
      : []),
    ...(hasIpv6 && gatewayIpv6 !== undefined
      ? [
          {
            ...shared,
            // Made of the virtual MAC address (RFC 9568, 7.3; RFC 4291, appendix A).
            address: `fe80::200:5eff:fe00:2${group}`,
            global: gatewayIpv6,
            virtualMac: `00:00:5e:00:02:${group}`,
          },
        ]
      : []),
  ];
}
