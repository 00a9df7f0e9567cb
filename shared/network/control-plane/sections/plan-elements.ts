import type { Graph } from '../../../contract/topology-items.ts';
import type { ElementReference } from './cell.ts';

/** The elements of a plan as its sections refer to them, and their sites. */
export interface PlanElements {
  readonly device: (id: string) => ElementReference;
  /** A link is called by its two ends. */
  readonly link: (id: string) => ElementReference;
  readonly ends: (edge: string) => readonly [ElementReference, ElementReference];
  readonly subnet: (id: string) => Graph['subnets'][number] | undefined;
  /** A block of addresses: the subnet of that range, where the plan has one. */
  readonly block: (cidr: string) => ElementReference;
  readonly siteOf: (device: string) => string;
  readonly siteOfLink: (edge: string) => string;
}

export function elementsOf({ nodes, edges, subnets }: Graph): PlanElements {
  const devices = new Map(nodes.map((node) => [node.id, node]));
  const links = new Map(edges.map((edge) => [edge.id, edge]));
  const byId = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  const byCidr = new Map(subnets.toReversed().map(({ id, cidr }) => [cidr, id]));
  const device = (id: string) => ({ id, label: devices.get(id)?.label ?? id });
  const siteOf = (id: string) => devices.get(id)?.site ?? '';
  const ends = (id: string) => {
    const edge = links.get(id);
    return edge
      ? ([device(edge.source), device(edge.target)] as const)
      : ([device(id), { id, label: '–' }] as const);
  };
  return {
    device,
    link: (id) => ({
      id,
      label: ends(id)
        .map(({ label }) => label)
        .join(' – '),
    }),
    ends,
    subnet: (id) => byId.get(id),
    block: (cidr) => ({ id: byCidr.get(cidr) ?? cidr, label: cidr }),
    siteOf,
    siteOfLink: (id) => {
      const edge = links.get(id);
      return edge ? siteOf(edge.source) || siteOf(edge.target) : '';
    },
  };
}
