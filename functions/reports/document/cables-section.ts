import type { Content } from 'pdfmake/interfaces';
import { cableKindNames } from '#shared/network/cables/cable-csv.ts';
import { type Cable, cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { type CableTotals, cableTotals } from '#shared/network/cables/cable-totals.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { accessDrops, isDrop } from './access-drops.ts';
import { backboneCables } from './backbone-cables.ts';
import { note, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';

/** The cables to lay and plug in: totals, then each cable of the backbone, then the drops of each closet. */
export function cablesSection(input: ReportInput): Content[] {
  const schedule = [...cableSchedule(input.topology, input.design.requirements)];
  if (schedule.length === 0) return [];
  const totals = cableTotals(schedule);
  return [
    section('Cables'),
    note(
      'Lengths marked with ~ are estimates from floors and areas. Measure before ordering. Every cable with its label, ' +
        'ports, transceivers and VLANs is listed in the Cabling tab of the design, which exports the whole schedule as CSV.',
    ),
    orderTable(totals),
    purposeTable(schedule),
    ...transceiverTable(totals),
    ...backboneCables(
      schedule.filter((cable) => !isDrop(cable)),
      input,
    ),
    ...accessDrops(schedule.filter(isDrop), input),
  ];
}

const orderTable = ({ cables }: CableTotals): Content =>
  table(
    [
      { title: 'Medium', width: 100 },
      { title: 'Cable', width: '*' },
      { title: 'Pieces', width: 70, align: 'right' },
      { title: 'Total length', width: 110, align: 'right' },
    ],
    cables.map(({ kind, cable, count, metres, withoutLength }) => [
      cableKindNames[kind],
      cable ?? 'Not stated',
      formatNumber(count),
      lengthOf(metres, withoutLength),
    ]),
    'By cable',
  );

function purposeTable(schedule: readonly Cable[]): Content {
  const purposes = Map.groupBy(
    schedule,
    ({ kind, purpose }) => `${kind === 'handover' ? 'Provider’s line' : purpose}|${cableKindNames[kind]}`,
  );
  return table(
    [
      { title: 'Purpose', width: '*' },
      { title: 'Medium', width: 130 },
      { title: 'Pieces', width: 70, align: 'right' },
      { title: 'Total length', width: 110, align: 'right' },
    ],
    [...purposes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, cables]) => [
        ...key.split('|'),
        formatNumber(cables.length),
        lengthOf(
          cables.reduce((sum, { lengthM = 0 }) => sum + lengthM, 0),
          cables.filter(({ lengthM }) => lengthM === undefined).length,
        ),
      ]),
    'By purpose',
  );
}

function transceiverTable({ transceivers }: CableTotals): Content[] {
  if (transceivers.length === 0) return [];
  return [
    table(
      [
        { title: 'Transceiver', width: '*' },
        { title: 'Pieces', width: 70, align: 'right' },
      ],
      transceivers.map(({ standard, count }) => [standard, formatNumber(count)]),
      'Transceivers',
    ),
  ];
}

function lengthOf(metres: number, withoutLength: number): string {
  if (metres === 0) return '–';
  const unknown = withoutLength > 0 ? `, ${formatNumber(withoutLength)} not known` : '';
  return `~${formatNumber(Math.round(metres))} m${unknown}`;
}
