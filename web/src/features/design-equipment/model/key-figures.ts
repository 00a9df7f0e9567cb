import type { Category, Device } from '#shared/contract/device.ts';
import type { FigureRow } from '#web/documents/equipment/model/figure-row.ts';
import { figureRows } from '#web/documents/equipment/model/figures.ts';

/** The figures that a device of a category is chosen by, the most telling first. */
const telling = {
  router: ['ports', 'forwardingMbps', 'inspectionMbps', 'rackUnits'],
  switch: ['ports', 'poeBudgetW', 'forwardingMbps', 'rackUnits'],
  firewall: ['ports', 'inspectionMbps', 'sessions', 'rackUnits'],
  ap: ['wifi', 'clients', 'poeInput', 'ports'],
  server: ['ports', 'cpuSockets', 'memoryGb', 'rackUnits'],
  'wlan-controller': ['accessPoints', 'clients', 'ports', 'rackUnits'],
} as const satisfies Record<Category, readonly string[]>;

export interface KeyFigure {
  readonly row: FigureRow;
  readonly shown: string;
}

/** What is known of them. */
export const keyFigures = (device: Device): readonly KeyFigure[] =>
  telling[device.category].flatMap((key) => {
    const row = figureRows.find((one) => one.key === key);
    const shown = row?.shown(device);
    return row && shown !== undefined ? [{ row, shown }] : [];
  });
