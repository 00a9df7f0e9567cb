import { onceEach } from '../../caching/once-each.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';

export type Cells = readonly string[];

/** What a site is built of, whatever it is called: sites with the same devices and people on the same floors are alike. */
export const builtOf = (nodes: readonly TopologyNode[]): readonly unknown[] =>
  nodes.map(({ type, layer, group, floor, quantity, model }) => [
    type,
    layer,
    group,
    floor,
    quantity,
    model?.partNumber,
  ]);

/**
 * Puts sites together that have the same shape, which is any JSON: forty branches that are built alike are described
 * once. Names of each kind, in the order of the first of them.
 */
export const alikeSites = (shapes: ReadonlyMap<string, unknown>): string[][] =>
  [...Map.groupBy(shapes, ([, shape]) => JSON.stringify(shape)).values()].map((alike) =>
    alike.map(([name]) => name),
  );

/** `Branch 1, and 39 sites built alike`. */
export const titleOfAlike = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0
    ? first
    : `${first}, and ${others.length === 1 ? `likewise ${others[0]}` : `${others.length} sites built alike`}`;

/** How shapes of a site name its elements: by their positions in it, since names differ from site to site. */
export const placesOf: (graph: Graph) => (site: string) => (id: string) => string = onceEach(numberPlaces);

function numberPlaces({ nodes, edges, subnets }: Graph): (site: string) => (id: string) => string {
  const placed = new Map<string, { readonly site: string; readonly place: string }>();
  const counts = new Map<string, number>();
  const put = (id: string, site: string, kind: string) => {
    const number = (counts.get(`${site} ${kind}`) ?? 0) + 1;
    counts.set(`${site} ${kind}`, number);
    placed.set(id, { site, place: `${kind} ${number}` });
  };
  for (const { id, site = '', type, layer, group = '', floor = '' } of nodes)
    put(id, site, `${type} ${layer} ${group} ${floor}`);
  for (const { id, site, purpose } of subnets) put(id, site, purpose);
  const ends = new Map(edges.map(({ id, source, target }) => [id, [source, target] as const]));
  return (site) => {
    const place = (id: string) => {
      const own = placed.get(id);
      return own?.site === site ? own.place : id;
    };
    return (id) => ends.get(id)?.map(place).join(' – ') ?? place(id);
  };
}
