import type { ImportRow } from '../../contract/equipment-import.ts';
import { readDevices } from '../csv.ts';

/** The devices of a CSV file, and its invalid rows, in the order of the file. */
export function csvRows(text: string): Omit<ImportRow, 'file'>[] {
  const { drafts, errors } = readDevices(text);
  const rows = new Map<number, Omit<ImportRow, 'file'>>();
  for (const { row, draft } of drafts) rows.set(row, { row, device: draft, problems: [], notes: [] });
  for (const { row, field, message } of errors) {
    const problems = rows.get(row)?.problems ?? [];
    rows.set(row, { row, problems: [...problems, { field, message }], notes: [] });
  }
  return [...rows.values()].sort((a, b) => a.row - b.row);
}
