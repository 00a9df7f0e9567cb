import { parseFields } from '#shared/contract/field-errors.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import { type DesignField, designField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import type { Texts } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';
import { hostsBySite } from './segment-hosts.ts';
import { statedRow } from './text-rows.ts';

const path = 'requirements.segments';
export const segmentsHeader = 'Segments';

/** Whether a column of that name has segments. */
export const isSegmentsHeader = (header: string): boolean => plain(header) === plain(segmentsHeader);

/** What a cell says of a segment, in this order: its name first, its hosts at that site, and not its sites. */
const parts: readonly { readonly name: string; readonly field: DesignField }[] = rowFields(path)
  .map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }))
  .filter(({ name }) => name !== 'sites');

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

/** The cell of each site, by its name: its segments with the hosts that they have there. */
export function segmentCells(
  segments: readonly SegmentRow[],
  sites: readonly string[],
): ReadonlyMap<string, string> {
  const split = segments.map((segment) => ({ segment, hosts: hostsBySite(segment, sites) }));
  return new Map(
    sites.map((site) => [
      site,
      cellOfRows(
        split.flatMap(({ segment, hosts }) => {
          const users = hosts.get(site);
          if (users === undefined) return [];
          const texts = parts.map(({ name, field }) => {
            const text = name === 'users' ? String(users) : (Reflect.get(segment, name) ?? '');
            return field.values?.[text] ?? text;
          });
          return [texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)];
        }),
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
        return text === '' ? [] : [[name, choiceIn(field, text)]];
      }),
    ),
  );

/** What is wrong with the segments of one row, each with the part that is. */
export const segmentProblems = (segments: readonly Texts[]): string[] =>
  segments.flatMap((texts, index) => {
    const called = `${segmentsHeader}: ${texts.name ?? `segment ${index + 1}`}`;
    const isTwice = segments.findIndex(({ name }) => name === texts.name) < index;
    const parsed = parseFields(Requirements, { segments: [statedRow(path, texts)] });
    const wrong = parsed.success ? [] : parsed.errors;
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

/** Where a segment of a row is another one than that of the same name in an earlier row. */
export function segmentConflicts(
  segments: readonly Texts[],
  earlier: ReadonlyMap<string, { readonly line: number; readonly texts: Texts }>,
): string[] {
  return segments.flatMap((texts) => {
    const first = earlier.get(texts.name ?? '');
    if (first === undefined) return [];
    const other = parts.find(
      ({ name }) => name !== 'users' && (texts[name] ?? '') !== (first.texts[name] ?? ''),
    );
    return other === undefined
      ? []
      : [`${segmentsHeader}: ${texts.name} has another ${other.field.label} in row ${first.line}.`];
  });
}
