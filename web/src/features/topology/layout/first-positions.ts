import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { alikeSites } from './alike-sites.ts';
import { packSites } from './pack-sites.ts';
import { type LayoutPlan, planSite } from './plan-site.ts';
import { roughLayout } from './rough-layout.ts';
import { siteGroups } from './site-groups.ts';

/** A place for every node at once, from its site and its layer; pure, so that a design always opens the same way. */
export const firstPositions = (graph: Graph): Positions =>
  packSites(alikeSites(siteGroups(graph), (group) => layOut(planSite(group))));

function layOut(plan: LayoutPlan): Positions {
  let step = plan.next();
  while (!step.done) step = plan.next(roughLayout(step.value));
  return step.value;
}
