import { parseFields } from '#shared/contract/field-errors.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { readCsv, writeCsv } from '#shared/equipment/csv-text.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { type DesignField, designField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { isMeasure } from '#shared/vocabulary/fields/field-text.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import { blankSegment } from './blank-rows.ts';
import type { Texts } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';
import {
  choiceIn,
  isSegmentsHeader,
  plain,
  segmentCells,
  segmentConflicts,
  segmentProblems,
  segmentsHeader,
  segmentsIn,
} from './site-segments-csv.ts';
import { statedRow } from './text-rows.ts';

const path = 'requirements.sites';
export const mostSites = 500;
/** Of a file: far more than 500 rows need. */
export const mostCsvBytes = 1_000_000;

interface Column {
  readonly name: string;
  readonly header: string;
  readonly field: DesignField;
}

/** Every field of a site, under its label and, of a measure, its unit. */
const columns: readonly Column[] = rowFields(path).map((field) => ({
  name: field.path.slice(path.length + '[].'.length),
  header: isMeasure(field.unit) ? `${field.label} (${field.unit})` : field.label,
  field,
}));

/** A row of a file with what is wrong with it. */
export interface CsvSite {
  /** Counted from 1; the first row names the columns. */
  readonly line: number;
  /** The cells of the columns that the file has. */
  readonly texts: Texts;
  /** Those that the site has, where the file has a column for them. */
  readonly segments?: readonly Texts[];
  readonly problems: readonly string[];
}

export type CsvSites =
  | { readonly problem: string }
  | { readonly sites: readonly CsvSite[]; readonly leftOut: readonly string[] };

/**
 * Sites as CSV that `readSites` reads back: choices in words, buildings as `name|floors|area|distance;…`. Segments stand with
 * each of their sites as `name|type|hosts there|…|building;…`.
 */
export function writeSites(rows: readonly Texts[], segments: readonly SegmentRow[] = []): string {
  const cells = segmentCells(segments, rows);
  const withSegments = (cell: string) => (segments.length > 0 ? [cell] : []);
  return writeCsv([
    [...columns.map(({ header }) => header), ...withSegments(segmentsHeader)],
    ...rows.map((row) => [
      ...columns.map(({ name, field }) => {
        const text = row[name] ?? '';
        return field.values?.[text] ?? text;
      }),
      ...withSegments(cells.get(row.name ?? '') ?? ''),
    ]),
  ]);
}

/** Two sites that show what a file may contain. */
export const templateOfSites = (): string =>
  writeSites(
    [
      {
        name: 'Headquarters',
        kind: 'campus',
        wiredUsers: '200',
        wirelessUsers: '260',
        floors: '4',
        areaM2: '4800',
        buildings: 'Library|3|2400|250',
      },
      {
        name: 'Leeds',
        kind: 'shop',
        wiredUsers: '4',
        wirelessUsers: '6',
        wanMbps: '100',
        redundancy: 'link',
      },
    ],
    [
      {
        ...blankSegment('1'),
        name: 'Finance',
        users: '30',
        places: 'Headquarters|Headquarters|18;Headquarters|Library|12',
      },
      {
        ...blankSegment('2'),
        name: 'Tills',
        type: 'iot',
        users: '3',
        sites: 'Leeds',
        isolationLevel: 'full',
        reaches: 'servers',
      },
    ],
  );

/** Reads sites from CSV whose first row names the columns, in any order. */
export function readSites(text: string): CsvSites {
  let cells: string[][];
  try {
    cells = readCsv(text);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is not CSV.' };
  }
  const [head = [], ...body] = cells;
  const found = head.map(columnOf);
  if (!found.some((column) => column?.name === 'name'))
    return { problem: 'The first row must name the columns, and one of them must be “Name”.' };
  const segmentsAt = head.findIndex(isSegmentsHeader);
  const rows = body.flatMap((row, index) =>
    row.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            line: index + 2,
            texts: textsIn(row, found),
            ...(segmentsAt >= 0 && { segments: segmentsIn(row[segmentsAt] ?? '') }),
          },
        ],
  );
  if (rows.length === 0) return { problem: 'There is no row below the names of the columns.' };
  if (rows.length > mostSites)
    return {
      problem: `These are ${formatCount(rows.length, 'site')}; a design has at most ${formatNumber(mostSites)}.`,
    };
  const names = rows.map(({ texts }) => texts.name ?? '');
  const earlier = new Map<string, { readonly line: number; readonly texts: Texts }>();
  return {
    sites: rows.map((row, index): CsvSite => {
      const { line, texts, segments = [] } = row;
      const problems = [
        ...problemsOf(texts),
        ...(names.indexOf(texts.name ?? '') < index ? [`Another row is called ${texts.name} too.`] : []),
        ...segmentProblems(segments),
        ...segmentConflicts(segments, line, earlier),
      ];
      if (problems.length === 0)
        for (const own of segments)
          if (!earlier.has(own.name ?? '')) earlier.set(own.name ?? '', { line, texts: own });
      return { ...row, problems };
    }),
    leftOut: head.filter(
      (name, index) => name.trim() !== '' && found[index] === undefined && index !== segmentsAt,
    ),
  };
}

function columnOf(header: string): Column | undefined {
  const wanted = plain(header);
  return columns.find((column) =>
    [column.header, column.field.label, column.name].some((one) => plain(one) === wanted),
  );
}

/** What the cells state; a choice by its value, whether it was written so or in words. */
function textsIn(row: readonly string[], found: readonly (Column | undefined)[]): Texts {
  const texts: Record<string, string> = {};
  for (const [index, column] of found.entries()) {
    if (column === undefined) continue;
    texts[column.name] = choiceIn(column.field, (row[index] ?? '').trim());
  }
  return texts;
}

/** A kind that is left out is a branch, as for any other site. */
function problemsOf(texts: Texts): string[] {
  const stated = Object.entries(statedRow(path, texts)).filter(([, value]) => value !== '');
  const parsed = parseFields(Requirements, { sites: [Object.fromEntries(stated)] });
  if (parsed.success) return [];
  return parsed.errors.map(({ field, message }) => {
    const words = designField(`requirements.${field}`);
    const values = words?.kind === 'choice' ? Object.values(words.values ?? {}) : [];
    return `${words?.label ?? field} ${values.length > 0 ? `must be ${joinOr(values)}` : message}.`;
  });
}
