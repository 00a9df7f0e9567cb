import { type DesignField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import type { Texts } from './field-texts.ts';

/** A field behind “More” of a row, under its name in the row. */
export interface MoreField {
  readonly name: string;
  readonly field: DesignField;
}

/** Kinds of site that alone have a field. */
const kindsWith: Readonly<Record<string, readonly string[]>> = {
  rooms: ['hotel', 'school'],
  replicationMbps: ['datacentre'],
  buildings: ['campus'],
};
/** Types of segment that alone have a field. */
const typesWith: Readonly<Record<string, readonly string[]>> = { 'requirements.segments[].poe': ['iot'] };
/** What joins a site to others. */
const betweenSites = ['wan', 'internet', 'replicationMbps', 'sites'];

/** The fields behind “More” that apply to a row, and those that it states though they do not. */
export function moreFields(path: string, row: Texts, isSingleSite: boolean): readonly MoreField[] {
  return rowFields(path)
    .filter(({ isMore }) => isMore)
    .map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }))
    .filter(
      ({ name, field }) =>
        (row[name] ?? '') !== '' ||
        ((kindsWith[name]?.includes(row.kind ?? '') ?? true) &&
          (typesWith[field.path]?.includes(row.type ?? '') ?? true) &&
          !(isSingleSite && betweenSites.includes(name))),
    );
}

/** What a row states behind “More”. */
export const statedMore = (path: string, row: Texts): readonly string[] =>
  moreFields(path, row, true)
    .filter(({ name }) => (row[name] ?? '') !== '')
    .map(({ field }) => field.label);
