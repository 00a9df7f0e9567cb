import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { alikeSites } from './alike-sites.ts';
import type { PlacedSite } from './pack-sites.ts';
import { type LayoutPlan, planSite } from './plan-site.ts';
import { roughLayout } from './rough-layout.ts';
import { siteGroups } from './site-groups.ts';

/** Each site laid out by itself, and what stands in none. */
export const placedSites = (graph: Graph): PlacedSite[] =>
  alikeSites(siteGroups(graph), (group) => layOut(planSite(group)));

function layOut(plan: LayoutPlan): Positions {
  let step = plan.next();
  while (!step.done) step = plan.next(roughLayout(step.value));
  return step.value;
}
