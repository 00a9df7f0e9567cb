import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** Something that fails. */
export type Failing = { readonly node: TopologyNode } | { readonly edge: TopologyEdge };

/** What takes a site off the internet: one device or link, or two at once. */
export interface Outage {
  readonly elements: readonly string[];
  /** Part of the time, 0 to 1, times the part of the site's access switches that it takes. */
  readonly unavailability: number;
}

/**
 * Mean hours between failures and to repair. Defaults: manufacturers state 200,000 to 400,000 h for switches and
 * 100,000 to 250,000 h for routers and firewalls, with a spare there the next day; a provider's own network and a
 * business circuit are each promised at about 99.9 %.
 */
export const failureHours = {
  switch: { between: 250_000, repair: 24 },
  router: { between: 150_000, repair: 24 },
  firewall: { between: 150_000, repair: 24 },
  accesspoint: { between: 300_000, repair: 24 },
  internet: { between: 5_000, repair: 5 },
  circuit: { between: 8_760, repair: 6 },
} as const;

/** Part of the time that a device or a bought circuit is down; cables inside a building hold. */
export function unavailabilityOf(element: Failing): number {
  if ('edge' in element) return element.edge.type === 'wan' ? share(failureHours.circuit) : 0;
  const { type } = element.node;
  return type === 'server' || type === 'user' ? 0 : share(failureHours[type]);
}

const share = ({ between, repair }: { between: number; repair: number }): number =>
  repair / (between + repair);
