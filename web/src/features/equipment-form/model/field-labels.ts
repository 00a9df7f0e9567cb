import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import type { TextName } from './device-values.ts';
import { pathOf } from './field-paths.ts';

/** What a field is called above it, in the summary of errors, and where two versions are compared. */
export const fieldLabel = (name: TextName): string => deviceWordsAt(pathOf(name)).label;

/** The unit that stands in a field. */
export const fieldUnit = (name: TextName): string | undefined => deviceWordsAt(pathOf(name)).unit;
