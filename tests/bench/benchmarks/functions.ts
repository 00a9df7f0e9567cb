import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routes } from '#shared/contract/routes.ts';
import { built } from '../../../infra/local/prepare.ts';
import { type BareHandler, type BareHandlers, bundleBareHandlers } from '../bare-handlers.ts';
import { invokeInFreshProcess } from '../fresh-process.ts';
import { type FunctionEvents, functionEvents } from '../function-events.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { type Benchmark, type Row, withinGoal } from '../report.ts';
import { mediansInTurn } from '../statistics.ts';

const goals = { kilobytes: 450, times: 1.2, timesOfLargeReads: 1.5 } as const;
/** These read the catalogue or a whole plan. */
const largeReads = new Set([
  'getTopology',
  'getEquipment',
  'listEquipment',
  'listEquipmentByCategory',
  'listSimilarEquipment',
]);
/** One draws a PDF, which is neither small nor quick; one waits for the next second, from which on sign-ins count. */
const apart = new Set(['createReport', 'resetPassword']);
const runs = 5;

/** Each function's code and its first answer, beside a bare DocumentClient-and-middy handler. */
export const functions: Benchmark<() => Promise<BenchCloud>> = {
  name: 'functions',
  title: 'Functions: code and first answer in a fresh process',
  run: async (start) => {
    const cloud = await start();
    const events = await functionEvents(cloud);
    const bare = await bundleBareHandlers();
    try {
      const rows: Row[] = [];
      const names = routes.map(({ name }) => name);
      for (const name of names.filter(events.has))
        rows.push(await measureFunction(name, cloud, events, bare));
      const without = names.filter((name) => !events.has(name));
      return {
        columns: [
          'Function',
          'KB at first answer',
          'KB later',
          'KB compiled',
          'Size',
          'First answer',
          'Bare',
          'Bare, tuned',
          'Time',
        ],
        rows: [bareRow('(bare handler)', bare.usual), bareRow('(bare handler, tuned)', bare.tuned), ...rows],
        notes: [
          `Goals: at most ${goals.kilobytes} KB and ${goals.times} times the bare handler's time, ${goals.timesOfLargeReads} where the catalogue or a plan is read; ${[...apart].join(', ')} apart.`,
          `Medians of ${runs} runs each, in turn, from before the import to the answer. Tables, bucket and user pool ` +
            'answer from another process.',
          ...(without.length > 0
            ? [
                `Not measured, since tests/bench/function-events.ts has no event for them: ${without.join(', ')}.`,
              ]
            : []),
          'The bare handler reads one item and checks nothing, bundled by esbuild as usual (minified ES modules); the ' +
            'tuned one has the options of our own bundles. Ours verify the token, parse, read and write what they have to.',
        ],
      };
    } finally {
      bare.remove();
    }
  },
};

async function measureFunction(
  name: string,
  cloud: BenchCloud,
  events: FunctionEvents,
  bare: BareHandlers,
): Promise<Row> {
  const folder = resolve(built.functions, name);
  const { loaded } = await answerOnce(name, cloud, events, true);
  const own = loaded.filter((file) => file.startsWith(folder));
  const atFirst = sizeOf(own.filter(isCode));
  const later = sizeOf(bundleFiles(folder)) - atFirst;

  const { ours, usual, tuned } = await mediansInTurn(runs, {
    ours: async () => (await answerOnce(name, cloud, events, false)).firstAnswerMs,
    usual: () => answerBare(cloud, bare.usual),
    tuned: () => answerBare(cloud, bare.tuned),
  });
  const times = ours / usual;
  return [
    name,
    atFirst.toFixed(0),
    later.toFixed(0),
    sizeOf(own.filter(isCompiled)).toFixed(0),
    apart.has(name) ? 'apart' : withinGoal(atFirst, goals.kilobytes),
    `${ours.toFixed(0)} ms`,
    `${usual.toFixed(0)} ms`,
    `${tuned.toFixed(0)} ms`,
    `${times.toFixed(2)}×, ${apart.has(name) ? 'apart' : withinGoal(times, largeReads.has(name) ? goals.timesOfLargeReads : goals.times)}`,
  ];
}

async function answerOnce(name: string, cloud: BenchCloud, events: FunctionEvents, listLoaded: boolean) {
  const { event, status } = await events.next(name);
  const module = resolve(built.functions, name, 'index.mjs');
  const answered = await invokeInFreshProcess(
    { module, events: [event], listLoaded },
    cloud.environmentOf(name),
  );
  if (answered.statuses[0] !== status)
    throw new Error(`${name} answered ${answered.statuses[0]} where ${status} was expected.`);
  return answered;
}

/** With the environment of the function that reads what the bare one reads. */
async function answerBare(cloud: BenchCloud, { module }: BareHandler): Promise<number> {
  const environment = cloud.environmentOf('getStats');
  return (await invokeInFreshProcess({ module, events: [{}] }, environment)).firstAnswerMs;
}

const bareRow = (name: string, { bytes }: BareHandler): Row => [name, (bytes / 1000).toFixed(0)];

const bundleFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter(isCode)
    .map((file) => join(folder, file));

const isCode = (file: string): boolean => /\.m?js$/.test(file);

/** What V8 made of code when it was bundled. */
const isCompiled = (file: string): boolean => file.endsWith('.compiled');

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
