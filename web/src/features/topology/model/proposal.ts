import type { TopologyDifference } from '#shared/contract/topology-difference.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';

/** A new plan that is not stored, next to the stored one. */
export interface Proposal {
  /** The stored graph, at the version that the proposal is based on. */
  readonly current: Graph;
  readonly version: number;
  readonly next: Topology;
  readonly difference: TopologyDifference;
}

/** What a person takes of a proposal, by the keys of its rows. */
export interface Choice {
  /** Changes that are not to be made. */
  readonly declined: ReadonlySet<string>;
  /** Conflicts in which the plan wins. */
  readonly conceded: ReadonlySet<string>;
}

export const everything: Choice = { declined: new Set(), conceded: new Set() };

export const isEverything = ({ declined, conceded }: Choice): boolean =>
  declined.size === 0 && conceded.size === 0;
