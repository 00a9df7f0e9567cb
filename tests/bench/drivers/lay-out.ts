import { readFileSync, writeSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Graph } from '#shared/contract/topology-items.ts';
import { tierPositions } from '#shared/network/positions/tier-positions.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { refinePositions } from '#web/features/topology/layout/refine-positions.ts';
import { timed } from '../statistics.ts';

/** Lays a graph out in a process that has done nothing else: each way twice, cold and warm, in milliseconds. */
export type LayoutTimes = Readonly<
  Record<'tiers' | 'first' | 'refined', readonly [cold: number, warm: number]>
>;

const graph = JSON.parse(readFileSync(0, 'utf8')) as Graph;
const engine = new ELK();

const twice = async (work: () => unknown) => [(await timed(work)).ms, (await timed(work)).ms] as const;
const times: LayoutTimes = {
  tiers: await twice(() => tierPositions(graph)),
  first: await twice(() => firstPositions(graph)),
  refined: await twice(() => refinePositions(engine, graph)),
};
writeSync(3, JSON.stringify(times));
process.exit();
