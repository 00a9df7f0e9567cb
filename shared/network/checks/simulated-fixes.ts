import { onceEach } from '../../caching/once-each.ts';
import type { Graph, Subnet, TopologyEdge } from '../../contract/topology-items.ts';
import { formatAddress, parseBlock } from '../addressing/ipv4.ts';
import { blocksOf, subnetsAt } from '../configuration/view/layer3.ts';
import { logicalId } from '../graph/clusters.ts';
import { hasLoopback } from '../graph/has-loopback.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import { untaggedFix } from './desk-fix.ts';
import { changing, type Fix } from './finding.ts';

/** What might end a finding of the simulator; whether it does, and harms nothing else, is to be simulated. */
export function possibleFix(found: SimulatedFinding, index: NetworkIndex): Fix | undefined {
  const { vlan } = found.inputs;
  switch (found.rule) {
    case 'vlan-split':
    case 'host-cut-off':
    case 'host-without-gateway':
    case 'no-root':
      return typeof vlan === 'number' && vlan > 0 ? carriedFix(found, vlan, index) : undefined;
    case 'ospf-neighbours':
    case 'bgp-session':
      return addressFix(found, index.graph);
    case 'untagged-nowhere':
      return untaggedFix(found, index);
    default:
      return undefined;
  }
}

/** Lets a trunk carry a VLAN between two parts of its site that have it, or to the device that is its gateway. */
function carriedFix({ elements }: SimulatedFinding, vlan: number, index: NetworkIndex): Fix | undefined {
  const [first = ''] = elements;
  const node = index.nodes.get(first) ?? index.graph.nodes.find(({ cluster }) => cluster === first);
  const part = partWith(node?.id, vlan, index);
  const link = index.graph.edges.find((edge) => {
    const isLeaving = part.has(edge.source) !== part.has(edge.target);
    return (
      isLeaving &&
      isTrunk(edge, index) &&
      !edge.vlans.includes(vlan) &&
      hasVlanBeyond(edge, part, vlan, index)
    );
  });
  if (link === undefined) return undefined;
  const ends = [link.source, link.target].map((id) => index.nodes.get(id)?.label ?? id);
  const changed = index.graph.edges
    .filter((edge) => !edge.vlans.includes(vlan) && isTrunk(edge, index) && isBeside(edge, link, index))
    .map(({ id, vlans }) => ({ id, vlans: [...vlans, vlan].sort((a, b) => a - b) }));
  return {
    label: `Carry VLAN ${vlan} between ${ends.join(' and ')}`,
    changes: { ...changing({}), edges: { added: [], changed, removed: [] } },
  };
}

/** Whether a link is one, lies beside one between the same two devices, or is of its aggregate. */
function isBeside(edge: TopologyEdge, link: TopologyEdge, { nodes }: NetworkIndex): boolean {
  const endsOf = ({ source, target }: TopologyEdge) =>
    [source, target].map((id) => logicalId(nodes.get(id) ?? { id }));
  const [own, ends] = [endsOf(edge), endsOf(link)];
  const shared = own.filter((end) => ends.includes(end)).length;
  return shared === 2 || (shared === 1 && edge.aggregate !== undefined && edge.aggregate === link.aggregate);
}

const isTrunk = ({ type, source, target }: TopologyEdge, { nodes }: NetworkIndex): boolean => {
  const ends = [nodes.get(source), nodes.get(target)];
  return type === 'trunk' && ends.every((end) => end !== undefined && isInfrastructure(end));
};

/** The devices that a VLAN joins to a device, or to the first that hosts are plugged into; hosts join nothing. */
function partWith(
  start: string | undefined,
  vlan: number,
  { nodes, attachments }: NetworkIndex,
): Set<string> {
  const carrying = (id: string) =>
    (attachments.get(id) ?? []).filter(({ edge }) => edge.vlans.includes(vlan));
  const isHost = nodes.get(start ?? '')?.layer === 'endpoint';
  const first = isHost ? carrying(start ?? '')[0]?.other.id : start;
  const part = new Set(first === undefined ? [] : [first]);
  for (const id of part)
    for (const { other } of carrying(id)) if (isInfrastructure(other)) part.add(other.id);
  return part;
}

function hasVlanBeyond(
  { source, target }: TopologyEdge,
  part: ReadonlySet<string>,
  vlan: number,
  { graph, attachments, nodes }: NetworkIndex,
): boolean {
  const far = part.has(source) ? target : source;
  const isGateway = (gatewaysIn(graph).get(far) ?? []).some(
    (row) => row.vlan === vlan && row.site === nodes.get(far)?.site,
  );
  return (
    isGateway ||
    (attachments.get(far) ?? []).some(({ edge, other }) => edge.vlans.includes(vlan) && !part.has(other.id))
  );
}

/** The subnets that each routing device has an address in. */
const gatewaysIn = onceEach((graph: Graph): ReadonlyMap<string, readonly Subnet[]> => {
  const blocks = blocksOf(graph.subnets);
  return new Map(
    graph.nodes.flatMap((node) => (hasLoopback(node) ? [[node.id, subnetsAt(node, blocks)] as const] : [])),
  );
});

/** Gives a routed link the two addresses of its subnet. */
function addressFix({ elements }: SimulatedFinding, { edges }: Graph): Fix | undefined {
  const about = new Set(elements);
  for (const { id, subnet, addresses } of edges) {
    if (!about.has(id) || subnet === undefined || !subnet.endsWith('/31')) continue;
    const { first } = parseBlock(subnet);
    const [lower, upper] = [`${formatAddress(first)}/31`, `${formatAddress(first + 1)}/31`];
    const isRight = [addresses?.source, addresses?.target].sort().join() === [lower, upper].sort().join();
    if (isRight) continue;
    const isTurned = addresses?.source === upper || addresses?.target === lower;
    const pair = isTurned ? { source: upper, target: lower } : { source: lower, target: upper };
    return { label: `Number it from ${subnet}`, changes: changing({ edge: { id, addresses: pair } }) };
  }
  return undefined;
}
