import type { ELK, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { rowGap, type SiteCore } from './blocks.ts';

/** The one call that a layout needs, so that a test can run the engine without a worker. */
export type LayoutEngine = Pick<ELK, 'layout'>;

/**
 * Layered, one partition for each row of the network. Merged edges keep thousands of links affordable; placement by
 * network simplex, layering by longest path and skipping crossing minimisation were each measured slower.
 */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'POLYLINE',
  'elk.partitioning.activate': 'true',
  // Nodes without links stand in their own row, not in a heap next to the picture.
  'elk.separateConnectedComponents': 'false',
  'elk.layered.mergeEdges': 'true',
  // One try instead of seven: a third less time, and six crossings more in a thousand.
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.spacing.nodeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': `${rowGap}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '2',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '2',
};

/** Corners of the blocks of one picture, by the engine. */
export async function elkLayout(engine: LayoutEngine, core: SiteCore): Promise<Positions> {
  const { children = [] } = await engine.layout(elkGraph(core));
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}

const elkGraph = ({ blocks, links }: SiteCore): ElkNode => ({
  id: 'site',
  layoutOptions: options,
  children: blocks.map(({ id, rank, width, height }) => ({
    id,
    width,
    height,
    layoutOptions: { 'elk.partitioning.partition': `${rank}`, 'elk.alignment': 'TOP' },
  })),
  edges: links.map(({ upper, lower }) => ({ id: `${upper} ${lower}`, sources: [upper], targets: [lower] })),
});
