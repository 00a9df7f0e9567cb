import type { Graph } from '../../contract/topology.ts';

/** Look-ups that a name is read from. */
export interface NamedElements {
  readonly nodes: ReadonlyMap<string, Graph['nodes'][number]>;
  readonly edges: ReadonlyMap<string, Graph['edges'][number]>;
  readonly subnets: readonly Graph['subnets'][number][];
}

/** What an element is called: a device's label, a link's ends, a subnet's name; its id where it is gone. */
export function elementName({ nodes, edges, subnets }: NamedElements, id: string): string {
  const node = nodes.get(id);
  if (node) return node.label;
  const edge = edges.get(id);
  if (!edge) return subnets.find((subnet) => subnet.id === id)?.name ?? id;
  return [edge.source, edge.target].map((end) => nodes.get(end)?.label ?? end).join(' – ');
}
