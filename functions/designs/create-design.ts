import type { Design, NewDesign } from '#shared/contract/designs.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { takingPlace } from '../storage/design-places.ts';
import { insertDesign } from '../storage/design-writes.ts';
import { type Step, transact } from '../storage/tables/transact.ts';

/**
 * Creates a design and claims its name, with any further writes in the same transaction.
 * @throws plan_limit; name_taken when another design of the owner that is not archived has this name, in any case.
 */
export async function createDesign(
  userId: string,
  draft: NewDesign,
  alsoWrite: readonly Step[],
): Promise<Design> {
  const createdAt = instantNow();
  const design: Design = {
    ...draft,
    id: newId(),
    userId,
    version: 1,
    requirementsVersion: 1,
    deviceCount: 0,
    plannedDevices: 0,
    reportCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
  await takingPlace(userId, (counted) => transact([...insertDesign(design, counted), ...alsoWrite]));
  return design;
}
