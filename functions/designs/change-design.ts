import { isDeepStrictEqual } from 'node:util';
import type { Design, DesignChange } from '#shared/contract/designs.ts';
import { requirementsVersion } from '#shared/contract/stage-states.ts';
import { parseDesign } from '../storage/design-items.ts';
import { takingPlace } from '../storage/design-places.ts';
import { designs, replaceDesign } from '../storage/design-writes.ts';
import { getDesign } from '../storage/designs.ts';
import { transact } from '../storage/tables/transact.ts';
import { nextVersion, whateverVersion } from '../storage/tables/versioned.ts';

/**
 * Replaces what the change gives. A new name is claimed and the old one freed; an archived design that gets another
 * status claims its name, and a place in the plan, again.
 * @throws plan_limit, not_found, stale_version (with the version stored now), name_taken.
 */
export const updateDesign = (
  userId: string,
  id: string,
  { version, ...change }: DesignChange,
): Promise<Design> =>
  designs.revise(
    version,
    () => getDesign(userId, id),
    (stored) => replace(stored, change),
  );

/** Archives a design and frees its name, whatever its version; an archived one stays as it is. */
export const archiveDesign = (userId: string, id: string): Promise<Design> =>
  whateverVersion(async () => {
    const stored = await getDesign(userId, id);
    if (stored.designStatus === 'archived') return stored;
    const design = changed(stored, { designStatus: 'archived' });
    await transact(replaceDesign(stored, design));
    return design;
  });

type Change = Omit<DesignChange, 'version'> | { readonly designStatus: 'archived' };

function changed(stored: Design, change: Change): Design {
  const next = parseDesign(nextVersion(stored, change));
  return {
    ...next,
    requirementsVersion: statesOther(stored, next) ? next.version : requirementsVersion(stored),
  };
}

async function replace(stored: Design, change: Change): Promise<Design> {
  const design = changed(stored, change);
  const takesPlace = stored.designStatus === 'archived' && design.designStatus !== 'archived';
  if (takesPlace)
    await takingPlace(stored.userId, (counted) => transact(replaceDesign(stored, design, counted)));
  else await transact(replaceDesign(stored, design));
  return design;
}

/** Whether what a topology is planned from has changed. */
const statesOther = (before: Design, after: Design): boolean =>
  !isDeepStrictEqual(planned(before), planned(after));

const planned = ({ requirements, isExistingNetwork, existingNetworkDetails }: Design) => ({
  requirements,
  isExistingNetwork,
  existingNetworkDetails,
});
