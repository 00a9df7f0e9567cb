import { Refusal } from '#shared/contract/errors.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { countSubnets } from '#shared/network/graph/count-subnets.ts';
import { planTopology } from '#shared/network/plan.ts';

/** What the planning engine would make of the requirements, or why it would not. */
export type PlanPreview =
  | { readonly counts: readonly PlannedCount[]; readonly subnets: number }
  | { readonly refusal: string };

export interface PlannedCount {
  readonly singular: string;
  readonly plural: string;
  readonly count: number;
}

/** Plans as the service will: the same engine, so the figures are those of the topology to come. */
export function planPreview(requirements: Requirements): PlanPreview {
  try {
    const { nodes, subnets } = planTopology(requirements);
    return {
      counts: devices
        .map(({ type, ...words }) => ({ ...words, count: quantityOf(nodes, type) }))
        .filter(({ count }) => count > 0),
      subnets: countSubnets({ subnets }),
    };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

const devices = [
  { type: 'router', singular: 'router', plural: 'routers' },
  { type: 'firewall', singular: 'firewall', plural: 'firewalls' },
  { type: 'switch', singular: 'switch', plural: 'switches' },
  { type: 'accesspoint', singular: 'access point', plural: 'access points' },
  { type: 'server', singular: 'server', plural: 'servers' },
] as const;

const quantityOf = (nodes: readonly TopologyNode[], type: TopologyNode['type']): number =>
  nodes.reduce((sum, node) => (node.type === type ? sum + node.quantity : sum), 0);
