import type { Topology } from '#shared/contract/topology-items.ts';

export type Names = (id: string) => string;

/** Labels of devices; a link is called by its two ends. */
export function namesOf({ nodes, edges }: Pick<Topology, 'nodes' | 'edges'>): Names {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const ends = new Map(edges.map(({ id, source, target }) => [id, [source, target] as const]));
  const label = (id: string) => labels.get(id) ?? id;
  return (id) => ends.get(id)?.map(label).join(' – ') ?? label(id);
}
