import type { Graph } from '#shared/contract/topology-items.ts';
import type { FailedElement } from '#shared/network/simulate/flows/single-failures.ts';

/** What can fail at some sites and between all of them: a large network has thousands of elements, most of them elsewhere. */
export function failableAt(
  { nodes, edges }: Graph,
  elements: readonly FailedElement[],
  sites: readonly (string | undefined)[],
): FailedElement[] {
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const ends = new Map(edges.map((edge) => [edge.id, [edge.source, edge.target]]));
  const isNear = (node: string) => {
    const site = siteOf.get(node);
    return site === undefined || sites.includes(site);
  };
  return elements.filter(({ kind, id }) =>
    kind === 'edge' ? ends.get(id)?.some(isNear) === true : isNear(id),
  );
}
