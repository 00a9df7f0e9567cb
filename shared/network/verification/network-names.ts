import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph } from '../../contract/topology.ts';
import { elementName } from '../graph/element-name.ts';
import type { NameOf } from './drop-sentence.ts';

/** Names of devices, links, subnets and groups of hosts by id. */
export function networkNames(graph: Graph, hosts: readonly HostGroup[]): NameOf {
  const byId = {
    nodes: new Map(graph.nodes.map((node) => [node.id, node])),
    edges: new Map(graph.edges.map((edge) => [edge.id, edge])),
    subnets: graph.subnets,
  };
  const groups = new Map(hosts.map((host) => [host.id, host]));
  return (id) => {
    if (id === 'internet' && !byId.nodes.has(id)) return 'the internet';
    const host = groups.get(id);
    return host === undefined ? elementName(byId, id) : hostName(host, elementName(byId, host.node));
  };
}

/** A group of hosts by its node and its VLAN: an access point has people in several. */
const hostName = ({ vlan }: HostGroup, node: string): string =>
  vlan === undefined ? node : `${node}, VLAN ${vlan}`;
