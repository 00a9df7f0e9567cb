import { hostileTemplates } from '../../support/hostile-templates.ts';
import type { HostileTimes, RenderingTimes } from '../drivers/render-templates.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { alone, type Benchmark, beside, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const size = { devices: 1_000, ports: 48, rounds: 3 } as const;
const runs = 3;

/** Of the slowest hostile template, in a process that has rendered nothing before. */
const goals = { hostileMs: 300, hostileMb: 128 } as const;

/** Rendering configurations beside putting the same text together by hand, and how soon hostile templates end. */
export const render: Benchmark<unknown> = {
  name: 'render',
  title: `Render templates: ${size.devices} devices of ${size.ports} ports`,
  run: async () => {
    const all: RenderingTimes[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push((await runInFreshProcess('render-templates.ts', size)) as RenderingTimes);
    const [one] = all;
    if (!one) throw new Error('Nothing was measured.');
    const hostile: (HostileTimes & { readonly name: string })[] = [];
    for (const [index, { name }] of hostileTemplates.entries()) {
      const times = (await runInFreshProcess('render-templates.ts', { hostile: index })) as HostileTimes;
      hostile.push({ ...times, name });
    }
    const idle = (await runInFreshProcess('render-templates.ts', { hostile: -1 })) as HostileTimes;
    const slowest = hostile.reduce((most, other) => (other.cpuMs > most.cpuMs ? other : most));
    const largest = hostile.reduce((most, other) => (other.peakMb > most.peakMb ? other : most));
    const middle = (of: (times: RenderingTimes) => number) => median(all.map(of));
    return {
      columns: usualColumns,
      rows: [
        alone(
          'The engine opened',
          middle(({ opened }) => opened),
          'ms',
        ),
        beside(
          'All devices, first time',
          middle(({ rendered }) => rendered.first),
          { name: 'by hand', figure: middle(({ plain }) => plain.first) },
          'ms',
        ),
        beside(
          'All devices, warm',
          middle(({ rendered }) => rendered.warm),
          { name: 'by hand', figure: middle(({ plain }) => plain.warm) },
          'ms',
        ),
        alone('Peak memory of the process', Math.max(...all.map(({ peakMb }) => peakMb)), 'MB'),
        within(
          `Slowest hostile template, processor time (${slowest.name})`,
          slowest.cpuMs,
          goals.hostileMs,
          'ms',
        ),
        within(
          `Most memory beside an idle process (${largest.name})`,
          largest.peakMb - idle.peakMb,
          goals.hostileMb,
          'MB',
        ),
      ],
      notes: [
        `One rendering for each device, ${one.characters} characters in all. Medians of ${runs} fresh processes; each of ` +
          `${hostileTemplates.length} hostile templates in a process of its own.`,
      ],
    };
  },
};
