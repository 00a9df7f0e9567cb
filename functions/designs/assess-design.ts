import type { Assessment } from '#shared/contract/design-stages.ts';
import { recordAssessment } from '../storage/design-writes.ts';
import { getDesign } from '../storage/designs.ts';
import { conditionFailed, transact } from '../storage/tables/transact.ts';

/**
 * Records what the checks of a design's topology found.
 * @returns false where another version of the topology is stored: then nothing changes
 * @throws not_found
 */
export async function assessDesign(userId: string, id: string, assessed: Assessment): Promise<boolean> {
  const design = await getDesign(userId, id);
  if (design.planned?.topologyVersion !== assessed.topologyVersion) return false;
  try {
    await transact([recordAssessment(design, assessed)]);
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
