import type { ImportRow } from '#shared/contract/equipment-import.ts';
import type { ImportFormat } from './format-of.ts';

export const isWrong = ({ problems }: ImportRow): boolean => problems.length > 0;

/** Whether a device type leaves open what it is; its category is provisional then. */
export const hasUnclearCategory = ({ problems }: ImportRow): boolean =>
  problems.some(({ field }) => field === 'category');

/** Where to look for a row. Most YAML files hold one device, so that only the others are counted. */
export function placeOf({ file, row }: ImportRow, format: ImportFormat): string {
  if (format === 'csv') return `${file}, row ${row}`;
  return row === 1 ? file : `${file}, document ${row}`;
}
