import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/** A graph with as much in each element as a plan has, so that sizes are like a plan's. */
export const aLargeGraph = (nodes: number, edges: number): Graph => ({
  nodes: Array.from({ length: nodes }, (_, index) => node(index)),
  edges: Array.from({ length: edges }, (_, index) => edge(index, nodes)),
  subnets: [],
});

const node = (index: number): TopologyNode => ({
  id: `n${index}`,
  type: index % 5 === 0 ? 'switch' : 'accesspoint',
  label: `Site ${index % 97} device ${index}`,
  layer: 'access',
  site: `Site ${index % 97}`,
  floor: 1 + (index % 12),
  position: { x: (index % 100) * 180, y: Math.floor(index / 100) * 90 },
  quantity: 1,
  addresses: [`10.${index % 200}.${index % 250}.7/24`],
  ports: { total: 48, used: index % 48 },
  because: {
    rule: 'access-points',
    inputs: {
      areaM2: 1_200 + index,
      wirelessUsers: 60,
      guests: 0,
      growthFactor: 1.2,
      accessPoints: index % 30,
    },
  },
});

const edge = (index: number, nodes: number): TopologyEdge => ({
  id: `e${index}`,
  source: `n${index % nodes}`,
  target: `n${(index * 7 + 1) % nodes}`,
  type: 'trunk',
  sourcePort: `port ${index % 48}`,
  targetPort: `uplink ${index % 4}`,
  bandwidthMbps: 10_000,
  vlans: [10, 20, 30],
  medium: 'fibre',
  lengthM: index % 300,
});
