import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { isAddressedIn } from '../addressing/free-address.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import { changing, type Fix } from './finding.ts';
import { numberedAsLinks } from './vlan-fix.ts';

/** Puts what is plugged in into VLANs. */
export const intoVlans = ({ id }: Pick<TopologyEdge, 'id'>, vlans: readonly number[]): Fix => ({
  label: `Put it into VLAN ${joinAnd(vlans.map(String))}`,
  changes: changing({ edge: { id, vlans: [...vlans] } }),
});

/**
 * Untagged frames of hosts go where those of hosts like them at the site go, else into the VLAN of their own address, or their VLAN's subnet gets its number back. Of a
 * finding whose elements are the switch and the hosts.
 */
export function untaggedFix({ elements }: SimulatedFinding, index: NetworkIndex): Fix | undefined {
  const [device = '', host = ''] = elements;
  const node = index.nodes.get(host);
  if (node === undefined) return undefined;
  const links = index.attachments.get(host) ?? [];
  const own = links.find(({ other }) => other.id === device || other.cluster === device);
  if (own === undefined) return undefined;
  const site = own.other.site ?? '';
  const numbered = own.edge.vlans.map((vlan) => numberedAsLinks(site, vlan, index)).find((fix) => fix);
  if (numbered !== undefined) return numbered;
  const vlans = vlansFor(node, own.edge, site, index);
  return (
    vlans && {
      ...intoVlans(own.edge, vlans),
      label: `Put ${node.label} into VLAN ${joinAnd(vlans.map(String))}`,
    }
  );
}

/** The VLANs of most links of hosts of a kind at a site, where they are others than those of one of them. */
function vlansOfAlike(
  { id, type, group }: TopologyNode,
  edge: TopologyEdge,
  site: string,
  { graph, attachments }: NetworkIndex,
): readonly number[] | undefined {
  const alike = graph.nodes
    .filter((one) => one.id !== id && one.type === type && one.group === group)
    .flatMap((one) => (attachments.get(one.id) ?? []).filter(({ other }) => other.site === site));
  const kinds = [...Map.groupBy(alike, ({ edge: { vlans } }) => vlans.join()).values()];
  const [most] = kinds.toSorted((a, b) => b.length - a.length);
  const vlans = most?.[0]?.edge.vlans;
  return vlans === undefined || vlans.length === 0 || vlans.join() === edge.vlans.join() ? undefined : vlans;
}

/** Those of hosts like them, unless these lack the VLAN of a host’s own address; then those of its link with that one. */
function vlansFor(
  node: TopologyNode,
  edge: TopologyEdge,
  site: string,
  index: NetworkIndex,
): readonly number[] | undefined {
  const home = index.graph.subnets.find(
    (row) => row.vlan !== undefined && row.site === site && isAddressedIn(node, row),
  )?.vlan;
  const alike = vlansOfAlike(node, edge, site, index);
  if (home === undefined || alike?.includes(home)) return alike;
  return edge.vlans.includes(home) ? undefined : [...edge.vlans, home].sort((a, b) => a - b);
}
