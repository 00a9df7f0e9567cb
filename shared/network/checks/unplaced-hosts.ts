import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { changing, type Finding } from './finding.ts';

/** People, devices and servers whose ports are in no VLAN of their site: no simulation has them, and nothing reaches them. */
export function unplacedHosts({ graph, attachments }: NetworkIndex, hosts: readonly HostGroup[]): Finding[] {
  const placed = new Set(hosts.map(({ node }) => node));
  const vlansOf = new Map(
    [...Map.groupBy(hosts, ({ site }) => site)].map(([site, own]) => [
      site,
      new Set(own.map(({ vlan }) => vlan)),
    ]),
  );
  const homes = new Map<string, TopologyEdge>();
  const without: { readonly node: TopologyNode; readonly edge: TopologyEdge; readonly site: string }[] = [];
  for (const node of graph.nodes) {
    if (node.layer !== 'endpoint') continue;
    for (const { edge, other } of attachments.get(node.id) ?? []) {
      if (other.type !== 'switch') continue;
      const site = other.site ?? '';
      if (edge.vlans.some((vlan) => vlansOf.get(site)?.has(vlan))) homes.set(homeOf(node, site), edge);
      else if (!placed.has(node.id)) without.push({ node, edge, site });
    }
  }
  return without.map(({ node, edge, site }): Finding => {
    const home = homes.get(homeOf(node, site));
    const numbers = joinAnd(edge.vlans.map(String));
    return {
      severity: 'failure',
      elements: [node.id, edge.id],
      sentence: `${node.label} ${edge.vlans.length === 0 ? 'is in no VLAN' : `is in VLAN ${numbers}, which has no subnet at ${site}`}: nothing reaches it.`,
      ...(home && {
        fix: {
          label: `Put it into VLAN ${joinAnd(home.vlans.map(String))}`,
          changes: changing({ edge: { id: edge.id, vlans: home.vlans } }),
        },
      }),
    };
  });
}

const homeOf = ({ type, group }: TopologyNode, site: string): string => `${type} ${group} ${site}`;
