import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { elementName } from '../graph/element-name.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import type { NameOf } from './drop-sentence.ts';

/** Names of devices, links, subnets and groups of hosts by id; of links between the same two devices each has its ports. Most networks have nothing to be named: read when it is asked. */
export function networkNames(graph: Graph, hosts: readonly HostGroup[]): NameOf {
  let known: ReturnType<typeof readNames> | undefined;
  return (id) => {
    known ??= readNames(graph, hosts);
    const { byId, groups, subnets, beside } = known;
    if (id === 'internet' && !byId.nodes.has(id)) return 'the internet';
    const host = groups.get(id);
    if (host === undefined) return `${elementName(byId, id)}${beside.get(id) ?? ''}`;
    return hostName(host, elementName(byId, host.node), subnets.get(host.subnet) ?? host.subnet);
  };
}

const readNames = (graph: Graph, hosts: readonly HostGroup[]) => ({
  byId: {
    nodes: nodesById(graph.nodes),
    edges: new Map(graph.edges.map((edge) => [edge.id, edge])),
    subnets: graph.subnets,
  },
  beside: portsOfParallels(graph.edges),
  groups: new Map(hosts.map((host) => [host.id, host])),
  subnets: new Map(graph.subnets.map(({ id, name }) => [id, name])),
});

/** What follows the name of each link that is not the only one between its ends: ` (ports 1 and 25)`; nothing where no port is known. */
function portsOfParallels(edges: Graph['edges']): ReadonlyMap<string, string> {
  const byEnds = Map.groupBy(edges, ({ source, target }) => [source, target].sort().join(' '));
  return new Map(
    [...byEnds.values()]
      .filter((parallels) => parallels.length > 1)
      .flat()
      .flatMap(({ id, sourcePort, targetPort }) =>
        sourcePort && targetPort ? [[id, ` (ports ${sourcePort} and ${targetPort})`]] : [],
      ),
  );
}

/** A group of hosts by its node and its VLAN: PCs share ports with phones, and an access point has people in several. */
const hostName = ({ vlan }: HostGroup, node: string, subnet: string): string =>
  vlan === undefined ? node : `${node} (${subnet}, VLAN ${vlan})`;
