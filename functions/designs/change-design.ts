import type { Design, DesignChange } from '#shared/contract/designs.ts';
import { parseDesign } from '../storage/design-items.ts';
import { designs, replaceDesign } from '../storage/design-writes.ts';
import { getDesign } from '../storage/designs.ts';
import { transact } from '../storage/transact.ts';
import { nextVersion, whateverVersion } from '../storage/versioned.ts';

/**
 * Replaces what the change gives. A new name is claimed and the old one freed; an archived design that gets another
 * status claims its name again.
 * @throws not_found, stale_version (with the version stored now), name_taken.
 */
export async function updateDesign(userId: string, id: string, change: DesignChange): Promise<Design> {
  const stored = await getDesign(userId, id);
  designs.expect(stored, change.version);
  return replace(stored, change);
}

/** Archives a design and frees its name, whatever its version; an archived one stays as it is. */
export const archiveDesign = (userId: string, id: string): Promise<Design> =>
  whateverVersion(async () => {
    const stored = await getDesign(userId, id);
    return stored.designStatus === 'archived' ? stored : replace(stored, { designStatus: 'archived' });
  });

async function replace(
  stored: Design,
  change: DesignChange | { readonly designStatus: 'archived' },
): Promise<Design> {
  const design = parseDesign(nextVersion(stored, change));
  await transact(replaceDesign(stored, design));
  return design;
}
