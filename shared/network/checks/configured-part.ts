import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import type { Configured } from '../configuration/configure-network.ts';
import type { CheckInput } from './check-plan.ts';
import type { NetworkKeeper } from './network-keeper.ts';

/** What of a plan is configured. */
export interface ConfiguredPart {
  readonly configured: Configured;
  readonly input: CheckInput;
  /** Devices that are left out, with their links. */
  readonly left: readonly TopologyNode[];
}

/**
 * Configures a plan; where that is refused, the plan without the devices that have no address, such as one that was just
 * drawn. Where the rest is refused as well, or something connected to one of them would count as cut off, the whole is.
 */
export function configuredPart(
  input: CheckInput,
  keeper: NetworkKeeper,
  mostDevices: number,
): ConfiguredPart {
  const configured = keeper.configure(input, mostDevices);
  const left = configured.kind === 'refused' ? input.graph.nodes.filter(isUnaddressed) : [];
  if (left.length === 0 || !left.every(({ id }) => isAtTheEdge(id, input.graph, left)))
    return { configured, input, left: [] };
  const rest = { ...input, graph: without(input.graph, new Set(left.map(({ id }) => id))) };
  const some = keeper.configure(rest, mostDevices);
  return some.kind === 'refused' ? { configured, input, left: [] } : { configured: some, input: rest, left };
}

const isUnaddressed = ({ type, addresses, ipv6 = [] }: TopologyNode): boolean =>
  (type === 'switch' || type === 'router' || type === 'firewall') && addresses.length + ipv6.length === 0;

/** Whether a device is plugged into nothing, or into one other that is checked. */
function isAtTheEdge(id: string, { edges }: Graph, left: readonly TopologyNode[]): boolean {
  const others = new Set(
    edges.flatMap(({ source, target }) => (source === id ? target : target === id ? source : [])),
  );
  return others.size <= 1 && !left.some((other) => others.has(other.id));
}

const without = (graph: Graph, ids: ReadonlySet<string>): Graph => ({
  ...graph,
  nodes: graph.nodes.filter(({ id }) => !ids.has(id)),
  edges: graph.edges.filter(({ source, target }) => !ids.has(source) && !ids.has(target)),
});
