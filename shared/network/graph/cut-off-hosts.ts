import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** People, devices and servers; access points stand for the people behind them. */
export const isPluggedIn = ({ layer, type }: Pick<TopologyNode, 'layer' | 'type'>): boolean =>
  layer === 'endpoint' || type === 'accesspoint';

/**
 * What is plugged in nowhere: hosts and access points from which no link leads to a switch, router or firewall, not through phones
 * or by radio either. In the order of the plan.
 */
export function cutOffHosts({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): readonly TopologyNode[] {
  const hosts = nodes.filter(isPluggedIn);
  const pluggedIn = new Set(hosts.map(({ id }) => id));
  /** From those that a link may lead on from. */
  const near = new Map<string, string[]>();
  const reached: string[] = [];
  const standing = new Map(nodes.map((node) => [node.id, node]));
  const lead = (from: string, to: string, type: TopologyEdge['type']): void => {
    // Who is on Wi-Fi leads no further.
    if (type === 'wireless' && standing.get(from)?.type !== 'accesspoint') return;
    const known = near.get(from);
    if (known === undefined) near.set(from, [to]);
    else known.push(to);
  };
  for (const { source, target, type } of edges) {
    if (!standing.has(source) || !standing.has(target)) continue;
    const [isHost, isOtherHost] = [pluggedIn.has(source), pluggedIn.has(target)];
    if (isHost && isOtherHost) {
      lead(source, target, type);
      lead(target, source, type);
    } else if (isHost) reached.push(source);
    else if (isOtherHost) reached.push(target);
  }
  for (let id = reached.pop(); id !== undefined; id = reached.pop())
    if (pluggedIn.delete(id)) reached.push(...(near.get(id) ?? []));
  return pluggedIn.size === 0 ? [] : hosts.filter(({ id }) => pluggedIn.has(id));
}

/** Whether it is on the network by an access point alone, which stands for it. */
export const isByRadio = (links: readonly Pick<TopologyEdge, 'type'>[]): boolean =>
  links.length > 0 && links.every(({ type }) => type === 'wireless');
