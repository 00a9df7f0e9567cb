import type { Device } from '#shared/contract/device.ts';
import type { FigureGroup, FigureRow } from '#web/documents/equipment/model/figure-row.ts';
import { rowsByGroup } from '#web/documents/equipment/model/figures.ts';

/** A figure of the devices side by side. */
export interface ComparedRow {
  readonly row: FigureRow;
  /** At least two devices do not read the same; one whose figure is not known differs from one whose is. */
  readonly differs: boolean;
  /** Ids of the devices that have the best figure of those known; none where all are alike or nothing is better. */
  readonly best: readonly string[];
}

export interface ComparedGroup {
  readonly group: FigureGroup;
  readonly rows: readonly ComparedRow[];
}

/** All figures that at least one of the devices has; with `onlyDifferences` those in which they differ. */
export function compareDevices(devices: readonly Device[], onlyDifferences = false): ComparedGroup[] {
  return rowsByGroup(devices).flatMap(({ group, rows }) => {
    const compared = rows.map((row) => ({
      row,
      differs: new Set(devices.map((device) => row.shown(device))).size > 1,
      best: bestOf(row, devices),
    }));
    const shown = onlyDifferences ? compared.filter(({ differs }) => differs) : compared;
    return shown.length > 0 ? [{ group, rows: shown }] : [];
  });
}

/** AssessmentInput as it reads: of two figures that look alike neither is called the better one. */
function bestOf({ amount, better, scale, shown }: FigureRow, devices: readonly Device[]): readonly string[] {
  if (better === undefined) return [];
  const known = devices.flatMap((device) => {
    const value = amount(device);
    return value === undefined ? [] : [{ device, value, words: shown(device) }];
  });
  const scales = new Set(known.map(({ device }) => scale?.(device)));
  if (scales.size !== 1) return [];
  const values = known.map(({ value }) => value);
  const most = better === 'higher' ? Math.max(...values) : Math.min(...values);
  const words = known.find(({ value }) => value === most)?.words;
  const best = known.filter((figure) => figure.words === words);
  return best.length < known.length ? best.map(({ device }) => device.id) : [];
}
