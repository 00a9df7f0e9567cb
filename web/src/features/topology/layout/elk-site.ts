import type { ELK, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Positions } from '../model/positions.ts';
import { cell, type SiteCore } from './blocks.ts';
import { siteCore, spreadBlocks } from './site-core.ts';
import type { SiteGroup } from './site-groups.ts';

/** The one call that a layout needs, so that a test can run the engine without a worker. */
export type LayoutEngine = Pick<ELK, 'layout'>;

/**
 * Layered, one partition for each layer of the network. Merged edges keep thousands of links affordable; placement by
 * network simplex, layering by longest path and skipping crossing minimisation were each measured slower.
 */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'POLYLINE',
  'elk.partitioning.activate': 'true',
  'elk.layered.mergeEdges': 'true',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.spacing.nodeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': `${cell.height * 0.4}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '2',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '2',
};

/** Positions of the nodes of one site, from its own top left corner. */
export async function layoutSite(engine: LayoutEngine, group: SiteGroup): Promise<Positions> {
  const core = siteCore(group);
  const { children = [] } = await engine.layout(elkGraph(core));
  return spreadBlocks(core, new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }])));
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
