import type { DeviceUse } from '#shared/contract/design-devices.ts';
import { designDeviceLimits } from '#shared/contract/design-devices.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { instantNow } from '../runtime/clock.ts';
import { type DesignLine, piecesOf } from '../storage/design-device-items.ts';
import { countEquipment, deleteLine, insertLine, replaceLine } from '../storage/design-device-writes.ts';
import { listLines } from '../storage/design-devices.ts';
import { countUseOf } from '../storage/equipment/equipment-writes.ts';
import { type Step, transact } from '../storage/tables/transact.ts';
import { transactAgain } from '../storage/tables/transact-again.ts';

/** A device to add to a design; `refuse` reports that it no longer exists. */
export interface NewLine extends Pick<DesignLine, 'deviceId' | 'owner' | 'uses'> {
  readonly refuse: () => Refusal;
}

export interface LineChange {
  readonly before: DesignLine;
  readonly uses: readonly DeviceUse[];
  /** Reports that someone else changed the line (its current version) or removed it. */
  readonly refuse: (currentVersion: number | undefined) => Refusal | Promise<Refusal>;
}

/**
 * Adds the devices that the design does not have yet; the others stay unchanged.
 * @param known the design's lines as they were read last; they are read again when someone changed them since
 * @throws unprocessable when the design would have too many; what `refuse` says when a device is gone.
 */
export async function addLines(
  userId: string,
  designId: string,
  wanted: readonly NewLine[],
  known?: readonly DesignLine[],
): Promise<void> {
  let unused = known;
  await transactAgain(async () => {
    const lines = unused ?? (await listLines(userId, designId));
    unused = undefined;
    const present = new Set(lines.map(({ deviceId }) => deviceId));
    const missing = wanted.filter(({ deviceId }) => !present.has(deviceId));
    if (missing.length === 0) return [];
    if (present.size + missing.length > designDeviceLimits.inDesign) throw tooMany(present.size);
    const addedAt = instantNow();
    const added = missing.map(({ refuse, ...line }, place) => ({
      ...line,
      designId,
      addedAt,
      place,
      quantity: piecesOf(line.uses),
      version: 1,
    }));
    return [
      ...added.map((line) => insertLine(userId, line)),
      ...missing.map(({ owner, deviceId, refuse }) => ({ ...countUseOf(owner, deviceId, 1), refuse })),
      countEquipment(userId, designId, { pieces: pieces(added), lines: added.length }),
    ];
  });
}

/** Gives lines new uses, all or none, each on the version that it was read at. */
export async function changeLines(
  userId: string,
  designId: string,
  changes: readonly LineChange[],
): Promise<void> {
  const steps: Step[] = [];
  let more = 0;
  for (const { before, uses, refuse } of changes) {
    const after = { ...before, uses: [...uses], quantity: piecesOf(uses), version: before.version + 1 };
    steps.push(replaceLine(userId, before, after, refuse));
    more += after.quantity - before.quantity;
  }
  steps.push(countEquipment(userId, designId, { pieces: more, lines: 0 }));
  await transact(steps);
}

/** Removes those of the given devices that the design has. */
export async function removeLines(
  userId: string,
  designId: string,
  deviceIds: ReadonlySet<string>,
): Promise<void> {
  await transactAgain(async () => {
    const lines = (await listLines(userId, designId)).filter(({ deviceId }) => deviceIds.has(deviceId));
    if (lines.length === 0) return [];
    return [
      ...lines.map((line) => deleteLine(userId, line)),
      ...lines.map(({ owner, deviceId }) => countUseOf(owner, deviceId, -1)),
      countEquipment(userId, designId, { pieces: -pieces(lines), lines: -lines.length }),
    ];
  });
}

const pieces = (lines: readonly DesignLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const tooMany = (present: number): Refusal =>
  new Refusal(
    'unprocessable',
    `A design can have at most ${designDeviceLimits.inDesign} different devices, and this one has ${present}. Remove some first.`,
  );
