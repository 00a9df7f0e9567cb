import type { Content } from 'pdfmake/interfaces';
import { placeOf } from '#shared/network/cables/cable-csv.ts';
import type { Cable, CableEnd } from '#shared/network/cables/cable-schedule.ts';
import { alikeSites, type Cells, titleOfAlike } from './alike-sites.ts';
import { cutTables } from './cut-tables.ts';
import { number } from './numbers.ts';
import type { ReportInput } from './report-input.ts';
import type { Column } from './table.ts';

/** Every cable between network devices and to the providers, by site; sites that are built alike share a table. */
export function backboneCables(
  cables: readonly Cable[],
  input: Pick<ReportInput, 'topology' | 'design'>,
): Content[] {
  const sites = Map.groupBy(cables, ({ site }) => site);
  const rows = new Map([...sites].map(([site, own]) => [site, own.map(backboneRow)]));
  const kinds = alikeSites(rows, input).map((kind) => ({
    title: `Backbone and uplinks: ${titleOfAlike(kind)}`,
    rows: kind.rows,
  }));
  return cutTables(kinds, backboneColumns);
}

const backboneColumns = [
  { title: 'Label', width: 66 },
  { title: 'From', width: '*' },
  { title: 'To', width: '*' },
  { title: 'Cable', width: 66 },
  { title: 'Transceivers', width: 90 },
  { title: 'Length', width: 38, align: 'right' },
] as const satisfies readonly Column[];

const backboneRow = ({ label, from, to, cable, lengthM, purpose, kind }: Cable): Cells => [
  label,
  plugOf(from),
  plugOf(to),
  kind === 'handover' ? purpose : (cable ?? '–'),
  transceiversOf(from, to),
  lengthM === undefined ? '–' : `~${number(lengthM)} m`,
];

function plugOf(end: CableEnd): string {
  const place = placeOf(end);
  return place === '' ? end.device : `${end.device}, ${place}`;
}

function transceiversOf({ transceiver: a }: CableEnd, { transceiver: b }: CableEnd): string {
  if (a === b) return a ?? '–';
  return `${a ?? 'none'} / ${b ?? 'none'}`;
}
