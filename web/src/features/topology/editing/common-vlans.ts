import type { Graph } from '#shared/contract/topology-items.ts';

/** What a trunk between two switches carries: the VLANs that both have on trunks, all of the one's where the other has none yet. */
export function commonVlans(graph: Graph, one: string, other: string): number[] {
  const [own, far] = [carriedBy(graph, one), carriedBy(graph, other)];
  if (own.size === 0 || far.size === 0) return [...own, ...far];
  return [...own].filter((vlan) => far.has(vlan));
}

const carriedBy = ({ edges }: Graph, id: string): ReadonlySet<number> =>
  new Set(
    edges
      .filter(({ type, source, target }) => type === 'trunk' && (source === id || target === id))
      .flatMap(({ vlans }) => vlans)
      .toSorted((a, b) => a - b),
  );
