import { type DeletedDesign, daysToRestore } from '#shared/contract/designs.ts';
import { daysAfter, instantNow } from '../runtime/clock.ts';
import { putAside } from '../storage/deleted-design-writes.ts';
import { getStoredDesign } from '../storage/deleted-designs.ts';
import { totalsSteps } from '../storage/statistics/totals.ts';
import { transact } from '../storage/tables/transact.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';

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
