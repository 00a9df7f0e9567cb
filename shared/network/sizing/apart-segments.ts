import type { Requirements, Site } from '../../contract/requirements.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import { fastHosts } from '../requirements/fast-hosts.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { type SegmentShare, type SegmentShares, segmentsOfSites } from '../requirements/segment-shares.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { buildingsOf } from './buildings.ts';
import { type Closet, closetsOf } from './closets.ts';
import { gatheredFloors, onMiddleFloor } from './gathered-floors.ts';
import { seatedTogether } from './seated-together.ts';

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

/** Takes physically isolated segments out of each site, whole people and devices, as many over all sites as the segment has. */
export function partSites(
  sites: readonly Site[],
  requirements: Requirements,
  growth: number,
  figures: readonly SizingFigures[],
): PartedSite[] {
  const segments = segmentsOfSites(sites, requirements);
  const rest = sites.map((site) => ({ ...site }));
  const apart = sites.map((): ApartSegment[] => []);
  const upTo = new Map<string, { exact: number; given: number }>();
  /** A site's part in whole people and devices: what was rounded off at one site is made up for at the next. */
  const wholePart = (key: string, exact: number): number => {
    const before = upTo.get(key) ?? { exact: 0, given: 0 };
    const part = Math.round(before.exact + exact - 1e-9) - before.given;
    upTo.set(key, { exact: before.exact + exact, given: before.given + part });
    return part;
  };
  for (const kind of kinds) {
    rest.forEach((site, index) => {
      const stated = sites[index] ?? site;
      for (const segment of (segments[index]?.[kind] ?? []).filter(({ isApart }) => isApart)) {
        const served: Counts = { wiredUsers: 0, wirelessUsers: 0, guests: 0, cameras: 0 };
        const [field = ''] = segment.fields;
        const fast =
          kind === 'staff'
            ? fastHosts([{ ...segment, share: 1 }], new Map([[field, segment.mbpsPerHost]]))
            : [];
        for (const what of counted[kind]) {
          const share = fast.length > 0 ? shareAtDesks(what, stated, segment) : segment.share;
          const part = wholePart(`${segment.fields.join(' ')} ${what}`, stated[what] * share);
          served[what] = Math.max(0, Math.min(part, site[what]));
          site[what] -= served[what];
        }
        // Yards have the access points and cabinets of the site's own switches, which serve everybody outdoors.
        const own = { ...site, ...served, phones: 0, printers: 0, outdoorM2: 0, outdoorCameras: 0 };
        const isNeeded = Object.values(served).some((count) => count > 0);
        const ofSite = figures[index];
        if (!isNeeded || ofSite === undefined) continue;
        const devices = kind === 'devices' ? [{ ...segment, share: 1 }] : [];
        const buildingParts = { [kind]: segment.inBuildings };
        const figuresHere = { ...ofSite, fastHosts: fast, devices, buildingParts };
        // Controllers of machines hang on switches beside them, in the dust and heat of the hall.
        const isIndustrial = kind === 'devices' && wifiEnvironmentOf(site) === 'factory';
        const closetsIn = (place: Site, inside: SizingFigures) => {
          if (kind === 'devices' && !isIndustrial) return closetsOfDevices(place, growth, inside);
          const seated = kind === 'staff' ? seatedTogether(place, stated, growth, inside) : place;
          return closetsOf(seated, growth, 0, inside, isIndustrial);
        };
        const closets =
          segment.inBuildings === undefined
            ? closetsIn(own, figuresHere)
            : closetsByBuilding(own, figuresHere, closetsIn);
        apart[index]?.push({ segment, kind, served, closets });
      }
    });
  }
  return rest.map((site, index) => ({ rest: site, apart: apart[index] ?? [] }));
}

/** The closets of devices: one for all the floors that it reaches, as far as they fill it. */
function closetsOfDevices(own: Site, growth: number, figures: SizingFigures): readonly Closet[] {
  const runs = gatheredFloors(own, growth, figures);
  if (runs.length === 0) return closetsOf(own, growth, 0, figures);
  const floors = { floors: runs.length, areaM2: (own.areaM2 / own.floors) * runs.length };
  return closetsOf({ ...own, ...floors }, growth, 0, { ...figures, floorParts: undefined }).map((closet) =>
    onMiddleFloor(closet, runs, figures.metresPerFloor),
  );
}

/** The closets of a segment that is counted by building: in each as in a site of that size. */
function closetsByBuilding(
  own: Site,
  figures: SizingFigures,
  closetsIn: (place: Site, inside: SizingFigures) => readonly Closet[],
): Closet[] {
  return buildingsOf(own, figures).flatMap(({ part, building }) => {
    const isEmpty = part.wiredUsers + part.wirelessUsers + part.guests + part.cameras === 0;
    if (isEmpty) return [];
    const inside = { ...figures, buildingParts: {}, ...(building && { floorParts: undefined }) };
    const closets = closetsIn({ ...part, buildings: [] }, inside);
    return closets.map((closet) => ({ ...closet, ...(building && { building }) }));
  });
}

/** What a segment at desks alone has of a site's staff on cables, and without them: whoever finds no desk is on Wi-Fi, and so is what else they have. */
function shareAtDesks(what: keyof Counts, stated: Site, { share, usersPerHost = 1 }: SegmentShare): number {
  const hosts = share * staffOf(stated);
  const atDesks = Math.min(stated.wiredUsers, hosts * usersPerHost);
  return (what === 'wiredUsers' ? atDesks : hosts - atDesks) / Math.max(1, stated[what]);
}
