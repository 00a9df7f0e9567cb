import type { Equipment } from '#shared/contract/equipment-items.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import { joinAnd, joinSome } from '#shared/vocabulary/lists.ts';
import { type DesignUsing, designsUsing } from '../storage/equipment-uses.ts';

/** Designs that the sentence names, and that the details list, at most. */
const mostNamed = 5;
const mostListed = 50;

/**
 * Why a device cannot be deleted: the caller's own designs by name, those of others by their number alone.
 * @param uses designs of all users that it is in
 */
export async function inUse(uid: string, { id, systemOwned }: Equipment, uses: number): Promise<Refusal> {
  const own = await designsUsing(uid, id);
  const others = systemOwned ? Math.max(0, uses - own.length) : 0;
  const places = [
    ...(own.length > 0 ? [`your ${plural(own.length, 'design')} ${named(own)}`] : []),
    ...(others > 0 ? [`${formatCount(others, 'design')} of other users`] : []),
  ];
  const where = places.length > 0 ? `is used by ${joinAnd(places)}` : 'was in use until a moment ago';
  const advice = others > 0 ? 'It can be deleted when no design uses it.' : adviceFor(own);
  return new Refusal('in_use', `This device ${where}. ${advice}`, {
    designs: own
      .filter(({ isDeleted }) => !isDeleted)
      .slice(0, mostListed)
      .map(({ id: designId, designName }) => ({ id: designId, designName })),
  });
}

/** `“Lisbon”, “Porto” (archived) and 7 more`. */
function named(designs: readonly DesignUsing[]): string {
  const names = designs.map(
    ({ designName, designStatus, isDeleted }) =>
      `“${designName}”${isDeleted ? ' (deleted)' : designStatus === 'archived' ? ' (archived)' : ''}`,
  );
  return joinSome(names, mostNamed);
}

function adviceFor(own: readonly DesignUsing[]): string {
  if (own.length === 0) return 'Try again.';
  const remove = `Remove it from ${plural(own.length, 'that design', 'those designs')} first`;
  return own.some(({ isDeleted }) => isDeleted)
    ? `${remove}; restore a deleted one to do so, or wait until it is erased.`
    : `${remove}.`;
}
