import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { alikeLayouts, type LayOut } from './alike-layouts.ts';
import { alikeSites, siteShape } from './alike-sites.ts';
import type { SiteCore } from './blocks.ts';
import { elkLayout, type LayoutEngine } from './elk-layout.ts';
import { kin } from './kin.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { orderTwins } from './order-twins.ts';
import { packSites } from './pack-sites.ts';
import { pageTurns } from './page-turns.ts';
import { planSite } from './plan-site.ts';
import { roughLayout } from './rough-layout.ts';
import { type SiteGroup, siteGroups } from './site-groups.ts';
import { treeLayout } from './tree-layout.ts';
import { twins } from './twins.ts';

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
/** Nor do so many that are a tree, as a planned site without floors is: the engine, which then need not start, crosses no fewer. */
const mostInTree = 12;

/**
 * Lays out each site by itself and packs the sites: their pictures never overlap, and progress can be shown. Pairs and rows that
 * hang on the same are one block for the engine, so that it has little to do where plans are regular. All sites are asked for at
 * once, so that what comes before the engine is done while it starts. Throws the signal's reason when it is cancelled. The
 * engine's owner ends the engine.
 */
export async function refinePositions(
  engine: LayoutEngine,
  graph: Graph,
  { signal, onProgress }: RefineOptions = {},
): Promise<Positions> {
  const takeTurns = pageTurns();
  await takeTurns();
  signal?.throwIfAborted();
  const groups = siteGroups(graph);
  // What each shape is made of is as much work again.
  await takeTurns();
  const shapes = new Map(groups.map((group) => [group, siteShape(group)]));
  const shapeOf = (group: SiteGroup) => shapes.get(group) ?? '';
  await takeTurns();
  const byEngine = alikeLayouts((core) => elkLayout(engine, core));
  const layOut = async (whole: SiteCore): Promise<Positions> => {
    const families = mergeBlocks(kin(whole), whole.links);
    const tree = treeLayout(families.core);
    const { core, unmerged } = tree ? families : mergeBlocks(twins(whole), whole.links);
    const isSmall = core.blocks.length <= (tree ? mostInTree : mostInRows);
    return unmerged(isSmall ? narrower(core, roughLayout(core), tree) : await byEngine(core));
  };
  const total = groups.length;
  let done = 0;
  onProgress?.({ done, total });
  const laidOut = new Map<SiteGroup, Positions>();
  await Promise.all(
    [...Map.groupBy(groups, shapeOf).values()].map(async (alike) => {
      const [first] = alike;
      if (first) laidOut.set(first, await layOutSite(first, layOut, { takeTurns, signal }));
      done += alike.length;
      onProgress?.({ done, total });
    }),
  );
  await takeTurns();
  const placed = alikeSites(groups, (first) => laidOut.get(first) ?? new Map(), shapeOf);
  await takeTurns();
  const packed = packSites(placed);
  await takeTurns();
  const ordered = orderTwins(graph, packed);
  // What is done with it is a piece of work, too.
  await takeTurns();
  return ordered;
}

/** A tree, in which no link crosses another, as long as it is no wider than rows: where it is, all would be drawn smaller. */
const narrower = (core: SiteCore, rows: Positions, tree: Positions | undefined): Positions =>
  tree && widthOf(core, tree) <= widthOf(core, rows) ? tree : rows;

function widthOf({ blocks }: SiteCore, corners: Positions): number {
  const left = blocks.map(({ id }) => corners.get(id)?.x ?? 0);
  const right = blocks.map(({ id, width }) => (corners.get(id)?.x ?? 0) + width);
  return Math.max(...right) - Math.min(...left);
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
