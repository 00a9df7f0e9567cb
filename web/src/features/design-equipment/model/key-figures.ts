import type { Category, Device, Specs } from '#shared/contract/device.ts';
import { plural } from '#shared/vocabulary/counts.ts';
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

/** What the bare figure would leave open, beside others. */
const said: Readonly<Record<string, (specs: Specs) => string>> = {
  poeBudgetW: () => 'of PoE',
  inspectionMbps: () => 'inspected',
  sessions: ({ sessions = 0 }) => plural(sessions, 'session'),
  clients: ({ clients = 0 }) => plural(clients, 'client'),
  accessPoints: ({ accessPoints = 0 }) => plural(accessPoints, 'access point'),
  cpuSockets: ({ cpuSockets = 0 }) => plural(cpuSockets, 'processor'),
  memoryGb: () => 'of memory',
};

export interface KeyFigure {
  readonly row: FigureRow;
  readonly shown: string;
}

/** What is known of them. */
export const keyFigures = (device: Device): readonly KeyFigure[] =>
  telling[device.category].flatMap((key) => {
    const row = figureRows.find((one) => one.key === key);
    const shown = row?.shown(device);
    const words = said[key]?.(device.specs);
    return row && shown !== undefined ? [{ row, shown: words ? `${shown} ${words}` : shown }] : [];
  });
