import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { ratesByPlace } from '../graph/wan-links.ts';
import { type Concurrency, sharedRate } from './shared-rate.ts';

/** A link to a provider or to another site. */
export interface Circuit {
  readonly edge: TopologyEdge;
  readonly other: TopologyNode;
  readonly mbps: number;
}

/**
 * Mbit/s that a device's circuits to other sites bring at once: its line to MPLS in full, since that is sized for what its sites
 * use at the same time, and of its leased lines the part in use.
 */
export function rateInUse(toSites: readonly Circuit[], concurrency: Concurrency): number {
  const mpls = ratesByPlace(toSites.filter(({ other }) => other.type === 'internet'));
  const leased = ratesByPlace(toSites.filter(({ other }) => other.type !== 'internet'));
  return mpls.reduce((sum, mbps) => sum + mbps, sharedRate(leased, concurrency).mbps);
}
