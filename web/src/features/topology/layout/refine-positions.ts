import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { alikeLayouts, type LayOut } from './alike-layouts.ts';
import { elkLayout, type LayoutEngine } from './elk-layout.ts';
import { orderTwins } from './order-twins.ts';
import { type PlacedSite, packSites } from './pack-sites.ts';
import { pageTurns } from './page-turns.ts';
import { planSite } from './plan-site.ts';
import { roughLayout } from './rough-layout.ts';
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
  /** So many sites are under way at once, for an engine that works on several. */
  readonly lanes?: number;
}

/** So few blocks need no engine, which takes 5 ms for the smallest picture: in rows they are as well placed. */
const mostInRows = 4;

/**
 * Lays out each site by itself and packs the sites: their pictures never overlap, and progress can be shown. Throws the
 * signal's reason when it is cancelled. The engine's owner ends the engine.
 */
export async function refinePositions(
  engine: LayoutEngine,
  graph: Graph,
  { signal, onProgress, lanes = 1 }: RefineOptions = {},
): Promise<Positions> {
  const takeTurns = pageTurns();
  const groups = siteGroups(graph);
  const layOut = alikeLayouts(async (core) =>
    core.blocks.length > mostInRows ? elkLayout(engine, core) : roughLayout(core),
  );
  const placed: (PlacedSite | undefined)[] = groups.map(() => undefined);
  let done = 0;
  const left = groups.entries();
  const work = async () => {
    for (const [at, group] of left) {
      onProgress?.({ done, total: groups.length, site: group.site });
      placed[at] = { site: group.site, positions: await layOutSite(group, layOut, signal) };
      done += 1;
      await takeTurns();
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const packed = packSites(placed.flatMap((site) => site ?? []));
  await takeTurns();
  const ordered = orderTwins(graph, packed);
  // What is done with it is a piece of work, too.
  await takeTurns();
  return ordered;
}

async function layOutSite(
  group: SiteGroup,
  layOut: LayOut,
  signal: AbortSignal | undefined,
): Promise<Positions> {
  const plan = planSite(group);
  let step = plan.next();
  while (!step.done) {
    signal?.throwIfAborted();
    step = plan.next(await layOut(step.value));
  }
  return step.value;
}
