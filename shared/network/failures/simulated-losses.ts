import { onceEach } from '../../caching/once-each.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { FailedFlows, FailureOutcome } from '../simulate/flows/single-failures.ts';

/** A flow of `reachFlows` that a failure takes though both of its ends are still plugged in: a loop, a black hole, a policy. */
export interface LostReach {
  /** Ids of the groups of people and servers that begin it. */
  readonly groups: readonly string[];
  /** The node that they no longer reach; none for the internet. */
  readonly to: string | undefined;
}

/** What each failure takes beside what it unplugs, by the id of the element that fails. */
export type SimulatedLosses = ReadonlyMap<string, readonly LostReach[]>;

/** Reads what a failure takes of the flows of `reachFlows`. */
export function reachLost(
  { lost }: Pick<FailedFlows, 'lost'>,
  { hosts }: Pick<NetworkConfiguration, 'hosts'>,
): LostReach[] {
  const nodeOf = nodesOf(hosts);
  return lost.map(({ flow }) => ({ groups: flow.from, to: nodeOf.get(flow.destination) }));
}

const nodesOf = onceEach(
  (hosts: NetworkConfiguration['hosts']) => new Map(hosts.map(({ id, node }) => [id, node])),
);

/** The same of single failures. */
export const lossesOf = (
  failures: readonly FailureOutcome[],
  network: Pick<NetworkConfiguration, 'hosts'>,
): SimulatedLosses =>
  new Map(
    failures.flatMap((failure) =>
      failure.lost.length === 0 ? [] : [[failure.element.id, reachLost(failure, network)]],
    ),
  );

/** The groups that no longer reach what still stands: a part that is cut off is its own loss, and not that of everyone who used it. */
export const groupsLost = (
  lost: readonly LostReach[],
  isCutOff: (node: string) => boolean,
): ReadonlySet<string> =>
  new Set(lost.flatMap(({ groups, to }) => (to !== undefined && isCutOff(to) ? [] : groups)));
