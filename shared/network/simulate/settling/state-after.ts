import type { SimulatedHost } from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import { changesBetween } from '../forwarding/changed-routes.ts';
import type { Changes } from '../forwarding/walk-queries.ts';
import { type FailureIndex, layer2After } from '../layer2/layer2-after.ts';
import { type NetworkState, simulate } from './simulate.ts';

/** A network after a failure. */
export interface StateAfter {
  readonly state: NetworkState;
  /** Flows from and to other hosts that these changes do not concern come out as before. */
  readonly hosts: readonly SimulatedHost[];
  readonly changes: Changes;
}

/** Lets a network settle after a failure, from where it was. */
export function stateAfter(before: NetworkState, index: FailureIndex, failed: FailedElements): StateAfter {
  const change = layer2After(index, failed);
  const state = simulate(before.view.network, failed, { before, change });
  return { state, hosts: change.hosts, changes: changesBetween(before.view, state.view, change) };
}
