import type { EditedCompany, EditTimes } from '../drivers/edit-network.ts';
import type { SimulationTimes } from '../drivers/simulate-company.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { alone, type Benchmark, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const sites = 33;
const runs = 3;
/** Edits of each kind in networks that take several times as long. */
const otherRounds = 16;

/** Goals for 1,000 devices: every flow, every single failure, and one edit on the page. */
const goals = { flowsMs: 300, failuresMs: 3_000, editMs: 16 } as const;

/** Every flow of a planned company and every failure of one element, from the configurations of its devices. */
export const simulator: Benchmark<unknown> = {
  name: 'simulator',
  title: 'Simulate a network of 1,000 devices',
  run: async () => {
    const all: SimulationTimes[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push((await runInFreshProcess('simulate-company.ts', { sites, rounds: 10 })) as SimulationTimes);
    const editing = async (company: EditedCompany, rounds: number) =>
      (await runInFreshProcess('edit-network.ts', { sites, rounds, company })) as EditTimes;
    const edits: EditTimes[] = [];
    for (let run = 0; run < runs; run += 1) edits.push(await editing('plain', 40));
    const others = {
      'dual stack': await editing('dual stack', otherRounds),
      MPLS: await editing('MPLS', otherRounds),
    };
    const [one] = all;
    if (!one) throw new Error('Nothing was measured.');
    const middle = (of: (times: SimulationTimes) => number) => median(all.map(of));
    return {
      columns: usualColumns,
      rows: [
        within(
          'Every flow, processor time, first time',
          middle(({ walked }) => walked.first),
          goals.flowsMs,
          'ms',
        ),
        within(
          'Every flow, processor time, warm',
          middle(({ walked }) => walked.warm),
          goals.flowsMs,
          'ms',
        ),
        within(
          `Every one of ${one.failures} failures, processor time`,
          middle(({ failed }) => failed),
          goals.failuresMs,
          'ms',
        ),
        ...Object.keys(edits[0] ?? {}).map((kind) =>
          within(
            `One edit, processor time: ${kind}`,
            median(edits.map((times) => times[kind] ?? 0)),
            goals.editMs,
            'ms',
          ),
        ),
        ...Object.entries(others).flatMap(([company, times]) =>
          Object.entries(times).map(([kind, ms]) =>
            within(`One edit, ${company}, processor time: ${kind}`, ms, goals.editMs, 'ms'),
          ),
        ),
        alone('Peak memory of the process', Math.max(...all.map(({ peakMb }) => peakMb)), 'MB'),
      ],
      notes: [
        `${one.devices} devices, ${one.configured} of them with a configuration of their own; ${one.flows} promised and ` +
          `forbidden flows, no two alike. Medians of ${runs} fresh processes, which planned and configured the company before.`,
        `The same company with IPv6 beside its IPv4, and on a provider’s MPLS, each in one process and after ${otherRounds / 2} warm-up edits of each kind.`,
      ],
    };
  },
};
