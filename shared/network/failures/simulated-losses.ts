import type { FailedFlows, FailureOutcome } from '../simulate/flows/single-failures.ts';

/**
 * Ids of groups of people and servers that are still plugged in when an element fails, but no longer reach what they have
 * to: a loop, a black hole, a policy. By the element's id.
 */
export type SimulatedLosses = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups among those that a failure takes flows of `reachFlows` from. */
export const groupsLost = ({ lost }: Pick<FailedFlows, 'lost'>): ReadonlySet<string> =>
  new Set(lost.flatMap(({ flow }) => flow.from));

/** Reads what single failures take of the flows of `reachFlows`. */
export const lossesOf = (failures: readonly FailureOutcome[]): SimulatedLosses =>
  new Map(
    failures.flatMap(({ element, lost }) => (lost.length === 0 ? [] : [[element.id, groupsLost({ lost })]])),
  );
