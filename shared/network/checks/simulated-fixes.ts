import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { formatAddress, parseBlock } from '../addressing/ipv4.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import { changing, type Fix } from './finding.ts';

/** What might end a finding of the simulator; whether it does, and harms nothing else, is to be simulated. */
export function possibleFix(found: SimulatedFinding, index: NetworkIndex): Fix | undefined {
  const { vlan } = found.inputs;
  switch (found.rule) {
    case 'vlan-split':
    case 'host-cut-off':
    case 'host-without-gateway':
      return typeof vlan === 'number' && vlan > 0 ? carriedFix(found, vlan, index) : undefined;
    case 'ospf-neighbours':
    case 'bgp-session':
      return addressFix(found, index.graph);
    default:
      return undefined;
  }
}

/** Lets a trunk carry a VLAN between two parts of its site that have it. */
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
  return {
    label: `Carry VLAN ${vlan} between ${ends.join(' and ')}`,
    changes: changing({ edge: { id: link.id, vlans: [...link.vlans, vlan].sort((a, b) => a - b) } }),
  };
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
  { attachments }: NetworkIndex,
): boolean {
  const far = part.has(source) ? target : source;
  return (attachments.get(far) ?? []).some(
    ({ edge, other }) => edge.vlans.includes(vlan) && !part.has(other.id),
  );
}

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
