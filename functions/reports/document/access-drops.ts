import type { Content } from 'pdfmake/interfaces';
import type { Cable } from '#shared/network/cables/cable-schedule.ts';
import { alikeSites, type Cells, placesOf, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { cutTables, mostRows } from './cut-tables.ts';
import type { ReportInput } from './report-input.ts';
import type { Column } from './table.ts';

/** A cable to an outlet, an access point or a server: one of very many, all alike. */
export const isDrop = ({ use }: Cable): boolean =>
  use === 'outlet' || use === 'access-point' || use === 'server';

/**
 * The drops of each switch that they start from, by what is attached to them; in a very large network those of each
 * site.
 */
export function accessDrops(
  cables: readonly Cable[],
  { topology }: Pick<ReportInput, 'topology'>,
): Content[] {
  const sites = Map.groupBy(cables, ({ site }) => site);
  const runs = new Map([...sites].map(([site, own]) => [site, runsOf(own)]));
  const places = placesOf(topology);
  const shapes = new Map(
    [...runs].map(([site, own]) => [
      site,
      own.map((run) => [
        places(site)(run[0]?.from.node ?? ''),
        run[0]?.number,
        run.at(-1)?.number,
        dropCells(run),
      ]),
    ]),
  );
  const kinds = alikeSites(shapes).map((alike) => ({
    title: `Drops of each switch: ${titleOfAlike(alike)}`,
    rows: (runs.get(alike[0] ?? '') ?? []).map(dropRow),
  }));
  if (kinds.reduce((sum, { rows }) => sum + rows.length, 0) <= mostRows) return cutTables(kinds, dropColumns);
  const summed = new Map([...sites].map(([site, own]) => [site, siteDropRows(own)]));
  const rows = alikeSites(summed).flatMap((alike) =>
    (summed.get(alike[0] ?? '') ?? []).map((cells) => [titleOfAlike(alike) || '–', ...cells]),
  );
  return cutTables([{ title: 'Drops of each site', rows }], siteDropColumns);
}

type Run = readonly Cable[];

/** The cables of one switch to one kind of thing. */
const runsOf = (cables: readonly Cable[]): Run[] => [
  ...Map.groupBy(cables, ({ from, use, cable }) => `${from.node}|${use}|${cable}`).values(),
];

function dropRow(run: Run): Cells {
  const [purpose, ...rest] = dropCells(run);
  return [run[0]?.from.device ?? '–', purpose, labelsOf(run), ...rest];
}

function siteDropRows(cables: readonly Cable[]): Cells[] {
  const runs = Map.groupBy(cables, ({ use, cable }) => `${use}|${cable}`);
  return [...runs.values()].map(dropCells);
}

const dropColumns = [
  { title: 'From', width: '*' },
  { title: 'To', width: 60 },
  { title: 'Labels', width: 112 },
  { title: 'Cable', width: 66 },
  { title: 'Pieces', width: 32, align: 'right' },
  { title: 'Each', width: 56, align: 'right' },
  { title: 'Together', width: 46, align: 'right' },
] as const satisfies readonly Column[];

const siteDropColumns = dropColumns.filter(({ title }) => title !== 'Labels');

/** What they lead to, of which cable, how many and how long. */
function dropCells(run: Run): [string, ...string[]] {
  const lengths = run.flatMap(({ lengthM }) => lengthM ?? []);
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  const total = lengths.reduce((sum, metres) => sum + metres, 0);
  return [
    `${run[0]?.purpose ?? '–'}${run.length > 1 ? 's' : ''}`,
    run[0]?.cable ?? '–',
    formatNumber(run.length),
    lengths.length === 0
      ? '–'
      : `~${low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`} m`,
    lengths.length === 0 ? '–' : `~${formatNumber(Math.round(total))} m`,
  ];
}

/** `HQ-CU-0003 to 0033`; `among` them where other cables have labels in between. */
function labelsOf(run: Run): string {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return '–';
  if (run.length === 1) return first.label;
  const isUnbroken = last.number - first.number + 1 === run.length;
  return `${isUnbroken ? '' : 'among '}${first.label} to ${last.number.toString().padStart(4, '0')}`;
}
