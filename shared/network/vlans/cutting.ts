import type { Closet } from '../sizing/closets.ts';
import type { VlanNeed } from './vlan-need.ts';

/**
 * How the VLANs of one site are cut to powers of two where a small private block does not hold them, the next way only where the one
 * before it does not do. Hosts on cables come first: nobody sees it. Then networks of management with access points, which lease
 * there and find each other there; then those in which people roam, who are on one side of the cut wherever they walk.
 */
export const cuttings = ['none', 'cables', 'access-points', 'guests', 'staff'] as const;

export type Cutting = (typeof cuttings)[number];

/** Whether a need is cut. */
export const isCut = (
  need: VlanNeed,
  where: { readonly closets: readonly Closet[] },
  cutting: Cutting,
): boolean => !need.isWhole && cuttings.indexOf(cutting) >= cuttings.indexOf(firstCutting(need, where));

function firstCutting(
  { purpose, isRoaming, parts }: VlanNeed,
  { closets }: { readonly closets: readonly Closet[] },
): Cutting {
  if (purpose === 'guest') return 'guests';
  if (isRoaming || parts !== undefined) return 'staff';
  const isLeased = purpose === 'management' && closets.some(({ accessPoints }) => accessPoints > 0);
  return isLeased ? 'access-points' : 'cables';
}
