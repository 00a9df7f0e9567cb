import { createHash } from 'node:crypto';
import type { Graph } from '#shared/contract/topology-items.ts';

/** A digest of which devices and links a topology has; their names, places, addresses and models do not matter. */
export function structureOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): string {
  const lines = [
    ...nodes.map(({ id, type, quantity }) => `${id} ${type} ${quantity}`),
    ...edges.map(
      ({ id, source, target, bandwidthMbps }) => `${id} ${source} ${target} ${bandwidthMbps ?? ''}`,
    ),
  ];
  const text = lines
    .sort()
    .map((line) => `${line}\n`)
    .join('');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
