import { Graph, type Subnet, type TopologyEdge, type TopologyNode } from '#shared/contract/topology-items.ts';

type NodeInput = Pick<TopologyNode, 'id'> & Partial<TopologyNode>;
type EdgeInput = Partial<TopologyEdge>;

const kinds = {
  internet: { type: 'internet', layer: 'internet' },
  router: { type: 'router', layer: 'edge' },
  firewall: { type: 'firewall', layer: 'edge' },
  core: { type: 'switch', layer: 'core' },
  distribution: { type: 'switch', layer: 'distribution' },
  access: { type: 'switch', layer: 'access' },
  accesspoint: { type: 'accesspoint', layer: 'access' },
  users: { type: 'user', layer: 'endpoint' },
  servers: { type: 'server', layer: 'endpoint' },
} as const;

/** A node of a kind; its name is its id in capitals, its site “HQ” unless said otherwise. */
export const aNode = (kind: keyof typeof kinds, { id, ...more }: NodeInput): TopologyNode => ({
  ...kinds[kind],
  id,
  label: id.toUpperCase(),
  ...(kind === 'internet' ? {} : { site: 'HQ' }),
  quantity: 1,
  addresses: [],
  ...more,
});

/** A link from one node to another; its id joins theirs. */
export const aLink = (source: string, target: string, more: EdgeInput = {}): TopologyEdge => ({
  id: `${source}--${target}`,
  source,
  target,
  type: 'lan',
  vlans: [],
  ...more,
});

export const aSubnet = (more: Partial<Subnet> & Pick<Subnet, 'id' | 'cidr'>): Subnet => ({
  site: 'HQ',
  name: more.id,
  purpose: 'data',
  hosts: 10,
  ...more,
});

export const aGraph = (
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[] = [],
  subnets: readonly Subnet[] = [],
): Graph => Graph.parse({ nodes, edges, subnets });
