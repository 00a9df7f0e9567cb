import type { Graph } from '#shared/contract/topology.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { elkLayout, type LayoutEngine } from './elk-layout.ts';
import { orderTwins } from './order-twins.ts';
import { type PlacedSite, packSites } from './pack-sites.ts';
import { planSite } from './plan-site.ts';
import { type SiteGroup, siteGroups } from './site-groups.ts';

/** How far a refinement has come: sites done, sites in all, and the one under way. */
export interface LayoutProgress {
  readonly done: number;
  readonly total: number;
  readonly site: string | undefined;
}

export interface RefineOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LayoutProgress) => void;
}

/**
 * Lays out each site by itself and packs the sites: their pictures never overlap, and progress can be shown. Throws the
 * signal's reason when it is cancelled. The engine's owner ends the engine.
 */
export async function refinePositions(
  engine: LayoutEngine,
  graph: Graph,
  { signal, onProgress }: RefineOptions = {},
): Promise<Positions> {
  const groups = siteGroups(graph);
  const placed: PlacedSite[] = [];
  for (const group of groups) {
    onProgress?.({ done: placed.length, total: groups.length, site: group.site });
    placed.push({ site: group.site, positions: await layOut(engine, group, signal) });
  }
  return orderTwins(graph, packSites(placed));
}

async function layOut(
  engine: LayoutEngine,
  group: SiteGroup,
  signal: AbortSignal | undefined,
): Promise<Positions> {
  const plan = planSite(group);
  let step = plan.next();
  while (!step.done) {
    signal?.throwIfAborted();
    step = plan.next(await elkLayout(engine, step.value));
  }
  return step.value;
}
