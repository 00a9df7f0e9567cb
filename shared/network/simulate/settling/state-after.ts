import type { SimulatedHost } from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import { changesBetween } from '../forwarding/changed-routes.ts';
import type { Changes } from '../forwarding/walk-queries.ts';
import { type FailureIndex, type Layer2Change, layer2After } from '../layer2/layer2-after.ts';
import { type NetworkState, simulate } from './simulate.ts';

/** A network after a failure or an edit. */
export interface StateAfter {
  readonly state: NetworkState;
  /** Flows from and to other hosts that these changes do not concern come out as before. */
  readonly hosts: readonly SimulatedHost[];
  readonly changes: Changes;
}

/** Lets a network settle after a failure, from where it was. */
export const stateAfter = (before: NetworkState, index: FailureIndex, failed: FailedElements): StateAfter =>
  settledAfter(before, layer2After(index, failed), failed);

/** The same after another change of layer 2, with what goes along with it. */
export function settledAfter(
  before: NetworkState,
  change: Layer2Change,
  failed: FailedElements = {},
): StateAfter {
  const state = simulate(before.view.network, failed, { before, change });
  return { state, hosts: change.hosts, changes: changesBetween(before.view, state.view, change) };
}
