import { onceEach } from '#shared/caching/once-each.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { layers } from '#shared/contract/topology-kinds.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import type { Frame } from './frame.ts';

/** So few nodes leave room for all their names: from this zoom up, or where each has so many square pixels of the screen, as on a map. */
const few = { nodes: 120, zoom: 0.25, room: 5_000 } as const;
const isFew = ({ nodes }: Pick<Frame['scene'], 'nodes'>): boolean => nodes.length <= few.nodes;

/** The square pixels at zoom 1 that a picture has for each of its nodes. */
const roomOfEach = onceEach(({ routedX, routedY, nodes }: Frame['scene']): number => {
  if (nodes.length === 0) return 0;
  const extent = (at: Float64Array) => Math.max(...at) - Math.min(...at);
  return (extent(routedX) * extent(routedY)) / nodes.length;
});

/** The rank of the lowest layer whose names a picture far out has room for; undefined where it has none for any. */
export function lowestNamed({ scene, camera }: Pick<Frame, 'scene' | 'camera'>): number | undefined {
  if (isFew(scene) && roomOfEach(scene) * camera.zoom ** 2 >= few.room) return layers.length;
  if (camera.zoom * cell.width < 12) return scene.sites.length > 1 ? layers.indexOf('internet') : undefined;
  return lowestByZoom(camera.zoom, scene);
}

/** Farther out, lower layers go without labels, which would hide the picture; farthest, the names of sites and providers are enough. */
function lowestByZoom(zoom: number, { nodes, sites }: Frame['scene']): number {
  if (isFew({ nodes }) && zoom >= few.zoom) return layers.length;
  if (zoom < 0.18) return layers.indexOf(sites.length > 1 ? 'internet' : 'distribution');
  return zoom < 0.36 ? layers.indexOf('access') : layers.length;
}

/** Access points count as what is attached to the access layer. */
export const rankOf = ({ layer, type }: TopologyNode): number =>
  type === 'accesspoint' ? layers.indexOf('endpoint') : layers.indexOf(layer);

/** People and what they hold, and access points beside them. */
export const isLowest = (node: TopologyNode): boolean => rankOf(node) === layers.indexOf('endpoint');

/** Where names of a row have less room than this, in pixels of the screen, most of them would be cut, and none is written. */
export const leastInRow = 44;
