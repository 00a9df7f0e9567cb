import type { Content } from 'pdfmake/interfaces';
import { placeOf } from '#shared/network/cables/cable-csv.ts';
import type { Cable, CableEnd } from '#shared/network/cables/cable-schedule.ts';
import { alikeSites, type Cells, placesOf, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { cutTables } from './cut-tables.ts';
import type { Names } from './element-names.ts';
import type { ReportInput } from './report-input.ts';
import type { Column } from './table.ts';

/** Every cable between network devices and to the providers, by site; sites that are built alike share a table. */
export function backboneCables(
  cables: readonly Cable[],
  { topology }: Pick<ReportInput, 'topology'>,
): Content[] {
  const sites = Map.groupBy(cables, ({ site }) => site);
  const places = placesOf(topology);
  const shapes = new Map(
    [...sites].map(([site, own]) => [site, own.map((one) => shapeOf(one, places(site)))]),
  );
  const kinds = alikeSites(shapes).map((alike) => ({
    title: `Backbone and uplinks: ${titleOfAlike(alike)}`,
    rows: (sites.get(alike[0] ?? '') ?? []).map(backboneRow),
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
  lengthM === undefined ? '–' : `~${formatNumber(lengthM)} m`,
];

/** A row without the parts that name its site. */
const shapeOf = (cable: Cable, places: Names): Cells => [
  String(cable.number),
  cable.kind,
  ...[cable.from, cable.to].map((end) => [places(end.node), ...end.ports].join(' ')),
  ...backboneRow(cable).slice(cable.kind === 'handover' ? 4 : 3),
];

function plugOf(end: CableEnd): string {
  const place = placeOf(end);
  return place === '' ? end.device : `${end.device}, ${place}`;
}

function transceiversOf({ transceiver: a }: CableEnd, { transceiver: b }: CableEnd): string {
  if (a === b) return a ?? '–';
  return `${a ?? 'none'} / ${b ?? 'none'}`;
}
