import { changesBetween } from '../forwarding/changed-routes.ts';
import type { Layer2Change } from '../layer2/layer2-after.ts';
import { firstComeRoutes } from '../settling/first-come-routes.ts';
import { heldUpRoutes } from '../settling/held-up-routes.ts';
import { movedRoutes } from '../settling/moved-routes.ts';
import { type NetworkState, simulate } from '../settling/simulate.ts';
import { type StateAfter, settledAfter } from '../settling/state-after.ts';

/** More often than forgetting some brought others to light. */
const mostTimes = 3;

/**
 * Lets a network settle after an edit, from where it was. Where a route would be left that nothing brings any more, or that only came
 * first, its prefix is forgotten everywhere and comes about anew: a network that runs would keep it, but the plan is of one that is
 * yet to start.
 */
export function settledEdit(before: NetworkState, change: Layer2Change): StateAfter {
  const { network } = before.view;
  const after = settledAfter(before, change);
  const forgotten = new Set<number>();
  let { state } = after;
  for (let times = 0; ; times += 1) {
    const moved = movedRoutes(state, before);
    const ofThePast = [...heldUpRoutes(state, moved), ...firstComeRoutes(state, before)];
    if (ofThePast.length === 0) break;
    if (times === mostTimes) {
      state = simulate(network, {}, { before, change, forgotten: 'all' });
      break;
    }
    for (const key of ofThePast) forgotten.add(key);
    const atRest = { state: state.view.layer2, interfaces: [], hosts: [], circuits: [] };
    state = simulate(network, {}, { before: state, change: atRest, forgotten });
  }
  return state === after.state
    ? after
    : { ...after, state, changes: changesBetween(before.view, state.view, change) };
}
