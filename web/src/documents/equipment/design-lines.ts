import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { Device } from '#shared/contract/device.ts';

/** A device that a design is to get. */
export interface NewLine {
  readonly device: Device;
  readonly uses: readonly DeviceUse[];
}

/** New uses of a device of the design, on the version of its line that is shown. */
export interface LineChange {
  readonly id: string;
  readonly version: number;
  readonly uses: readonly DeviceUse[];
}

/** What is to happen to the lines of a design, in this order. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly changed: readonly LineChange[];
  readonly added: readonly NewLine[];
}

/** The devices whose lines change. */
export const idsIn = ({ removed, changed, added }: LineChanges): string[] => [
  ...removed,
  ...changed.map(({ id }) => id),
  ...added.map(({ device }) => device.id),
];

export type Lines = readonly DesignDevice[];

/** Assigning adds only devices that are not in the design (specification, section 4), at the end. */
export function withAdded(lines: Lines, added: readonly NewLine[], addedAt: string): Lines {
  const missing = added.filter(({ device }) => lines.every(({ id }) => id !== device.id));
  return [
    ...lines,
    ...missing.map(({ device, uses }) => ({
      id: device.id,
      device,
      uses: [...uses],
      quantity: piecesOf(uses),
      version: 1,
      addedAt,
    })),
  ];
}

/** As the service will answer them: a change raises the version by one. */
export function withChanged(lines: Lines, changed: readonly LineChange[]): Lines {
  const byId = new Map(changed.map((change) => [change.id, change]));
  return lines.map((line) => {
    const change = byId.get(line.id);
    if (!change) return line;
    const { uses, version } = change;
    return { ...line, uses: [...uses], quantity: piecesOf(uses), version: version + 1 };
  });
}

/** Removing drops the given ids (specification, section 4). */
export const withoutLines = (lines: Lines, removed: readonly string[]): Lines =>
  lines.filter(({ id }) => !removed.includes(id));

export const withChanges = (lines: Lines, { removed, changed, added }: LineChanges, at: string): Lines =>
  withAdded(withChanged(withoutLines(lines, removed), changed), added, at);

export const piecesOf = (uses: readonly Pick<DeviceUse, 'quantity'>[]): number =>
  uses.reduce((sum, { quantity }) => sum + quantity, 0);
