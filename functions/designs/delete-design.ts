import { type DeletedDesign, type Design, daysToRestore } from '#shared/contract/designs.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { cutText } from '#shared/vocabulary/cut-text.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { putAside, putBack } from '../storage/deleted-design-writes.ts';
import { getDeletedDesign, getStoredDesign } from '../storage/deleted-designs.ts';
import { takingPlace } from '../storage/design-places.ts';
import { totalsSteps } from '../storage/statistics/totals.ts';
import { transact } from '../storage/tables/transact.ts';
import { nextVersion, whateverVersion } from '../storage/tables/versioned.ts';

/**
 * Deletes a design, whatever its version: its name becomes free, and it can be restored until it is erased.
 * @throws not_found
 */
export const deleteDesign = (userId: string, id: string): Promise<DeletedDesign> =>
  whateverVersion(async () => {
    const stored = await getStoredDesign(userId, id);
    const deletedAt = instantNow();
    const when = { deletedAt, eraseAt: daysAfter(deletedAt, daysToRestore) };
    const { design } = stored;
    await transact([
      ...putAside(stored, when),
      ...totalsSteps(userId, { devicesPlanned: -design.plannedDevices }),
    ]);
    const { designName, description, designStatus, deviceCount, plannedDevices, reportCount } = design;
    const { createdAt, updatedAt } = design;
    return {
      id,
      designName,
      description,
      designStatus,
      deviceCount,
      plannedDevices,
      reportCount,
      createdAt,
      updatedAt,
      ...when,
    };
  });

/**
 * Puts a deleted design back as it was. Where another design has its name now, it gets the next free one.
 * @throws plan_limit; not_found when there is none, or it is being erased.
 */
export async function restoreDesign(userId: string, id: string): Promise<Design> {
  for (let attempt = 0; ; attempt += 1) {
    const stored = await getDeletedDesign(userId, id);
    const { design } = stored;
    const restored = attempt === 0 ? design : nextVersion(design, { designName: otherName(design, attempt) });
    try {
      await takingPlace(userId, (counted) =>
        transact([
          ...putBack(stored, restored, counted),
          ...totalsSteps(userId, { devicesPlanned: design.plannedDevices }),
        ]),
      );
      return restored;
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'name_taken';
      if (!isTaken || attempt === otherNames) throw error;
    }
  }
}

/** How many other names are tried. */
const otherNames = 20;
const longestName = 100;

/** `Lisbon (restored)`, then `Lisbon (restored 2)`. */
function otherName({ designName }: Pick<Design, 'designName'>, attempt: number): string {
  const suffix = attempt === 1 ? ' (restored)' : ` (restored ${attempt})`;
  return `${cutText(designName, longestName - suffix.length).trimEnd()}${suffix}`;
}
