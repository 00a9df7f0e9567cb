import type { Design } from '#shared/contract/designs.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { cutText } from '#shared/vocabulary/cut-text.ts';
import { putBack } from '../storage/deleted-design-writes.ts';
import { getDeletedDesign } from '../storage/deleted-designs.ts';
import { takingPlace } from '../storage/design-places.ts';
import { totalsSteps } from '../storage/statistics/totals.ts';
import { transact } from '../storage/tables/transact.ts';
import { nextVersion } from '../storage/tables/versioned.ts';

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
