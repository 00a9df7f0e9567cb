import { type FieldError, Refusal } from '../../contract/errors.ts';
import type { Segment, Site } from '../../contract/requirements.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import { countedAt, isEverywhere, sitesOfOthers, uncounted } from '../requirements/segment-at.ts';
import { segmentField } from '../requirements/subnet-segments.ts';

/** A segment of staff with its place in the requirements. */
export interface StaffSegment {
  readonly segment: Segment;
  readonly index: number;
}

/**
 * Rejects segments of staff that have more people at their sites than are left there: first those that are counted by place, then those
 * of segments that name sites.
 * @throws Refusal `unprocessable` with the field to change.
 */
export function rejectCrowdedSites(sites: readonly Site[], own: readonly StaffSegment[]): void {
  const left = sites.map(staffOf);
  for (const { segment, index } of own)
    for (const [at, site] of sites.entries()) {
      const counted = countedAt(segment, site);
      const staff = left[at] ?? 0;
      if (counted > staff) throw tooManyCounted(segment, index, site, counted, staff);
      left[at] = staff - counted;
    }
  for (const { segment, index } of own) {
    if (isEverywhere(segment)) continue;
    const others = uncounted(segment);
    const isHere = sitesOfOthers(segment, sites);
    const staff = left.reduce((sum, count, at) => sum + (isHere[at] ? count : 0), 0);
    if (others > staff) throw tooManyAtSites(segment, index, others, staff);
    for (const [at, count] of left.entries())
      if (isHere[at]) left[at] = count - (staff > 0 ? (count * others) / staff : 0);
  }
}

function tooManyCounted(
  { name, places }: Segment,
  index: number,
  site: Site,
  counted: number,
  staff: number,
): Refusal {
  const row = places.findIndex((place) => place.site === site.name);
  return refusal(
    `The segment “${name}” counts ${formatCount(counted, 'user')} at “${site.name}”, which has ${formatNumber(staff)} that no other segment counts there. Lower its hosts there, or add as many users to the site.`,
    {
      field: `${segmentField(index)}.places[${row}].users`,
      message: `must be at most the ${formatNumber(staff)} people of the site`,
    },
  );
}

function tooManyAtSites({ name, places }: Segment, index: number, others: number, staff: number): Refusal {
  const ofWhich = places.length > 0 ? ' that no place counts' : '';
  return refusal(
    `The segment “${name}” has ${formatCount(others, 'user')}${ofWhich}, but its sites have ${formatNumber(staff)} that no other segment has. Lower its users, or add as many to its sites.`,
    {
      field: `${segmentField(index)}.users`,
      message: `must be at most the ${formatNumber(staff)} people of its sites`,
    },
  );
}

const refusal = (sentence: string, field: FieldError): Refusal =>
  new Refusal('unprocessable', sentence, { fields: [field] });
