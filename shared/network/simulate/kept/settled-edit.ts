import type { Layer2Change } from '../layer2/layer2-after.ts';
import { firstComeRoutes } from '../settling/first-come-routes.ts';
import { heldUpRoutes } from '../settling/held-up-routes.ts';
import type { NetworkState } from '../settling/simulate.ts';
import { type StateAfter, settledAfter } from '../settling/state-after.ts';

/**
 * Lets a network settle after an edit, from where it was. Where a route would be left that nothing brings any more, or that only came
 * first, routes to its prefix settle as from nothing: a network that runs would keep it, but the plan is of one that is yet to start.
 */
export function settledEdit(before: NetworkState, change: Layer2Change): StateAfter {
  const after = settledAfter(before, change);
  const ofItsPast = new Set([...heldUpRoutes(after.state, before), ...firstComeRoutes(after.state, before)]);
  if (ofItsPast.size === 0) return after;
  const again = settledAfter(before, change, {}, ofItsPast);
  // What else went round then brings another one to light.
  return heldUpRoutes(again.state, before).size === 0 ? again : settledAfter(before, change, {}, 'all');
}
