import type { Layer2Change } from '../layer2/layer2-after.ts';
import { hasFirstComeRoutes } from '../settling/first-come-routes.ts';
import { hasHeldUpRoutes } from '../settling/held-up-routes.ts';
import type { NetworkState } from '../settling/simulate.ts';
import { type StateAfter, settledAfter } from '../settling/state-after.ts';

/**
 * Lets a network settle after an edit, from where it was. Where a route would be left that nothing brings any more, or that only came
 * first, it settles as from nothing: a network that runs would keep it, but the plan is of one that is yet to start.
 */
export function settledEdit(before: NetworkState, change: Layer2Change): StateAfter {
  const after = settledAfter(before, change);
  const isOfItsPast = hasHeldUpRoutes(after.state, before) || hasFirstComeRoutes(after.state, before);
  return isOfItsPast ? settledAfter(before, change, {}, true) : after;
}
