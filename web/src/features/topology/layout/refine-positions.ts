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

/** How far a refinement has come: sites done, and sites in all. */
export interface LayoutProgress {
  readonly done: number;
  readonly total: number;
}

export interface RefineOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LayoutProgress) => void;
}

/** So few blocks need no engine, which takes 5 ms for the smallest picture: in rows they are as well placed. */
const mostInRows = 4;

/**
 * Lays out each site by itself and packs the sites: their pictures never overlap, and progress can be shown. All sites are
 * asked for at once, so that what comes before the engine is done while it starts. Throws the signal's reason when it is
 * cancelled. The engine's owner ends the engine.
 */
export async function refinePositions(
  engine: LayoutEngine,
  graph: Graph,
  { signal, onProgress }: RefineOptions = {},
): Promise<Positions> {
  const takeTurns = pageTurns();
  const groups = siteGroups(graph);
  const layOut = alikeLayouts(async (core) =>
    core.blocks.length > mostInRows ? elkLayout(engine, core) : roughLayout(core),
  );
  const total = groups.length;
  let done = 0;
  onProgress?.({ done, total });
  const placed = await Promise.all(
    groups.map(async (group): Promise<PlacedSite> => {
      const positions = await layOutSite(group, layOut, { takeTurns, signal });
      done += 1;
      onProgress?.({ done, total });
      return { site: group.site, positions };
    }),
  );
  await takeTurns();
  const packed = packSites(placed);
  await takeTurns();
  const ordered = orderTwins(graph, packed);
  // What is done with it is a piece of work, too.
  await takeTurns();
  return ordered;
}

interface Turns {
  readonly takeTurns: () => Promise<void>;
  readonly signal: AbortSignal | undefined;
}

async function layOutSite(
  group: SiteGroup,
  layOut: LayOut,
  { takeTurns, signal }: Turns,
): Promise<Positions> {
  await takeTurns();
  signal?.throwIfAborted();
  const plan = planSite(group);
  let step = plan.next();
  while (!step.done) {
    const corners = await layOut(step.value);
    await takeTurns();
    signal?.throwIfAborted();
    step = plan.next(corners);
  }
  return step.value;
}
