import type { TopologyNode } from '../../contract/topology-items.ts';
import { freeAddress, holds, type TakenAddresses } from '../addressing/free-address.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { isSameDevice } from '../graph/clusters.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { isOneAddress } from '../graph/one-address.ts';
import { changing, type Fix } from './finding.ts';

/**
 * Ends that two devices claim an address. It stays with the one of which a link, first-hop redundancy or a gateway says it; the other
 * one has the address that is said of it, else one that is free, which is taken then, else none in its place. All members of a
 * cluster that list it change together. No fix where both are said to have it.
 */
export function otherAddress(
  node: TopologyNode,
  other: TopologyNode,
  address: string,
  index: NetworkIndex,
  taken: TakenAddresses,
): Fix | undefined {
  if (node === other) return listedOnce(node, address);
  const wrong = [node, other].filter((one) => !isEntitled(one, address, index));
  const isHome = ({ site }: TopologyNode) =>
    index.graph.subnets.some((row) => row.site === site && holds(row, address));
  // One that is elsewhere is the one that is wrong.
  const strangers = wrong.filter((one) => !isHome(one));
  for (const one of strangers.length > 0 ? strangers : wrong) {
    const fix =
      given(one, address, statedFor(one, address, index), index) ??
      givenFree(one, address, index, taken) ??
      takenOff(one, address, index);
    if (fix !== undefined) return fix;
  }
  return undefined;
}

const listOf = (address: string): 'ipv6' | 'addresses' => (isIpv6(address) ? 'ipv6' : 'addresses');

/** The addresses of a node of the family of one. */
const listedAt = (node: TopologyNode, address: string): readonly string[] => node[listOf(address)] ?? [];

const isListed = (list: readonly string[], address: string): boolean =>
  list.some((one) => withoutPrefix(one) === withoutPrefix(address));

const withList = (
  { id }: TopologyNode,
  address: string,
  list: readonly string[],
): Fix['changes']['nodes']['changed'][number] =>
  listOf(address) === 'ipv6' ? { id, ipv6: [...list] } : { id, addresses: [...list] };

function listedOnce(node: TopologyNode, address: string): Fix {
  const own = listedAt(node, address);
  const host = withoutPrefix(address);
  const first = own.findIndex((one) => withoutPrefix(one) === host);
  const list = own.filter((one, at) => at === first || withoutPrefix(one) !== host);
  return {
    label: `List ${host} once at ${node.label}`,
    changes: changing({ node: withList(node, address, list) }),
  };
}

const membersOf = (node: TopologyNode, { graph }: NetworkIndex): TopologyNode[] =>
  node.cluster === undefined ? [node] : graph.nodes.filter((one) => isSameDevice(one, node));

/** Whether something else than its own list says that a device has an address. */
function isEntitled(node: TopologyNode, address: string, index: NetworkIndex): boolean {
  const host = withoutPrefix(address);
  const isGateway = index.graph.subnets.some(
    ({ site, firstHop, gateway, gatewayIpv6 }) =>
      firstHop === undefined && site === node.site && [gateway, gatewayIpv6].includes(host),
  );
  return (
    isListed(saidOf(node, address, index), address) ||
    (isGateway && isInfrastructure(node) && hasLoopback(node))
  );
}

/** What links and first-hop redundancy say that a device has, of the family of an address. */
function saidOf(node: TopologyNode, address: string, index: NetworkIndex): string[] {
  const list = listOf(address);
  const members = new Set(membersOf(node, index).map(({ id }) => id));
  const ofLinks = [...members].flatMap((id) =>
    (index.attachments.get(id) ?? []).flatMap(
      ({ edge }) => edge[list]?.[edge.source === id ? 'source' : 'target'] ?? [],
    ),
  );
  const ofFirstHops = index.graph.subnets.flatMap(({ cidr, ipv6, firstHop }) => {
    const length = (list === 'ipv6' ? ipv6 : cidr)?.split('/')[1];
    return (firstHop?.members ?? []).flatMap((member) => {
      const own = list === 'ipv6' ? member.ipv6 : member.address;
      return members.has(member.node) && own !== undefined ? [`${own}/${length}`] : [];
    });
  });
  return [...ofLinks, ...ofFirstHops];
}

/** An address of the same length that is said of a device, or that the rest of its cluster lists, and that no list of its own has. */
function statedFor(node: TopologyNode, address: string, index: NetworkIndex): string | undefined {
  const [, length] = address.split('/');
  const mates = membersOf(node, index).filter((one) => one !== node);
  const stated = [...mates.flatMap((mate) => listedAt(mate, address)), ...saidOf(node, address, index)];
  return stated.find(
    (one) =>
      one.endsWith(`/${length}`) &&
      !isListed(listedAt(node, address), one) &&
      index.graph.nodes.every((each) => isSameDevice(each, node) || !isListed(listedAt(each, one), one)),
  );
}

/** A device, as a cluster with all members that list the address, with another one in its place. */
function given(
  node: TopologyNode,
  address: string,
  instead: string | undefined,
  index: NetworkIndex,
): Fix | undefined {
  if (instead === undefined) return undefined;
  return {
    label: `Give ${node.label} the address ${withoutPrefix(instead)}`,
    changes: withLists(node, address, index, (own) =>
      own.map((one) => (withoutPrefix(one) === withoutPrefix(address) ? instead : one)),
    ),
  };
}

function withLists(
  node: TopologyNode,
  address: string,
  index: NetworkIndex,
  listOfMember: (own: readonly string[]) => readonly string[],
): Fix['changes'] {
  const listing = membersOf(node, index).filter((one) => isListed(listedAt(one, address), address));
  const changed = listing.map((one) => withList(one, address, listOfMember(listedAt(one, address))));
  return { ...changing({}), nodes: { added: [], changed, removed: [] } };
}

function givenFree(
  node: TopologyNode,
  address: string,
  index: NetworkIndex,
  taken: TakenAddresses,
): Fix | undefined {
  const free = freeAddress(node, address, index, taken);
  if (free === undefined || isBeside(node, address, free, index)) return undefined;
  taken.add(withoutPrefix(free));
  return given(node, address, free, index);
}

/** Whether a device has an address in the subnet of one already; a group of hosts has as many as it likes. */
const isBeside = (node: TopologyNode, address: string, free: string, { graph }: NetworkIndex): boolean =>
  node.layer !== 'endpoint' &&
  graph.subnets.some(
    (row) =>
      row.site === node.site &&
      row.vlan !== undefined &&
      holds(row, free) &&
      listedAt(node, address).some((own) => withoutPrefix(own) !== withoutPrefix(address) && holds(row, own)),
  );

/** A device without an address that nothing says of it, as long as it has others; hosts need theirs. */
function takenOff(node: TopologyNode, address: string, index: NetworkIndex): Fix | undefined {
  const left = listedAt(node, address).filter((one) => withoutPrefix(one) !== withoutPrefix(address));
  const isItsOnly = isOneAddress(address) && isInfrastructure(node) && !left.some(isOneAddress);
  if (left.length === 0 || isItsOnly || node.layer === 'endpoint') return undefined;
  const host = withoutPrefix(address);
  return {
    label: `Take ${host} off ${node.label}`,
    changes: withLists(node, address, index, (own) => own.filter((one) => withoutPrefix(one) !== host)),
  };
}
