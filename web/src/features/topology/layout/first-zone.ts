import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { cell } from './blocks.ts';

/**
 * The first zone, at the first two sites, with what stands above these: where a screen begins that is too narrow for the whole
 * table of zones.
 */
export function firstZone({ nodes }: Graph, positions: Pick<Positions, 'get'>): string[] {
  const across = (id: string) => positions.get(id)?.x ?? Number.NaN;
  const zone = nodes.find(({ site }) => site !== undefined)?.site;
  const first = nodes.flatMap(({ id, site }) => (zone !== undefined && site === zone ? id : [])).slice(0, 2);
  const [left, right] = [Math.min(...first.map(across)), Math.max(...first.map(across))];
  const isAbove = (id: string) => across(id) > left - cell.width && across(id) < right + cell.width;
  return [...first, ...nodes.flatMap(({ id, site }) => (site === undefined && isAbove(id) ? id : []))];
}
