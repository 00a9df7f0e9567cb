import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/** A node with everything that a test does not care about. */
export const aNode = (node: Partial<TopologyNode> & Pick<TopologyNode, 'id'>): TopologyNode => ({
  type: 'switch',
  label: node.id,
  layer: 'access',
  quantity: 1,
  addresses: [],
  ...node,
});

/** A link with everything that a test does not care about; its id names its ends. */
export const aLink = (source: string, target: string, edge: Partial<TopologyEdge> = {}): TopologyEdge => ({
  id: `${source}--${target}`,
  source,
  target,
  type: 'trunk',
  vlans: [],
  ...edge,
});

export const aGraph = (nodes: TopologyNode[], edges: TopologyEdge[] = [], subnets: Subnet[] = []): Graph => ({
  nodes,
  edges,
  subnets,
});

/**
 * A campus of about `size` nodes at one site or more: internet, a firewall pair, a core pair, distribution pairs for
 * every eight access switches, access switches with dual uplinks and six leaves each.
 */
export function aCampus(size: number, sites = 1): Graph {
  const nodes = [aNode({ id: 'internet', type: 'internet', label: 'Internet', layer: 'internet' })];
  const edges: TopologyEdge[] = [];
  for (let s = 1; s <= sites; s += 1) addSite(nodes, edges, s, Math.floor(size / sites));
  return aGraph(nodes, edges);
}

function addSite(nodes: TopologyNode[], edges: TopologyEdge[], number: number, size: number): void {
  const site = `Site ${number}`;
  const at = (id: string, type: TopologyNode['type'], layer: TopologyNode['layer']): string => {
    nodes.push(aNode({ id: `s${number}-${id}`, type, layer, site, label: `${id}.s${number}` }));
    return `s${number}-${id}`;
  };
  const pair = (id: string, type: TopologyNode['type'], layer: TopologyNode['layer']) => [
    at(`${id}-1`, type, layer),
    at(`${id}-2`, type, layer),
  ];
  const mesh = (upper: readonly string[], lower: readonly string[]) => {
    for (const a of upper) for (const b of lower) edges.push(aLink(a, b));
  };
  const edge = pair('fw', 'firewall', 'edge');
  for (const id of edge) edges.push(aLink('internet', id, { type: 'wan' }));
  const core = pair('core', 'switch', 'core');
  mesh(edge, core);
  edges.push(aLink(`s${number}-core-1`, `s${number}-core-2`));
  const access = Math.max(1, Math.round((size - 4) / 7.25));
  let distribution: string[] = [];
  for (let i = 0; i < access; i += 1) {
    if (i % 8 === 0) {
      distribution = pair(`dist-${i / 8 + 1}`, 'switch', 'distribution');
      mesh(core, distribution);
    }
    const name = at(`acc-${i + 1}`, 'switch', 'access');
    mesh(distribution, [name]);
    for (let leaf = 1; leaf <= 6; leaf += 1) {
      const wireless = leaf > 4;
      const id = at(
        `acc-${i + 1}-${leaf}`,
        wireless ? 'accesspoint' : 'user',
        wireless ? 'access' : 'endpoint',
      );
      edges.push(aLink(name, id, { type: 'lan' }));
    }
  }
}
