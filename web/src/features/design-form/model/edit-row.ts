import { ExistingDevice } from '#shared/contract/designs.ts';
import { Segment, Site } from '#shared/contract/requirements.ts';
import { DeviceRow, SegmentRow, SiteRow } from './form-values.ts';
import { blankTexts } from './text-rows.ts';

/** A line of one of the form's tables. */
interface Row {
  readonly key: string;
}

export const blankSite = (key: string): SiteRow => SiteRow.parse({ ...blankTexts(Site), key });

export const blankSegment = (key: string): SegmentRow => SegmentRow.parse({ ...blankTexts(Segment), key });

export const blankDevice = (key: string): DeviceRow =>
  DeviceRow.parse({ ...blankTexts(ExistingDevice), key, quantity: '1' });

/** A key that no row has. */
export const nextKey = (rows: readonly Row[]): string =>
  String(1 + rows.reduce((highest, { key }) => Math.max(highest, Number(key) || 0), 0));

export const editRow = <Value extends Row>(
  rows: readonly Value[],
  key: string,
  field: string,
  text: string,
): Value[] => rows.map((row) => (row.key === key ? { ...row, [field]: text } : row));

/** A copy right after its original, under a name that says so. */
export function duplicateRow<Value extends Row>(
  rows: readonly Value[],
  key: string,
  rename: (row: Value) => Value,
): Value[] {
  const newKey = nextKey(rows);
  return rows.flatMap((row) => (row.key === key ? [row, { ...rename(row), key: newKey }] : [row]));
}

export const removeRow = <Value extends Row>(rows: readonly Value[], key: string): Value[] =>
  rows.filter((row) => row.key !== key);

/** Puts a removed row back where it was, unless it is there. */
export const restoreRow = <Value extends Row>(rows: readonly Value[], row: Value, index: number): Value[] =>
  rows.some(({ key }) => key === row.key) ? [...rows] : rows.toSpliced(index, 0, row);
