import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { spread, staffOf } from '../requirements/effective-sites.ts';
import { type SegmentShare, type SegmentShares, segmentShares } from '../requirements/segment-shares.ts';
import { redundancyAt } from '../requirements/site-terms.ts';
import { type Closet, closetsOf } from './closets.ts';

/** What counts towards segments, by the kind of segment. */
const counted = {
  staff: ['wiredUsers', 'wirelessUsers'],
  guests: ['guests'],
  devices: ['cameras'],
} as const satisfies Record<keyof SegmentShares, readonly (keyof Site)[]>;
const kinds = ['staff', 'guests', 'devices'] as const satisfies (keyof SegmentShares)[];

type Counts = Pick<Site, 'wiredUsers' | 'wirelessUsers' | 'guests' | 'cameras'>;

/** The part of a site that a physically isolated segment has: its people and devices on switches of their own. */
export interface ApartSegment {
  readonly segment: SegmentShare;
  readonly kind: keyof SegmentShares;
  readonly served: Counts;
  readonly closets: readonly Closet[];
}

/** A site's segments on switches of their own, and the site without their people and devices. */
export interface PartedSite {
  readonly rest: Site;
  readonly apart: readonly ApartSegment[];
}

/** How staff, guests and devices of all sites are split over segments. */
export function segmentsOfSites(sites: readonly Site[], requirements: Requirements): SegmentShares {
  const sum = (countOf: (site: Site) => number) => sites.reduce((total, site) => total + countOf(site), 0);
  return segmentShares(requirements, {
    staff: sum(staffOf),
    guests: sum(({ guests }) => guests),
    devices: sum(({ cameras }) => cameras),
  });
}

/** Takes physically isolated segments out of each site, whole people and devices, as many over all sites as the segment has. */
export function partSites(sites: readonly Site[], requirements: Requirements, growth: number): PartedSite[] {
  const segments = segmentsOfSites(sites, requirements);
  const figures = assumptionsOf(requirements);
  const rest = sites.map((site) => ({ ...site }));
  const apart = sites.map((): ApartSegment[] => []);
  for (const kind of kinds) {
    for (const segment of segments[kind].filter(({ isApart }) => isApart)) {
      const parts = counted[kind].map((what) => {
        const counts = sites.map((site) => site[what]);
        const total = counts.reduce((sum, count) => sum + count, 0);
        return { what, counts: spread(Math.round(total * segment.share), counts) };
      });
      rest.forEach((site, index) => {
        const served: Counts = { wiredUsers: 0, wirelessUsers: 0, guests: 0, cameras: 0 };
        for (const { what, counts } of parts) {
          served[what] = Math.min(counts[index] ?? 0, site[what]);
          site[what] -= served[what];
        }
        const own = { ...site, ...served, phones: 0, printers: 0 };
        const isNeeded = Object.values(served).some((count) => count > 0);
        if (isNeeded)
          apart[index]?.push({ segment, kind, served, closets: closetsOf(own, growth, 0, figures) });
      });
    }
  }
  return rest.map((site, index) => ({ rest: site, apart: apart[index] ?? [] }));
}

/** Switches that join several closets' to the edge: two where the core is a pair, none where one switch is all there is. */
export function headsOf(closets: readonly Closet[], site: Site, requirements: Requirements): number {
  if (redundancyAt(requirements, site).core) return 2;
  return closets.reduce((sum, { switches }) => sum + switches, 0) > 1 ? 1 : 0;
}
