import { lazily } from '../../caching/lazily.ts';
import { appendUnder } from '../../collections/append-under.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { elementName } from '../graph/element-name.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import type { NameOf } from './drop-sentence.ts';

/** Names of devices, links, subnets and groups of hosts by id; of links between the same two devices each has its ports. Most networks have nothing to be named: read when it is asked. */
export function networkNames(graph: Graph, hosts: readonly HostGroup[]): NameOf {
  const groups = lazily(() => new Map(hosts.map((host) => [host.id, host])));
  const subnets = lazily(() => new Map(graph.subnets.map(({ id, name }) => [id, name])));
  const edges = lazily(() => new Map(graph.edges.map((edge) => [edge.id, edge])));
  const beside = lazily(() => portsOfParallels(graph.edges));
  const nodes = nodesById(graph.nodes);
  const nameOf = (id: string): string => {
    // Most that is named is a device.
    const node = nodes.get(id);
    return node?.label ?? elementName({ nodes, edges: edges(), subnets: graph.subnets }, id);
  };
  return (id) => {
    if (id === 'internet' && !nodes.has(id)) return 'the internet';
    const host = groups().get(id);
    if (host !== undefined)
      return hostName(host, nameOf(host.node), subnets().get(host.subnet) ?? host.subnet);
    return nodes.has(id) ? nameOf(id) : `${nameOf(id)}${edges().has(id) ? (beside().get(id) ?? '') : ''}`;
  };
}

/** What follows the name of each link that is not the only one between its ends: ` (ports 1 and 25)`; nothing where no port is known. */
function portsOfParallels(edges: Graph['edges']): ReadonlyMap<string, string> {
  const byEnds = new Map<string, Graph['edges'][number][]>();
  for (const edge of edges) {
    const [one, other] = edge.source < edge.target ? [edge.source, edge.target] : [edge.target, edge.source];
    appendUnder(byEnds, `${one} ${other}`, edge);
  }
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
