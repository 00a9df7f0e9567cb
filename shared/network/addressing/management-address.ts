import type { Graph, Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { firstFree, isAddressedIn, type TakenAddresses, takenAddresses } from './free-address.ts';
import { withoutPrefix } from './ipv4.ts';
import { leases } from './leased-part.ts';

/** What has an address in a network of management, unless it routes. */
const isManaged = (node: TopologyNode): boolean =>
  (node.type === 'switch' || node.type === 'accesspoint') && !hasLoopback(node);

/**
 * The addresses by which a device that joins others is managed: the next free ones of the network in which its like are,
 * those on its floor before others in its building, then at its site. None for what no plan gives one, where its like have
 * none, and where none is free.
 * @param taken gets these, so that the next device has others
 */
export function managementAddresses(
  node: TopologyNode,
  graph: Graph,
  taken: TakenAddresses = takenAddresses({ graph }),
): Pick<TopologyNode, 'addresses' | 'ipv6'> {
  const row = isManaged(node) ? managementBeside(node, graph) : undefined;
  if (row === undefined) return { addresses: [] };
  const [ipv4, ipv6] = [false, true].map((isOfIpv6) => firstFree(row, isOfIpv6, taken, leases(node)));
  for (const address of [ipv4, ipv6]) if (address !== undefined) taken.add(withoutPrefix(address));
  return { addresses: ipv4 === undefined ? [] : [ipv4], ...(ipv6 !== undefined && { ipv6: [ipv6] }) };
}

function managementBeside(node: TopologyNode, { nodes, subnets }: Graph): Subnet | undefined {
  const networks = subnets.filter(
    ({ site, purpose, vlan }) => site === node.site && purpose === 'management' && vlan !== undefined,
  );
  const networkOf = (one: TopologyNode): Subnet | undefined =>
    networks.find((row) => isAddressedIn(one, row));
  const alike = nodes.filter((one) => one.site === node.site && one.type === node.type && isManaged(one));
  const inBuilding = alike.filter(({ building }) => building === node.building);
  const onFloor = inBuilding.filter(({ floor }) => floor === node.floor);
  for (const one of [...onFloor, ...inBuilding, ...alike]) {
    const row = networkOf(one);
    if (row !== undefined) return row;
  }
  return undefined;
}
