import { join, resolve } from 'node:path';
import { isTableName, tables, tableVariable } from '#shared/tables/tables.ts';
import { close, listen } from '../../../infra/local/listen.ts';
import { built } from '../../../infra/local/prepare.ts';
import { invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvents } from '../function-events.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { type Consumed, createCapacityProxy } from './capacity-proxy.ts';

/** What one call costs in a warm instance. */
export interface CallCost {
  readonly reads: number;
  readonly writes: number;
  /** Processor time in milliseconds on this machine. */
  readonly cpuMs: number;
  /** Requests to tables. */
  readonly requests: number;
  /** Of the answer, as it is sent. */
  readonly bytes: number;
  /** The most memory of its process, in MB. */
  readonly memoryMb: number;
  /** Units of keys that all users share, by `table: key`. */
  readonly shared: ReadonlyMap<string, { readonly reads: number; readonly writes: number }>;
}

/** Answers of a warm instance that are measured. */
const warm = 4;

/** Measures calls one by one: each in a process of its own, whose tables say what they charge. */
export async function measureCalls(
  cloud: BenchCloud,
  routeNames: readonly string[],
): Promise<ReadonlyMap<string, CallCost>> {
  const { next } = await functionEvents(cloud);
  const consumed: Consumed = { reads: 0, writes: 0, requests: 0, byKey: new Map() };
  const proxy = createCapacityProxy(cloud.operator.endpoints.database, consumed);
  const endpoint = await listen(proxy);
  const costs = new Map<string, CallCost>();
  try {
    for (const name of routeNames) costs.set(name, await measure(name));
  } finally {
    await close(proxy);
  }
  return costs;

  /** The first answer of an instance also opens connections and fills its caches: it is subtracted. */
  async function measure(name: string): Promise<CallCost> {
    const first = await run(name, 1);
    const all = await run(name, 1 + warm);
    const each = (total = 0, before = 0) => Math.max(0, total - before) / warm;
    const shared = [...all.byKey].map(([key, { reads, writes }]) => {
      const before = first.byKey.get(key);
      return [key, { reads: each(reads, before?.reads), writes: each(writes, before?.writes) }] as const;
    });
    return {
      reads: each(all.reads, first.reads),
      writes: each(all.writes, first.writes),
      // The least of a few: an instance still compiles its code in its first calls.
      cpuMs: Math.min(...all.answerCpuMs.slice(1)),
      requests: each(all.requests, first.requests),
      bytes: all.answerBytes.at(-1) ?? 0,
      memoryMb: all.peakMb,
      shared: new Map(shared),
    };
  }

  async function run(name: string, times: number) {
    const events: Awaited<ReturnType<typeof next>>[] = [];
    for (let n = 0; n < times; n += 1) events.push(await next(name));
    Object.assign(consumed, { reads: 0, writes: 0, requests: 0 });
    consumed.byKey.clear();
    const environment = cloud.environmentOf(name);
    const invoked = await invokeInFreshProcess(
      {
        module: join(resolve(built.functions), name, 'index.mjs'),
        events: events.map(({ event }) => event),
      },
      { ...environment, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
    );
    const isWrong = invoked.statuses.findIndex((status, index) => status !== events[index]?.status);
    if (isWrong >= 0) throw new Error(`${name} was answered with ${invoked.statuses[isWrong]}.`);
    return { ...invoked, ...consumed, byKey: sharedKeys(consumed.byKey, environment) };
  }
}

/** Indexes that gather the items of all users under one key, or few. */
const sharedIndexes = new Set(['byCreation', 'byDue']);
const personal = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}/;

/** Keys that belong to no one, by the name of their table; the parts of the counts as one. */
function sharedKeys(
  byKey: Consumed['byKey'],
  environment: Readonly<Record<string, string>>,
): Consumed['byKey'] {
  const shared: Consumed['byKey'] = new Map();
  for (const [place, { reads, writes }] of byKey) {
    const [physical = '', key = ''] = place.split(/ (.*)/s);
    const isIndex = key.startsWith('by');
    if (isIndex ? !sharedIndexes.has(key) : key === '' || personal.test(key)) continue;
    const table = Object.keys(tables)
      .filter(isTableName)
      .find((name) => environment[tableVariable(name)] === physical);
    const name = `${table ?? physical}: ${key.replace(/^shard#\d+$/, 'a shard of the counts').replace(/^company#.*/, 'a company')}`;
    const sum = shared.get(name) ?? { reads: 0, writes: 0 };
    shared.set(name, { reads: sum.reads + reads, writes: sum.writes + writes });
  }
  return shared;
}
