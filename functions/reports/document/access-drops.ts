import type { Content } from 'pdfmake/interfaces';
import type { Cable } from '#shared/network/cables/cable-schedule.ts';
import { alikeSites, type Cells, titleOfAlike } from './alike-sites.ts';
import { cutTables, mostRows } from './cut-tables.ts';
import { number } from './numbers.ts';
import type { ReportInput } from './report-input.ts';
import type { Column } from './table.ts';

/** A cable to an outlet, an access point or a server: one of very many, all alike. */
export const isDrop = ({ purpose }: Cable): boolean => dropPurposes.has(purpose);

const dropPurposes: ReadonlySet<string> = new Set(['Outlet', 'Access point', 'Server']);

/** The drops of each switch that they start from, by what hangs on them; in a very large network those of each site. */
export function accessDrops(
  cables: readonly Cable[],
  input: Pick<ReportInput, 'topology' | 'design'>,
): Content[] {
  const sites = Map.groupBy(cables, ({ site }) => site);
  const rows = new Map([...sites].map(([site, own]) => [site, dropRows(own)]));
  const kinds = alikeSites(rows, input);
  if (kinds.reduce((sum, kind) => sum + kind.rows.length, 0) <= mostRows) {
    return cutTables(
      kinds.map((kind) => ({ title: `Drops of each switch: ${titleOfAlike(kind)}`, rows: kind.rows })),
      dropColumns,
    );
  }
  const summed = new Map([...sites].map(([site, own]) => [site, siteDropRows(own)]));
  const alike = alikeSites(summed, input).flatMap((kind) =>
    kind.rows.map((cells) => [titleOfAlike(kind) || '–', ...cells]),
  );
  return cutTables([{ title: 'Drops of each site', rows: alike }], siteDropColumns);
}

function dropRows(cables: readonly Cable[]): Cells[] {
  const runs = Map.groupBy(cables, ({ from, purpose, cable }) => `${from.node}|${purpose}|${cable}`);
  return [...runs.values()].map((run) => {
    const [purpose, ...rest] = dropCells(run);
    return [run[0]?.from.device ?? '–', purpose, labelsOf(run), ...rest];
  });
}

function siteDropRows(cables: readonly Cable[]): Cells[] {
  const runs = Map.groupBy(cables, ({ purpose, cable }) => `${purpose}|${cable}`);
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
function dropCells(run: readonly Cable[]): [string, ...string[]] {
  const lengths = run.flatMap(({ lengthM }) => lengthM ?? []);
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  const total = lengths.reduce((sum, metres) => sum + metres, 0);
  return [
    `${run[0]?.purpose ?? '–'}${run.length > 1 ? 's' : ''}`,
    run[0]?.cable ?? '–',
    number(run.length),
    lengths.length === 0 ? '–' : `~${low === high ? number(low) : `${number(low)} to ${number(high)}`} m`,
    lengths.length === 0 ? '–' : `~${number(Math.round(total))} m`,
  ];
}

/** `HQ-CU-0003 to 0033`; `among` them where other cables have labels in between. */
function labelsOf(run: readonly Cable[]): string {
  const [first = '', last = ''] = [run[0]?.label, run.at(-1)?.label];
  const [from = '', to = ''] = [first.match(/\d+$/)?.[0], last.match(/\d+$/)?.[0]];
  if (run.length === 1) return first;
  return `${Number(to) - Number(from) + 1 === run.length ? '' : 'among '}${first} to ${to}`;
}
