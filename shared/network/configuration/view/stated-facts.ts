import { onceEach } from '../../../caching/once-each.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { isOneAddress } from '../../graph/one-address.ts';
import type { LogicalDevice } from './link-end.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { NetworkView } from './network-view.ts';

/** Rows of the addressing plan that no host is in. */
const withoutHosts: ReadonlySet<Subnet['purpose']> = new Set([
  'site',
  'loopback',
  'transit',
  'public',
  'remote-access',
]);

/**
 * What subnets, clusters and pairs have to state. Without it a configuration would say something else instead of less: a
 * subnet without a VLAN number has no hosts, one without a block is of the other family alone.
 */
export function needStated(view: NetworkView, missing: MissingFacts): void {
  for (const row of view.graph.subnets) needOfSubnet(row, view, missing);
  const holders = new Map<string, LogicalDevice>();
  const bundling = new Set(
    view.devices.flatMap(({ members: [{ mlag, pair }] }) => (mlag === undefined ? [] : (pair ?? []))),
  );
  for (const device of view.devices) {
    if (device.members.length > 1) needOfMembers(device, missing);
    needOfTwin(device, holders, missing);
    needOfPair(device, bundling, missing);
  }
}

function needOfSubnet(row: Subnet, view: NetworkView, missing: MissingFacts): void {
  const { id, purpose, vlan, cidr, ipv6, gateway, gatewayIpv6, firstHop } = row;
  const { hasIpv4, hasIpv6 } = view;
  if (hasIpv4 || purpose === 'public') missing.need(cidr, id, 'IPv4 subnet');
  if (hasIpv6 && purpose !== 'public') missing.need(ipv6, id, 'IPv6 subnet');
  if (withoutHosts.has(purpose)) return;
  missing.need(vlan, id, 'VLAN number');
  if (hasIpv4) missing.need(gateway, id, 'gateway address');
  if (hasIpv6) missing.need(gatewayIpv6, id, 'IPv6 gateway address');
  const gateways = view.gatewaysOf(id);
  if (gateways.length === 0 && isRoutedNearby(row, view))
    missing.need(undefined, id, 'device that is its gateway');
  if (firstHop === undefined && gateways.length > 1)
    missing.need(firstHop, id, 'priorities of the devices that share its gateway');
  for (const { node } of firstHop?.members ?? []) {
    const isHolding = gateways.some(({ members }) => members.some((member) => member.id === node));
    if (view.deviceOf.has(node) && !isHolding) missing.need(undefined, node, `address in ${row.name}`);
  }
}

/** Whether a device that routes has the VLAN of a subnet on its links: one of them is its gateway then. */
const isRoutedNearby = ({ site, vlan }: Subnet, { devices, endsOf }: NetworkView): boolean =>
  vlan !== undefined &&
  devices.some(
    (device) =>
      device.isRouting &&
      device.site === site &&
      endsOf.get(device.id)?.some(({ edge }) => edge.vlans.includes(vlan)),
  );

function needOfMembers(device: LogicalDevice, missing: MissingFacts): void {
  for (const { id, address } of lackedByMembers(device))
    missing.need(undefined, id, `address ${address} of its cluster`);
}

/** Whichever chassis is active has the addresses of all: those that one has not. Most devices stay as they are when a plan is edited. */
const lackedByMembers = onceEach(({ members }: LogicalDevice) => {
  const all = new Set(members.flatMap(({ addresses, ipv6 = [] }) => [...addresses, ...ipv6]));
  return members.flatMap(({ id, addresses, ipv6 = [] }) => {
    const own = new Set([...addresses, ...ipv6]);
    return [...all].flatMap((address) => (own.has(address) ? [] : [{ id, address }]));
  });
});

/** Two of a pair that have one loopback are one device. */
function needOfTwin(device: LogicalDevice, holders: Map<string, LogicalDevice>, missing: MissingFacts): void {
  const [{ id, pair, addresses, ipv6 = [] }] = device.members;
  const loopback = [...addresses, ...ipv6].find(isOneAddress);
  if (pair === undefined || loopback === undefined) return;
  const other = holders.get(loopback);
  if (other === undefined) holders.set(loopback, device);
  else if (other.members[0].pair === pair) missing.need(undefined, id, 'cluster that it is a member of');
}

/** Both of an MLAG pair say so. */
function needOfPair(
  { members: [{ id, mlag, pair }] }: LogicalDevice,
  bundling: ReadonlySet<string>,
  missing: MissingFacts,
): void {
  if (mlag !== undefined) missing.need(pair, id, 'other switch of its MLAG');
  else if (pair !== undefined && bundling.has(pair)) missing.need(mlag, id, 'number of its MLAG');
}
