import type { Interface } from '../../contract/configuration/interfaces.ts';
import type { FirstHop } from '../../contract/configuration/routing.ts';
import type { Subnet } from '../../contract/topology.ts';
import { parseBlock } from '../addressing/ipv4.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';
import { plainInterface } from './routed-interfaces.ts';

/** The interface of a device in a VLAN, with the subnet that it is in. */
export interface VlanInterface {
  readonly interface: Interface;
  readonly subnet: Subnet;
  /** Set where it shares the gateway's address with another device. */
  readonly firstHop?: FirstHop;
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
  return own.flatMap((subnet) => {
    const address = device.isRouting ? gatewayAddress(device, subnet, missing) : node.addresses[0];
    const prefix = parseBlock(subnet.cidr).prefix;
    if (address === undefined || subnet.vlan === undefined) return [];
    const name = nameOfVlan(subnet.vlan);
    const firstHop = device.isRouting ? firstHopOf(device, subnet, name, view) : undefined;
    const ipv6 =
      subnet.ipv6 !== undefined && subnet.gatewayIpv6 !== undefined && subnet.firstHop === undefined;
    return [
      {
        subnet,
        interface: {
          ...plainInterface,
          name,
          kind: 'vlan',
          description: subnet.name,
          vlan: subnet.vlan,
          ipv4: [address.includes('/') ? address : `${address}/${prefix}`],
          ipv6: ipv6 && device.isRouting ? [`${subnet.gatewayIpv6}/64`] : [],
          from: [subnet.id],
        },
        ...(firstHop && { firstHop }),
      },
    ];
  });
}

export const nameOfVlan = (vlan: number): string => `VLAN ${vlan}`;

/** A pair's devices have an address each beside the one that they share; a single one has the gateway's. */
function gatewayAddress(device: LogicalDevice, subnet: Subnet, missing: MissingFacts): string | undefined {
  const shared = subnet.firstHop?.members.find(({ node }) => device.members.some(({ id }) => id === node));
  return missing.need(shared?.address ?? subnet.gateway, subnet.id, 'gateway address');
}

/** VRRP once a second: three missed advertisements and the other one takes over. */
const advertiseSeconds = 1;

function firstHopOf(
  device: LogicalDevice,
  subnet: Subnet,
  name: string,
  view: NetworkView,
): FirstHop | undefined {
  const { firstHop, gateway } = subnet;
  const own = firstHop?.members.find(({ node }) => device.members.some(({ id }) => id === node));
  if (firstHop === undefined || own === undefined || gateway === undefined) return undefined;
  return {
    interface: name,
    group: firstHop.group,
    address: gateway,
    priority: own.priority,
    advertiseSeconds,
    virtualMac: `00:00:5e:00:01:${firstHop.group.toString(16).padStart(2, '0')}`,
    ...(view.peerOf.has(device.id) && { isActiveOnBoth: true }),
    tracks: [],
    decrement: 20,
    from: [subnet.id],
  };
}
