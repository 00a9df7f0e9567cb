import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { AdviceTask, AdviceTimes } from '../drivers/recommend-devices.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { alone, type Benchmark, beside, usualColumns, within } from '../report.ts';
import { median, percentile } from '../statistics.ts';

const devices = 5_000;
const [processes, repeats] = [5, 30];
const limits = { milliseconds: 300, megabytes: 256 } as const;

/** A campus and two branches of 2,000 people together. */
const requirements: RequirementsInput = {
  sites: [
    {
      name: 'Campus',
      kind: 'headquarters',
      floors: 10,
      wiredUsers: 900,
      wirelessUsers: 900,
      phones: 600,
      cameras: 60,
      printers: 40,
      servers: 30,
      guests: 100,
    },
    { name: 'North', floors: 2, wiredUsers: 50, wirelessUsers: 50, phones: 30 },
    { name: 'South', floors: 2, wiredUsers: 50, wirelessUsers: 50, phones: 30 },
  ],
  redundancy: { internet: true, coreSwitching: true, power: true },
  budget: { amount: 600_000, currency: 'USD' },
};

/** Recommending devices for a design out of a large catalogue, each time in a fresh process. */
export const equipmentAdvice: Benchmark<unknown> = {
  name: 'equipment-advice',
  title: `Equipment: recommendations for 2,000 people out of ${devices} devices`,
  run: async () => {
    const all: AdviceTimes[] = [];
    const task: AdviceTask = { devices, requirements, repeats };
    for (let run = 0; run < processes; run += 1)
      all.push((await runInFreshProcess('recommend-devices.ts', task)) as AdviceTimes);
    const later = all.flatMap(({ laterMs }) => laterMs);
    const parses = all.flatMap(({ parseMs }) => parseMs);
    const [one] = all;
    return {
      columns: usualColumns,
      rows: [
        within(
          'First in a fresh process, median',
          median(all.map((t) => t.firstMs)),
          limits.milliseconds,
          'ms',
        ),
        ...[0.5, 0.95].flatMap((part) => [
          within(`Later ones, p${part * 100}`, percentile(later, part), limits.milliseconds, 'ms'),
          beside(
            `Later ones, p${part * 100}, beside reading the devices`,
            percentile(later, part),
            { name: 'JSON.parse of them', figure: percentile(parses, part) },
            'ms',
          ),
        ]),
        within('Peak memory', Math.max(...all.map((t) => t.peakMbAfter)), limits.megabytes, 'MB'),
        alone(
          'Peak memory before, devices and plan loaded',
          Math.max(...all.map((t) => t.peakMbBefore)),
          'MB',
        ),
      ],
      notes: [
        `${one?.nodes} nodes in the plan, ${one?.needs} needs, ${one?.unfilled} of them without a device that fits; ` +
          'with a budget, so that it has to be shared.',
        `${processes} fresh processes of ${1 + repeats} recommendations each; memory of the whole process, Node included.`,
      ],
    };
  },
};
