import * as z from 'zod';
import { DeviceUse } from '#shared/contract/design-devices.ts';
import { Id, Instant, Version } from '#shared/contract/identifiers.ts';
import type { KeyOf } from '#shared/tables/tables.ts';

/** What the DesignDevices table keeps under the owner of a design: a line for each device of each design. */
export const lineKey = (userId: string, { designId, deviceId }: Pick<DesignLine, 'designId' | 'deviceId'>) =>
  ({ userId, designAndDevice: `${designId}#${deviceId}` }) satisfies KeyOf<'designDevices'>;

/** Begins the sort key of every line of a design. */
export const linesPrefix = (designId: string): string => `${designId}#`;

const StoredLine = z.object({
  designId: Id,
  deviceId: Id,
  /** Of the device: a uid, or the system. */
  owner: z.string(),
  uses: z.array(DeviceUse),
  /** Pieces of all uses together. */
  quantity: z.int().min(1),
  version: Version,
  addedAt: Instant,
  /** Place among the lines that were added together. */
  place: z.int().min(0),
});
export type DesignLine = Readonly<z.output<typeof StoredLine>>;

export const parseLine = (item: unknown): DesignLine => StoredLine.parse(item);

export const lineItem = (userId: string, line: DesignLine) => ({
  ...lineKey(userId, line),
  deviceAndDesign: `${line.deviceId}#${line.designId}`,
  ...line,
});

export const piecesOf = (uses: readonly DeviceUse[]): number =>
  uses.reduce((sum, { quantity }) => sum + quantity, 0);
