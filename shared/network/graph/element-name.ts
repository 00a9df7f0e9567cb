import type { Graph } from '../../contract/topology-items.ts';
import { clusterName } from './clusters.ts';

/** Look-ups that a name is read from. */
export interface NamedElements {
  readonly nodes: ReadonlyMap<string, Graph['nodes'][number]>;
  readonly edges: ReadonlyMap<string, Graph['edges'][number]>;
  readonly subnets: readonly Graph['subnets'][number][];
}

/** What an element is called: a device's label, a link's ends, a subnet's name, a cluster's; its id where it is gone. */
export function elementName({ nodes, edges, subnets }: NamedElements, id: string): string {
  const node = nodes.get(id);
  if (node) return node.label;
  const edge = edges.get(id);
  if (!edge) {
    const subnet = subnets.find((own) => own.id === id);
    if (subnet) return subnet.name;
    return [...nodes.values()].some(({ cluster }) => cluster === id) ? clusterName(id) : id;
  }
  return [edge.source, edge.target].map((end) => nodes.get(end)?.label ?? end).join(' – ');
}
