import { setTimeout as pause } from 'node:timers/promises';
import { getDashboard } from '#shared/contract/dashboard.ts';
import { getRecommendations } from '#shared/contract/design-equipment.ts';
import { archiveDesign, getDesign, listDesigns, updateDesign } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { createReport, listReports } from '#shared/contract/reports.ts';
import { getStats } from '#shared/contract/stats.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { getCurrentUser } from '#shared/contract/users.ts';
import { createCompanyDesign } from '../company.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import type { Benchmark } from '../report.ts';
import { percentile, timed } from '../statistics.ts';

/** How long traffic is held; ten minutes where nothing else is asked for. */
const minutes = Number(process.env.LOAD_MINUTES ?? 10);
/** People at work at the same time, each with one request after the other. */
const people = 10;
/** What a person thinks between two requests, in milliseconds; anything up to twice as long. */
const thinkingMs = 400;

interface At {
  readonly cloud: BenchCloud;
  readonly person: Caller;
  readonly designId: string;
  readonly next: () => number;
}

/** What people do, and how often of a hundred times. */
const actions: readonly (readonly [name: string, share: number, run: (at: At) => Promise<unknown>])[] = [
  ['Who am I', 12, ({ cloud, person }) => cloud.call(person, getCurrentUser, {})],
  ['Dashboard', 10, ({ cloud, person }) => cloud.call(person, getDashboard, {})],
  ['List designs', 14, ({ cloud, person }) => cloud.call(person, listDesigns, {})],
  [
    'Read a design',
    16,
    ({ cloud, person, designId }) => cloud.call(person, getDesign, { params: { id: designId } }),
  ],
  [
    'Read a topology',
    14,
    ({ cloud, person, designId }) => cloud.call(person, getTopology, { params: { designId } }),
  ],
  ['Search devices', 8, ({ cloud, person }) => cloud.call(person, listEquipment, {})],
  ['List reports', 5, ({ cloud, person }) => cloud.call(person, listReports, {})],
  ['Counts', 4, ({ cloud }) => cloud.call(undefined, getStats, {})],
  ['Change a design', 8, changeDesign],
  ['Create and archive a design', 3, createAndArchive],
  [
    'Recommend devices',
    2,
    ({ cloud, person, designId }) => cloud.call(person, getRecommendations, { params: { id: designId } }),
  ],
  [
    'Plan a topology',
    3,
    ({ cloud, person, designId }) => cloud.call(person, generateTopology, { params: { designId } }),
  ],
  [
    'Make a report',
    1,
    ({ cloud, person, designId }) => cloud.call(person, createReport, { params: { id: designId } }),
  ],
];

/** Mixed traffic against the local cloud: how long each kind of request takes, and that none fails. */
export const load: Benchmark<() => Promise<BenchCloud>> = {
  name: 'load',
  title: `Load: ${people} people at work for ${minutes} min`,
  onlyByName: true,
  run: async (cloudOf) => {
    const cloud = await cloudOf();
    const taken = new Map(actions.map(([name]) => [name, { ms: [] as number[], failed: 0 }]));
    const failures: string[] = [];
    let made = 0;
    const until = performance.now() + minutes * 60_000;
    const work = async (): Promise<void> => {
      const person = await cloud.register();
      const { id: designId } = await createCompanyDesign(cloud, person, 'Under load', 2);
      await cloud.call(person, generateTopology, { params: { designId } });
      const at: At = { cloud, person, designId, next: () => ++made };
      while (performance.now() < until) {
        const [name, , run] = chosen();
        const record = taken.get(name);
        try {
          const { ms } = await timed(() => run(at));
          record?.ms.push(ms);
        } catch (error) {
          if (record) record.failed += 1;
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        await pause(Math.random() * 2 * thinkingMs);
      }
    };
    await Promise.all(Array.from({ length: people }, work));
    const all = [...taken.values()];
    const total = {
      ms: all.flatMap(({ ms }) => ms),
      failed: all.reduce((sum, { failed }) => sum + failed, 0),
    };
    return {
      columns: ['Request', 'Times', 'p50', 'p95', 'p99', 'Errors'],
      rows: [...taken, ['All', total] as const].map(([name, { ms, failed }]) => [
        name,
        String(ms.length + failed),
        ...[0.5, 0.95, 0.99].map((part) => `${percentile(ms, part).toFixed(0)} ms`),
        String(failed),
      ]),
      notes: [
        `Goal: no error. ${total.failed === 0 ? 'Within goal' : 'OVER GOAL'}. ${(total.ms.length / minutes / 60).toFixed(1)} requests a second.`,
        ...failures.slice(0, 10),
      ],
    };
  },
};

/** One of the actions, each as often as its share. */
function chosen() {
  let left = Math.random() * actions.reduce((sum, [, share]) => sum + share, 0);
  const found = actions.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  if (!found) throw new Error('The shares of the actions add up to nothing.');
  return found;
}

async function changeDesign({ cloud, person, designId, next }: At): Promise<unknown> {
  const params = { id: designId };
  const { data } = await cloud.call(person, getDesign, { params });
  return cloud.call(person, updateDesign, {
    params,
    body: { version: data.version, description: `Changed ${next()}` },
  });
}

async function createAndArchive({ cloud, person, next }: At): Promise<unknown> {
  const { id } = await createCompanyDesign(cloud, person, `Made under load ${next()}`, 1);
  return cloud.call(person, archiveDesign, { params: { id } });
}
