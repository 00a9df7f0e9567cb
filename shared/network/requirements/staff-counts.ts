import type { Segment, Site } from '../../contract/requirements.ts';
import { peopleOf, staffOf } from './effective-sites.ts';
import { countedAt, isEverywhere, sitesOfOthers, uncounted } from './segment-at.ts';

/** How many of a site's staff its segments divide. */
export type StaffCount = (site: Site) => number;

/** A segment of staff with its place in the requirements. */
export interface StaffSegment {
  readonly segment: Segment;
  readonly index: number;
}

/** The segments of staff that count anybody. */
export const staffSegments = (segments: readonly Segment[]): StaffSegment[] =>
  segments.flatMap((segment, index) =>
    segment.type === 'guest' || segment.type === 'iot' || segment.users === 0 ? [] : [{ segment, index }],
  );

/**
 * Segments may count the people of a site or their hosts: somebody with a desk and a laptop is one of the former, two of the latter. What
 * a site states decides as far as it can: the fewer of its people and of its hosts, if the segments are no more than these; else the more.
 */
export function staffCountOf(sites: readonly Site[], segments: readonly Segment[]): StaffCount {
  const own = staffSegments(segments);
  return usersOf(own) <= totalOf(sites, fewestStaff) && crowdingOf(sites, own, fewestStaff) === undefined
    ? fewestStaff
    : mostStaff;
}

/** Without stated people it is not known who has both. */
const fewestStaff: StaffCount = (site) =>
  site.people === undefined ? staffOf(site) : Math.min(staffOf(site), peopleOf(site));

/** More than which no segments can have. */
export const mostStaff: StaffCount = (site) => Math.max(staffOf(site), peopleOf(site));

export const usersOf = (own: readonly StaffSegment[]): number =>
  own.reduce((sum, { segment }) => sum + segment.users, 0);

export const totalOf = (sites: readonly Site[], countOf: StaffCount): number =>
  sites.reduce((sum, site) => sum + countOf(site), 0);

/** A segment that has more people at its sites than are left there. */
export interface Crowding extends StaffSegment {
  /** Where it counts them by place. */
  readonly site?: Site;
  readonly users: number;
  readonly left: number;
}

/** The first one: of those that are counted by place, then of those that name sites. */
export function crowdingOf(
  sites: readonly Site[],
  own: readonly StaffSegment[],
  countOf: StaffCount,
): Crowding | undefined {
  const left = sites.map(countOf);
  for (const { segment, index } of own)
    for (const [at, site] of sites.entries()) {
      const users = countedAt(segment, site);
      const staff = left[at] ?? 0;
      if (users > staff) return { segment, index, site, users, left: staff };
      left[at] = staff - users;
    }
  for (const { segment, index } of own) {
    if (isEverywhere(segment)) continue;
    const users = uncounted(segment);
    const isHere = sitesOfOthers(segment, sites);
    const staff = left.reduce((sum, count, at) => sum + (isHere[at] ? count : 0), 0);
    if (users > staff) return { segment, index, users, left: staff };
    for (const [at, count] of left.entries())
      if (isHere[at]) left[at] = count - (staff > 0 ? (count * users) / staff : 0);
  }
  return undefined;
}
