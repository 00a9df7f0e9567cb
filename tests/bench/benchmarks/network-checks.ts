import type { NetworkTimes } from '../drivers/measure-checks.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { alone, type Benchmark, type Row, usualColumns, within, withinGoal } from '../report.ts';
import { median } from '../statistics.ts';

/** Sites of the company that make about 100, 1,000 and 10,000 devices (without any, an office of 10), and how often each is measured warm. */
const sizes = [
  { name: '10', sites: 0, rounds: 60 },
  { name: '100', sites: 3, rounds: 40 },
  { name: '1,000', sites: 33, rounds: 20 },
  { name: '10,000', sites: 333, rounds: 7 },
] as const;
const runs = 3;

/** Goals for this machine: seconds, milliseconds, and how the cost of a device may grow from 1,000 to 10,000. */
const goals = {
  plannedS: 2,
  checkedS: 0.5,
  allCheckedS: 1,
  failuresMs: 1_000,
  editMs: 16,
  growth: 1.3,
} as const;

/** Planning networks of four sizes with models, ports and cables, checking and failing them, each in processes that do nothing else. */
export const networkChecks: Benchmark<unknown> = {
  name: 'checks',
  title: 'Plan and check networks of 10 to 10,000 devices',
  run: async () => {
    const measured = new Map<string, NetworkTimes>();
    for (const { name, sites, rounds } of sizes) measured.set(name, await measure(sites, rounds));
    const [thousand, tenThousand] = [measured.get('1,000'), measured.get('10,000')];
    if (!thousand || !tenThousand) throw new Error('The two sizes that are compared were not measured.');
    return {
      columns: usualColumns,
      rows: [
        ...[...measured].flatMap(([name, times]) => rowsOf(name, times)),
        within('10,000 devices planned, first time', tenThousand.planned.first / 1_000, goals.plannedS, 's'),
        within('10,000 devices checked, first time', tenThousand.checked.first / 1_000, goals.checkedS, 's'),
        ...(['first', 'warm'] as const).map((when) =>
          within(
            `10,000 devices, all checks, processor time, ${when}`,
            tenThousand.allChecked[when] / 1_000,
            goals.allCheckedS,
            's',
          ),
        ),
        growth('Planning', thousand, tenThousand, ({ planned }) => planned.warm),
        growth('Checking', thousand, tenThousand, ({ checked }) => checked.warm),
        within('1,000 devices: every failure, first time', thousand.failures.first, goals.failuresMs, 'ms'),
        within('1,000 devices: the checks of one edit', thousand.edit.checks, goals.editMs, 'ms'),
        within('1,000 devices: one edit, on the page itself', thousand.edit.page, goals.editMs, 'ms'),
      ],
      notes: [
        [...measured]
          .map(
            ([name, { devices, nodes, links }]) =>
              `${name}: ${devices} devices, ${nodes} nodes, ${links} links`,
          )
          .join('; '),
        `Medians of ${runs} fresh processes; warm is the median of several rounds in the same process. The page finds ` +
          'what an edit changed and copies it; the checks run in a worker.',
      ],
    };
  },
};

function rowsOf(name: string, { devices, planned, checked, peakMb }: NetworkTimes): Row[] {
  const each = (ms: number) => `${((ms * 1_000) / devices).toFixed(0)} µs a device`;
  return [
    [...alone(`${name} devices: plan, warm`, planned.warm, 'ms').slice(0, 2), '', each(planned.warm)],
    [...alone(`${name} devices: check, warm`, checked.warm, 'ms').slice(0, 2), '', each(checked.warm)],
    alone(`${name} devices: peak memory of the process`, peakMb, 'MB'),
  ];
}

function growth(
  what: string,
  small: NetworkTimes,
  large: NetworkTimes,
  of: (times: NetworkTimes) => number,
): Row {
  const ratio = of(large) / large.devices / (of(small) / small.devices);
  return [
    `${what}: a device at 10,000 beside one at 1,000`,
    `${ratio.toFixed(2)}×`,
    `at most ${goals.growth}×`,
    withinGoal(ratio, goals.growth),
  ];
}

async function measure(sites: number, rounds: number): Promise<NetworkTimes> {
  const all: NetworkTimes[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push((await runInFreshProcess('measure-checks.ts', { sites, rounds })) as NetworkTimes);
  const [one] = all;
  if (!one) throw new Error('Nothing was measured.');
  const middle = (of: (times: NetworkTimes) => number) => median(all.map(of));
  const both = (of: (times: NetworkTimes) => { first: number; warm: number }) => ({
    first: middle((times) => of(times).first),
    warm: middle((times) => of(times).warm),
  });
  return {
    ...one,
    planned: both(({ planned }) => planned),
    checked: both(({ checked }) => checked),
    allChecked: both(({ allChecked }) => allChecked),
    failures: both(({ failures }) => failures),
    edit: { checks: middle(({ edit }) => edit.checks), page: middle(({ edit }) => edit.page) },
    peakMb: Math.max(...all.map(({ peakMb }) => peakMb)),
  };
}
