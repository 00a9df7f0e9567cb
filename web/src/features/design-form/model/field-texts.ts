import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import type { DesignField } from '#shared/vocabulary/fields/design-fields.ts';
import { readNumber } from '#web/ui/form/number-text.ts';

/** Everything that is typed or chosen stays text until it is parsed, so that a field never changes while it is edited. */
export type Texts = Readonly<Record<string, string>>;

/** A stored value in its field; a zero that is the default leaves the field empty. */
export function textOf({ kind, initial }: DesignField, value: unknown): string {
  if (value === undefined || (value === 0 && initial === 0)) return '';
  if (kind === 'names' && Array.isArray(value)) return cellOfRows(value.map((name) => [String(name)]));
  return Array.isArray(value) ? value.join() : String(value);
}

/** What a field states, not yet parsed; nothing where it is empty and may be left out. */
export function statedBy({ kind, isOptional }: DesignField, text: string): unknown {
  switch (kind) {
    case 'number':
      return readNumber(text);
    case 'choices':
      return chosenIn(text);
    case 'names':
      return namesIn(text);
    case 'check':
      return text === 'true';
    default:
      return text.trim() === '' && isOptional ? undefined : text;
  }
}

/** The values of a field that takes several. */
export const chosenIn = (text: string): string[] => text.split(',').filter((value) => value !== '');

/** The names in a field that takes several of any name. */
export const namesIn = (text: string): string[] =>
  rowsInCell(text).flatMap(([name = '']) => (name.trim() === '' ? [] : [name]));
