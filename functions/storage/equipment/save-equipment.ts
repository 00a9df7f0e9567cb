import { isDeepStrictEqual } from 'node:util';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { Picture } from '../images/picture.ts';
import { discard, writePointingTo } from '../objects/write-pointing-to.ts';
import { attemptWrite, type Outcome } from '../tables/attempt-write.ts';
import { type Step, transact } from '../tables/transact.ts';
import { transactAgain } from '../tables/transact-again.ts';
import { changeSnapshot, type SystemChange } from './catalogue-snapshot.ts';
import { findOwned } from './equipment.ts';
import { systemOwner } from './equipment-items.ts';

interface Saving {
  /** Writes the device to the table. */
  readonly steps: readonly Step[];
  /** The bytes behind the device's `image`, where they are new. */
  readonly picture: Picture | undefined;
  /** Where the picture was that the device had until now. */
  readonly formerImage?: string | undefined;
}

/** Stores a device, after its new picture, and deletes the picture that it no longer names. All or nothing. */
export async function saveEquipment(
  owner: string,
  device: Equipment,
  { steps, picture, formerImage }: Saving,
): Promise<void> {
  const write = () => writeDevice(owner, steps, { put: device });
  const isStored = async () => isDeepStrictEqual((await findOwned(owner, device.id))?.equipment, device);
  if (picture && device.image !== undefined) {
    const { pictureAt } = await images();
    await writePointingTo(pictureAt(device.image, picture), write, isStored);
  } else orThrow(await attemptWrite(write, isStored));
  if (formerImage !== device.image) await discardImage(formerImage);
}

/** Runs the steps that delete a device from the table, and deletes its picture. */
export async function dropEquipment(
  owner: string,
  { id, image }: Equipment,
  steps: readonly Step[],
): Promise<void> {
  const isGone = async () => (await findOwned(owner, id)) === undefined;
  orThrow(await attemptWrite(() => writeDevice(owner, steps, { removed: id }), isGone));
  await discardImage(image);
}

/** A device of the system changes in the snapshot too, in the same transaction. */
const writeDevice = (owner: string, steps: readonly Step[], change: SystemChange): Promise<void> =>
  owner === systemOwner
    ? transactAgain(async () => [...steps, await changeSnapshot(change)])
    : transact(steps);

function orThrow(outcome: Outcome): void {
  if (outcome.state !== 'written') throw outcome.error;
}

async function discardImage(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const { formerPicture } = await images();
  await discard(formerPicture(path));
}

/** Most devices have no picture, and S3's client takes long to load. */
const images = () => import('../images/equipment-images.ts');
