import { randomBytes, randomUUID } from 'node:crypto';
import { NewDesign, type NewDesignInput } from '#shared/contract/designs.ts';
import { type Report, reportFileName } from '#shared/contract/reports.ts';
import type { Graph, Topology, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';

/** An owner that no other test knows. */
export const anOwner = (): string => randomUUID();

export const aNewDesign = (given: Partial<NewDesignInput> = {}): NewDesign =>
  NewDesign.parse({ designName: 'Head office', ...given });

export const aNode = (given: Partial<TopologyNode> = {}): TopologyNode => ({
  id: 'core-1',
  type: 'switch',
  label: 'Core switch 1',
  layer: 'core',
  quantity: 1,
  addresses: [],
  ...given,
});

export const anEdge = (given: Partial<TopologyEdge> = {}): TopologyEdge => ({
  id: 'link-1',
  source: 'core-1',
  target: 'access-1',
  type: 'trunk',
  vlans: [],
  ...given,
});

/** Two switches and the trunk between them. */
export const aGraph = (given: Partial<Graph> = {}): Graph => ({
  nodes: [aNode(), aNode({ id: 'access-1', label: 'Access switch 1', layer: 'access' })],
  edges: [anEdge()],
  subnets: [],
  ...given,
});

export const aTopology = (given: Partial<Topology> = {}): Topology => ({
  ...aGraph(),
  designId: '65a000000000000000000001',
  version: 1,
  designVersion: 1,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
  ...given,
});

/** A graph that exceeds an item even when compressed, since its texts are random. */
export const aSpillingGraph = (): Graph =>
  aGraph({
    nodes: Array.from({ length: 2_000 }, (_, index) =>
      aNode({
        id: `switch-${index}`,
        because: { rule: 'noise', inputs: { noise: randomBytes(240).toString('hex') } },
      }),
    ),
    edges: [],
  });

export function aReport(given: Partial<Report> = {}): Report {
  const id = given.id ?? randomBytes(12).toString('hex');
  return {
    id,
    designId: '65a000000000000000000001',
    designName: 'Head office',
    kind: 'professional',
    designVersion: 1,
    topologyVersion: 1,
    pages: 9,
    sizeBytes: 1_000,
    fileName: reportFileName(id),
    createdAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}
