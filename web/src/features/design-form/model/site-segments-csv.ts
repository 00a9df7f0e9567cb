import { parseFields } from '#shared/contract/field-errors.ts';
import { Requirements, Segment } from '#shared/contract/requirements.ts';
import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import {
  type DesignField,
  designField,
  rowFields,
  wordsAt,
} from '#shared/vocabulary/fields/design-fields.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import type { Texts } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';
import { hostsByPlace, placesPath } from './hosts-by-place.ts';
import { statedRow } from './text-rows.ts';

const path = 'requirements.segments';
export const segmentsHeader = 'Segments';

/** Whether a column of that name has segments. */
export const isSegmentsHeader = (header: string): boolean => plain(header) === plain(segmentsHeader);

interface Part {
  readonly name: string;
  readonly field: DesignField;
}

const fieldParts: readonly Part[] = rowFields(path)
  .map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }))
  .filter(({ name }) => name !== 'sites' && name !== 'places');

const isInner = ({ field }: Part): boolean => field.kind === 'group';

/**
 * What a cell says of a segment, in this order: its name first, its hosts at that site, and not its sites; then the building, and rows of
 * its own.
 */
const parts: readonly Part[] = [
  ...fieldParts.filter((part) => !isInner(part)),
  { name: 'building', field: wordsAt(`${placesPath}[].building`) },
  ...fieldParts.filter(isInner),
];

/** Of a segment in a cell, what it has in common with the others of its name. */
export const termsOf = ({ users: _, building: __, ...terms }: Texts): Texts => terms;

/** The parts in words, as they stand between bars. */
export const partsOfSegment = parts
  .map(({ name, field }) => (name === 'users' ? 'Hosts' : field.label))
  .join(' | ');

/** The value of a choice, whether it was written so or in words; any other text as it is. */
export function choiceIn({ values = {} }: Pick<DesignField, 'values'>, text: string): string {
  const found = Object.entries(values).find((one) => one.some((word) => plain(word) === plain(text)));
  return found?.[0] ?? text;
}

/** `Data center` is `Data centre` is `datacentre`. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/center/, 'centre');

/** The cell of each site, by its name: its segments with the hosts that they have there, by building where they are counted so. */
export function segmentCells(
  segments: readonly SegmentRow[],
  sites: readonly Texts[],
): ReadonlyMap<string, string> {
  const split = segments.map((segment) => ({ segment, places: hostsByPlace(segment, sites) }));
  return new Map(
    sites.map(({ name: site = '' }) => [
      site,
      cellOfRows(
        split.flatMap(({ segment, places }) =>
          places
            .filter((place) => place.site === site)
            .map(({ users, building }) => {
              const here: Texts = { ...segment, users: String(users), building };
              const texts = parts.map(({ name, field }) =>
                withChoices(field, here[name] ?? '', ({ values }, text) => values?.[text] ?? text),
              );
              return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
            }),
        ),
      ),
    ]),
  );
}

/** The segments of a cell; what is left out of one is as in a new segment. */
export const segmentsIn = (cell: string): Texts[] =>
  rowsInCell(cell.trim()).map((values) =>
    Object.fromEntries(
      parts.flatMap(({ name, field }, index) => {
        const text = (values[index] ?? '').trim();
        return text === '' ? [] : [[name, withChoices(field, text, choiceIn)]];
      }),
    ),
  );

/** The text of a part with its choices in words or as values, those of rows inside it too. */
const withChoices = (
  field: DesignField,
  text: string,
  choice: (field: DesignField, text: string) => string,
): string =>
  field.kind !== 'group'
    ? choice(field, text)
    : cellOfRows(
        rowsInCell(text).map((cells) =>
          rowFields(field.path).map((inner, index) => choice(inner, (cells[index] ?? '').trim())),
        ),
      );

/** What is wrong with the segments of one row, each with the part that is. */
export const segmentProblems = (segments: readonly Texts[]): string[] =>
  segments.flatMap((texts, index) => {
    const called = `${segmentsHeader}: ${texts.name ?? `segment ${index + 1}`}`;
    const isTwice =
      segments.findIndex(({ name, building }) => name === texts.name && building === texts.building) < index;
    // Who asks may be a segment of another row, or of the design: each protocol is read for itself.
    const { speaks, ...stated } = statedRow(path, texts);
    const parsed = parseFields(Requirements, { segments: [stated] });
    const spoken = parseFields(Segment.shape.speaks, speaks);
    const wrong = [
      ...(parsed.success ? [] : parsed.errors),
      ...(spoken.success
        ? []
        : spoken.errors.map(({ field, message }) => ({ field: `segments[0].speaks${field}`, message }))),
    ];
    return [
      ...wrong.map(({ field, message }) => {
        const words = designField(`requirements.${field}`);
        const values = words?.kind === 'choice' ? Object.values(words.values ?? {}) : [];
        const label = field.endsWith('.users') ? 'Hosts' : (words?.label ?? field);
        return `${called}: ${label} ${values.length > 0 ? `must be ${joinOr(values)}` : message}.`;
      }),
      ...(isTwice ? [`${called} is named twice.`] : []),
    ];
  });

/** Where a segment of a row is another one than that of the same name in an earlier row, or before it in its own. */
export function segmentConflicts(
  segments: readonly Texts[],
  line: number,
  earlier: ReadonlyMap<string, { readonly line: number; readonly texts: Texts }>,
): string[] {
  return segments.flatMap((texts) => {
    const before = segments.find(({ name }) => name === texts.name) ?? texts;
    const first = earlier.get(texts.name ?? '') ?? { line, texts: before };
    const [own, others] = [termsOf(texts), termsOf(first.texts)];
    const other = parts.find(({ name }) => (own[name] ?? '') !== (others[name] ?? ''));
    return other === undefined
      ? []
      : [`${segmentsHeader}: ${texts.name} has another ${other.field.label} in row ${first.line}.`];
  });
}
