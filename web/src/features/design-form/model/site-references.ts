import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import { namesIn, type Texts } from './field-texts.ts';
import type { FormValues, SegmentRow, SiteRow } from './form-values.ts';
import { rowTexts } from './text-rows.ts';

/** Where the form names sites: a site keeps its reference while its name is typed. */
type Naming = Pick<FormValues, 'texts' | 'segments'>;
const hubPath = 'requirements.internetHub';

/** How the form names a site, whatever its name is. */
export const referenceTo = (key: string): string => `#${key}`;

/** Names as references to the sites and segments that have them; of none, they stay names. */
export const withReferences = <Values extends Naming>(values: Values, sites: readonly SiteRow[]): Values =>
  renamed(values, toReference(sites), toReference(values.segments));

const toReference = (rows: readonly Texts[]) => (name: string) => {
  const row = name === '' ? undefined : rows.find((own) => own.name === name);
  return row ? referenceTo(row.key ?? '') : name;
};

/** References to sites and segments as the names that these have now. */
export const withNames = <Values extends Naming>(
  values: Values,
  sites: readonly SiteRow[],
  segments: readonly SegmentRow[] = values.segments,
): Values => renamed(values, toName(sites), toName(segments));

/** The rows that an edit took away. */
export const rowsGone = <Row extends Texts>(before: readonly Row[], after: readonly Row[]): Row[] =>
  before.filter(({ key }) => !after.some((row) => row.key === key));

const toName = (rows: readonly Texts[]) => (text: string) =>
  rows.find(({ key = '' }) => referenceTo(key) === text)?.name ?? text;

/**
 * The sites that hosts can be counted at, with the buildings of campuses, each by the cell of its site and building; and of those that are
 * chosen what is none.
 */
export function placeChoices(sites: readonly SiteRow[], chosen: readonly string[]): Record<string, string> {
  const own = sites.flatMap(({ key = '', name = '', buildings = '' }): [string, string][] => {
    const site = referenceTo(key);
    const inside = rowTexts('requirements.sites[].buildings', buildings).flatMap((row): [string, string][] =>
      row.name ? [[placeCell(site, row.name), `${name}: ${row.name}`]] : [],
    );
    if (name === '') return [];
    return inside.length === 0
      ? [[placeCell(site), name]]
      : [
          [placeCell(site), `${name}, all over it`],
          [placeCell(site, site), `${name}: main building`],
          ...inside,
        ];
  });
  const others = chosen.filter((cell) => cell !== '' && !own.some(([place]) => place === cell));
  const nameOf = (text: string) => sites.find(({ key = '' }) => referenceTo(key) === text)?.name ?? text;
  return Object.fromEntries([
    ...own,
    ...others.map((cell) => [cell, `${(rowsInCell(cell)[0] ?? []).map(nameOf).join(': ')} (no such place)`]),
  ]);
}

/** A site and its building as one choice. */
export const placeCell = (site: string, building = ''): string =>
  cellOfRows([building === '' ? [site] : [site, building]]);

/** The sites that can be chosen, and of those that are chosen what no site is. */
export const siteChoices = (sites: readonly SiteRow[], chosen: readonly string[]) =>
  choicesOf(sites, chosen, 'site');

/** The segments that can be chosen, and of those that are chosen what no segment is. */
export const segmentChoices = (segments: readonly SegmentRow[], chosen: readonly string[]) =>
  choicesOf(segments, chosen, 'segment');

function choicesOf(rows: readonly Texts[], chosen: readonly string[], what: string): Record<string, string> {
  const own = rows.flatMap(({ key = '', name = '' }) => (name === '' ? [] : [[referenceTo(key), name]]));
  const others = chosen.filter((text) => text !== '' && !own.some(([reference]) => reference === text));
  return Object.fromEntries([...own, ...others.map((text) => [text, `${text} (no such ${what})`])]);
}

function renamed<Values extends Naming>(
  values: Values,
  to: (text: string) => string,
  toSegment: (text: string) => string,
): Values {
  const hub = values.texts[hubPath] ?? '';
  return {
    ...values,
    texts: { ...values.texts, [hubPath]: hub === '' ? '' : to(hub) },
    segments: values.segments.map(
      (row): SegmentRow => ({
        ...row,
        sites: cellOfRows(namesIn(row.sites ?? '').map((text) => [to(text)])),
        places: cellOfRows(
          rowsInCell(row.places ?? '').map(([site = '', building = '', ...rest]) => [
            to(site),
            // The main building has the name of its site.
            building === site ? to(building) : building,
            ...rest,
          ]),
        ),
        speaks: cellOfRows(
          rowsInCell(row.speaks ?? '').map(([protocol = '', from = '']) => [protocol, toSegment(from)]),
        ),
      }),
    ),
  };
}
