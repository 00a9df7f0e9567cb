import { sizeOf } from '../../../infra/constructs/function-sizes.ts';
import { statsShards } from '../../../shared/tables/stats-items.ts';
import { type Limit, limits } from './limits.ts';
import type { CallCost } from './measure-calls.ts';
import { prices } from './prices.ts';
import { callsAMonth, logBytes, objectMb, peak, tableMb, workingHours, writesObject } from './usage.ts';

/** Lambda gives one core at so many MB, and less below in proportion. */
const oneCoreMb = 1_769;
/** What a request to a table takes in a region, in milliseconds. They count as one after the other, which the slowest calls are not. */
const roundTripMs = 6;
const signInCalls = 2;

export interface Projection {
  readonly designers: number;
  /** US dollars a month, by what they are paid for. */
  readonly dollars: Readonly<Record<string, number>>;
  readonly requestsAtPeak: number;
  readonly instances: number;
  readonly busiest: { readonly name: string; readonly instances: number };
  /** How much of each limit is used at the peak, the most first; above 1 it is passed. */
  readonly limits: readonly (Limit & { readonly name: string; readonly used: number })[];
}

/** What so many designers cost, and which limits they meet, from what each call costs. */
export function project(
  designers: number,
  costs: ReadonlyMap<string, CallCost>,
  fixed: Readonly<Record<string, number>>,
): Projection {
  const calls = Object.entries(callsAMonth).map(([name, times]) => {
    const cost = costs.get(name);
    if (!cost) throw new Error(`${name} was not measured.`);
    const { memorySize, concurrency } = sizeOf(name);
    const seconds = (cost.cpuMs * Math.max(1, oneCoreMb / memorySize) + cost.requests * roundTripMs) / 1_000;
    const aSecond = ((designers * times) / workingHours / 3_600) * peak;
    const instances = aSecond * seconds;
    return { name, cost, memorySize, concurrency, seconds, aSecond, instances, aMonth: designers * times };
  });
  const sum = (of: (call: (typeof calls)[number]) => number) =>
    calls.reduce((all, call) => all + of(call), 0);
  const millions = sum(({ aMonth }) => aMonth) / 1e6;
  const sentGb = sum(({ aMonth, cost }) => aMonth * cost.bytes) / 1e9;
  const dollars = {
    functions:
      millions * prices.invocations +
      sum(({ aMonth, seconds, memorySize }) => aMonth * seconds * (memorySize / 1_024)) * prices.gbSecond,
    gateway: millions * prices.gatewayRequests,
    'table requests':
      (sum(({ aMonth, cost }) => aMonth * cost.reads) / 1e6) * prices.readUnits +
      (sum(({ aMonth, cost }) => aMonth * cost.writes) / 1e6) * prices.writeUnits,
    'table storage': ((designers * tableMb) / 1_000) * (prices.tableStorage + prices.recovery),
    objects:
      ((designers * objectMb) / 1_000) * prices.objectStorage +
      (sum(({ name, aMonth }) => (writesObject.has(name) ? aMonth : 0)) / 1e6) * prices.objectWrites,
    'CloudFront, firewall':
      millions * (prices.edgeRequests + prices.firewallRequests) + sentGb * prices.edgeBytes,
    logs: ((millions * 1e6 * logBytes) / 1e9) * prices.logBytes,
    identity: Math.max(0, designers - prices.freeUsers) * prices.activeUser,
    'fixed: alarms, dashboard, firewalls, secrets': Object.values(fixed).reduce((all, one) => all + one, 0),
  };
  const per = (name: string) => calls.find((call) => call.name === name)?.aSecond ?? 0;
  const instances = sum((call) => call.instances);
  const busiest = calls.toSorted((a, b) => b.instances - a.instances)[0];
  const requestsAtPeak = sum(({ aSecond }) => aSecond);
  const used = (name: string, needed: number, limit: Limit) => ({
    name,
    used: needed / limit.allowed,
    ...limit,
  });
  return {
    designers,
    dollars,
    requestsAtPeak,
    instances,
    busiest: { name: busiest?.name ?? '', instances: busiest?.instances ?? 0 },
    limits: [
      used('Requests of the gateway', requestsAtPeak, limits.gateway),
      used('Instances of the account', instances, limits.account),
      ...calls.flatMap(({ name, instances: needed, concurrency }) =>
        concurrency === undefined
          ? []
          : [used(`Instances of ${name}`, needed, limits.instancesOf(concurrency))],
      ),
      ...keysAtPeak(calls),
      used(
        'Reads of one table, as if all went to one',
        sum(({ aSecond, cost }) => aSecond * cost.reads),
        limits.tableReads,
      ),
      used(
        'Writes of one table, as if all went to one',
        sum(({ aSecond, cost }) => aSecond * cost.writes),
        limits.tableWrites,
      ),
      used('Sign-ins of the user pool', per('loginUser') * signInCalls, limits.signIns),
    ].toSorted((a, b) => b.used - a.used),
  };
}

/** How much is used of each key that all users share. */
function keysAtPeak(calls: readonly { readonly cost: CallCost; readonly aSecond: number }[]) {
  const units = new Map<string, { reads: number; writes: number }>();
  for (const { cost, aSecond } of calls)
    for (const [key, { reads, writes }] of cost.shared) {
      const sum = units.get(key) ?? { reads: 0, writes: 0 };
      const parts = key.includes('shard') ? statsShards : 1;
      units.set(key, {
        reads: sum.reads + (aSecond * reads) / parts,
        writes: sum.writes + (aSecond * writes) / parts,
      });
    }
  return [...units].flatMap(([key, { reads, writes }]) => [
    ...(reads > 0
      ? [{ name: `Reads of one key, ${key}`, used: reads / limits.keyReads.allowed, ...limits.keyReads }]
      : []),
    ...(writes > 0
      ? [{ name: `Writes of one key, ${key}`, used: writes / limits.keyWrites.allowed, ...limits.keyWrites }]
      : []),
  ]);
}
