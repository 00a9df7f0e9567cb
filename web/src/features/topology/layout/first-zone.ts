import type { Graph } from '#shared/contract/topology-items.ts';

/** The first zone, at the first two sites: where a screen begins that is too narrow for the whole table of zones. */
export function firstZone({ nodes }: Graph): string[] {
  const zone = nodes.find(({ site }) => site !== undefined)?.site;
  return nodes.flatMap(({ id, site }) => (zone !== undefined && site === zone ? id : [])).slice(0, 2);
}
