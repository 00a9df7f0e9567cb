import { built } from '../../../infra/local/prepare.ts';
import type { BenchCloud } from '../local-cloud.ts';
import type { Benchmark, Row } from '../report.ts';
import { fixedCosts } from '../scale/fixed-costs.ts';
import { type CallCost, measureCalls } from '../scale/measure-calls.ts';
import { type Projection, project } from '../scale/project.ts';
import { callsAMonth } from '../scale/usage.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const inWords = (size: number) => `${size.toLocaleString('en')} designers`;

/** Each call's cost, and what it comes to for many designers; docs/scale.md has one run of it. */
export const scale: Benchmark<() => Promise<BenchCloud>> = {
  name: 'scale',
  title: 'Scale: what calls cost, and what many designers come to',
  onlyByName: true,
  run: async (start) => {
    const costs = await measureCalls(await start(), Object.keys(callsAMonth));
    const fixed = fixedCosts(built.assembly);
    const projections = sizes.map((designers) => project(designers, costs, fixed));
    return {
      columns: ['Figure', ...sizes.map(inWords)],
      rows: figures(projections),
      more: [
        {
          columns: ['Limit, used at the peak', ...sizes.map(inWords), 'Reached at', 'What lifts it'],
          rows: limitRows(projections),
        },
        {
          columns: ['Call', 'Read units', 'Write units', 'Processor ms', 'Bytes sent', 'MB at most'],
          rows: measured(costs),
        },
      ],
      notes: [
        `Fixed by the month: ${Object.entries(fixed)
          .map(([type, amount]) => `${type} $${amount.toFixed(0)}`)
          .join(', ')}.`,
        'Assumed use, prices and quotas: tests/bench/scale.',
      ],
    };
  },
};

function figures(projections: readonly Projection[]): Row[] {
  const figure = (name: string, of: (one: Projection) => string): Row => [name, ...projections.map(of)];
  const dollars = (amount: number) => `$${amount.toFixed(amount < 10 ? 2 : 0)}`;
  const total = (one: Projection) => Object.values(one.dollars).reduce((sum, amount) => sum + amount, 0);
  return [
    ...Object.keys(projections[0]?.dollars ?? {}).map((name) =>
      figure(`${name}, a month`, (one) => dollars(one.dollars[name] ?? 0)),
    ),
    figure('All, a month', (one) => dollars(total(one))),
    figure('Each designer, a month', (one) => dollars(total(one) / one.designers)),
    figure('Requests a second at the peak', (one) => one.requestsAtPeak.toFixed(1)),
    figure('Instances at the peak', (one) => one.instances.toFixed(1)),
    figure('The busiest function', ({ busiest }) => `${busiest.name}, ${busiest.instances.toFixed(1)}`),
  ];
}

/** What comes within ten times the most designers; further limits are no concern yet. */
const concern = 0.1;

/** Limits in the order in which they are reached. */
const limitRows = (projections: readonly Projection[]): Row[] =>
  (projections.at(-1)?.limits ?? [])
    .filter(({ used }) => used >= concern)
    .map(({ name, used, lift }) => [
      name,
      ...projections.map(({ limits }) => percent(limits.find((limit) => limit.name === name)?.used ?? 0)),
      inWords(rounded((projections.at(-1)?.designers ?? 0) / used)),
      lift,
    ]);

const rounded = (figure: number): number => Number(figure.toPrecision(2));
const percent = (share: number): string => `${rounded(100 * share).toLocaleString('en')} %`;

const measured = (costs: ReadonlyMap<string, CallCost>): Row[] =>
  [...costs].map(([name, { reads, writes, cpuMs, bytes, memoryMb }]) => [
    name,
    ...[reads, writes].map((units) => units.toFixed(1)),
    ...[cpuMs, bytes, memoryMb].map((figure) => figure.toFixed(0)),
  ]);
