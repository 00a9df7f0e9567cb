import { type FieldError, Refusal } from '../../contract/errors.ts';
import type { Segment, Site } from '../../contract/requirements.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { crowdingOf, mostStaff, type StaffSegment } from '../requirements/staff-counts.ts';
import { segmentField } from '../requirements/subnet-segments.ts';

/**
 * Rejects segments of staff that have more people at their sites than are left there.
 * @throws Refusal `unprocessable` with the field to change.
 */
export function rejectCrowdedSites(sites: readonly Site[], own: readonly StaffSegment[]): void {
  const crowding = crowdingOf(sites, own, mostStaff);
  if (crowding === undefined) return;
  const { segment, index, site, users, left } = crowding;
  throw site === undefined
    ? tooManyAtSites(segment, index, users, left)
    : tooManyCounted(segment, index, site, users, left);
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
