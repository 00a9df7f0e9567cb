import type { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Touched } from '#shared/network/graph/touched.ts';

/** Changes that wait to be stored, with what they began from. */
export interface Pending {
  readonly changes: TopologyChanges;
  /** Older journals have none: what collides then is not known, and mine is kept. */
  readonly before?: Touched | undefined;
  readonly version?: number | undefined;
}
