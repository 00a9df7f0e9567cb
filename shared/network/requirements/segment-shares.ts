import type { HostPower } from '../../contract/device.ts';
import type { Requirements, Segment, Site } from '../../contract/requirements.ts';
import { subnetPurposes } from '../../contract/topology-kinds.ts';
import { staffOf } from './effective-sites.ts';
import { hungriest } from './powered-device.ts';
import { reachedFrom } from './reached-zones.ts';
import { countedAt, isEverywhere, isSegmentAt, sitesOfOthers, uncounted } from './segment-at.ts';
import { inBuildings, placesByField } from './segments-in-buildings.ts';
import { staffCountOf } from './staff-counts.ts';
import { segmentField } from './subnet-segments.ts';

/** A part of the staff, of the guests or of the IoT devices that has networks of its own. */
export interface SegmentShare {
  readonly name: string;
  /** Part of all of them, 0 to 1. */
  readonly share: number;
  /** The same by building, the main one first, which adds up to the share; absent where no segment is counted in a building. */
  readonly inBuildings?: readonly number[];
  /** Of staff whose segments count people: how many of its users each of its hosts is for; one where absent. */
  readonly usersPerHost?: number;
  /** Where the segments stand that it is for. */
  readonly fields: readonly string[];
  /** The zone that policies name, where it is one of its own; else that of its purpose. */
  readonly zone?: string;
  /** Of staff, who has the printers last: 1 a segment that the servers do not reach, 2 one of card terminals and the like. */
  readonly printsLast?: 1 | 2;
  /** Set where VLANs alone do not part it enough: the site's firewall or router is its gateway, never a switch. */
  readonly atEdge?: true;
  /** Set where it has switches and uplinks of its own. */
  readonly isApart?: true;
  /** What powers its devices over the cable, where that is stated. */
  readonly poe?: HostPower;
  /** Of devices, and of one on switches of its own, what a host of it sends, where that is stated. */
  readonly mbpsPerHost?: number;
}

export interface SegmentShares {
  readonly staff: readonly SegmentShare[];
  readonly guests: readonly SegmentShare[];
  readonly devices: readonly SegmentShare[];
}

/**
 * How staff, guests and IoT devices of each site are split over networks, in the order of the sites. A segment that names
 * sites has its hosts there and nowhere else; the others share what these leave.
 */
export function segmentsOfSites(
  sites: readonly Site[],
  { segments }: Pick<Requirements, 'segments'>,
): readonly SegmentShares[] {
  const stated = segments.map((segment, index) => ({ ...segment, field: segmentField(index) }));
  const ofType = (isMeant: (type: Segment['type']) => boolean) => stated.filter(({ type }) => isMeant(type));
  const isStaff = (type: Segment['type']) => type !== 'guest' && type !== 'iot';
  const staffCount = staffCountOf(sites, segments);
  const staff = partsAtSites(ofType(isStaff), sites, staffCount);
  const guests = partsAtSites(
    ofType((type) => type === 'guest'),
    sites,
    (site) => site.guests,
  );
  const devices = partsAtSites(
    ofType((type) => type === 'iot'),
    sites,
    ({ cameras }) => cameras,
  );
  const placed = placesByField(segments);
  return sites.map((site, index) => ({
    staff: inBuildings(
      staffShares(staff[index] ?? [], staffCount(site) / Math.max(1, staffOf(site))),
      site,
      staffCount(site),
      placed,
    ),
    guests: inBuildings(sharesOf(guests[index] ?? [], 'Guests'), site, site.guests, placed),
    devices: inBuildings(sharesOf(devices[index] ?? [], 'IoT'), site, site.cameras, placed),
  }));
}

/** A segment with the place where the design states it. */
type Stated = Segment & { readonly field: string };

/** A segment at one of its sites: what it has of all that are there, 0 to 1. */
type Part = Stated & { readonly share: number };

/** The segments of one kind at each site. Where none counts any hosts, those of a site have equal parts. */
function partsAtSites(
  segments: readonly Stated[],
  sites: readonly Site[],
  countOf: (site: Site) => number,
): readonly (readonly Part[])[] {
  const isCounted = segments.some(({ users }) => users > 0);
  /** What is left at each site for those that come later. */
  const left = sites.map(() => 1);
  const parts = sites.map(() => new Map<Stated, number>());
  /** Adds to what a segment has at a site, and takes it from what is left there. */
  const take = (segment: Stated, at: number, part: number) => {
    parts[at]?.set(segment, (parts[at].get(segment) ?? 0) + part);
    left[at] = Math.max(0, (left[at] ?? 0) - part);
  };
  for (const segment of segments)
    for (const [at, site] of sites.entries()) {
      const hosts = countedAt(segment, site);
      if (hosts > 0) take(segment, at, Math.min(left[at] ?? 0, hosts / Math.max(1, countOf(site))));
    }
  const others = new Map(segments.map((segment) => [segment, sitesOfOthers(segment, sites)]));
  const hostsLeft = (segment: Stated, rest: readonly number[]): number =>
    sites.reduce(
      (sum, site, at) => sum + (others.get(segment)?.[at] ? countOf(site) * (rest[at] ?? 0) : 0),
      0,
    );
  const divide = (segment: Stated, ofRest: number, rest: readonly number[]) => {
    for (const [at, part] of rest.entries()) if (others.get(segment)?.[at]) take(segment, at, ofRest * part);
  };
  for (const segment of segments.filter((own) => !isEverywhere(own))) {
    const rest = [...left];
    const hosts = hostsLeft(segment, rest);
    divide(segment, hosts > 0 ? Math.min(1, uncounted(segment) / hosts) : 0, rest);
  }
  const everywhere = segments.filter(isEverywhere);
  const users = everywhere.reduce((sum, segment) => sum + uncounted(segment), 0);
  const rest = [...left];
  for (const segment of everywhere) {
    const whole = Math.max(users, hostsLeft(segment, rest));
    divide(segment, whole > 0 ? uncounted(segment) / whole : 0, rest);
  }
  return sites.map((site, at) => {
    const own = segments.filter((segment) => isSegmentAt(segment, site));
    return own.map((segment) => ({
      ...segment,
      share: isCounted ? (parts[at]?.get(segment) ?? 0) : 1 / own.length,
    }));
  });
}

/** One network for each segment of staff, and "Data" for everyone else. */
function staffShares(segments: readonly Part[], usersPerHost: number): readonly SegmentShare[] {
  if (segments.length === 0) return [{ name: 'Data', share: 1, fields: [] }];
  const own = segments
    .filter(({ share }) => share > 0)
    .map((segment) => ({
      name: segment.name,
      share: segment.share,
      fields: [segment.field],
      ...(usersPerHost !== 1 && { usersPerHost }),
      ...(isStrict(segment) && { zone: zoneOfSegment(segment) }),
      ...(isBeyondServers(segment) && {
        printsLast: segment.type === 'security' ? (2 as const) : (1 as const),
      }),
      ...partedBy(segment),
    }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  if (rest <= 1e-9 && own.length > 0) return own;
  const others = segments.filter(({ share }) => share === 0);
  return [...own, { name: 'Data', share: rest, fields: others.map(({ field }) => field) }];
}

/**
 * One network for each segment of guests or of IoT devices, with the hosts that it states, and one for those that no
 * segment counts. A single segment that counts none names the network of all.
 */
function sharesOf(segments: readonly Part[], name: string): readonly SegmentShare[] {
  const zoneOf = (segment: Segment) => (segment.type === 'iot' ? { zone: zoneOfSegment(segment) } : {});
  const counted = segments.filter(({ users }) => users > 0);
  if (counted.length === 0) {
    const [only, ...more] = segments;
    return only !== undefined && more.length === 0
      ? [{ name: only.name, share: 1, fields: [only.field], ...partedBy(only) }]
      : [{ name, share: 1, fields: segments.map(({ field }) => field), ...poweredBy(segments) }];
  }
  const own = counted
    .filter(({ share }) => share > 0)
    .map((segment) => ({
      name: segment.name,
      share: segment.share,
      fields: [segment.field],
      ...zoneOf(segment),
      ...partedBy(segment),
    }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  return rest <= 1e-9 ? own : [...own, { name, share: rest, fields: [] }];
}

/** The zone of a segment that is one of its own: its name, distinct from the built-in zones. */
export function zoneOfSegment({ name }: Pick<Segment, 'name'>): string {
  const isTaken = [...subnetPurposes, 'internet'].some((zone) => zone === name);
  return isTaken ? `${name} segment` : name;
}

/** Of several that share a network, each device may be of the hungriest. */
function poweredBy(segments: readonly Segment[]): Pick<SegmentShare, 'poe'> {
  const poe = hungriest(segments.flatMap((own) => (own.type === 'iot' ? [own.poe] : [])));
  return poe === undefined ? {} : { poe };
}

function partedBy(segment: Segment): Pick<SegmentShare, 'atEdge' | 'isApart' | 'poe' | 'mbpsPerHost'> {
  const { isolationLevel, mbpsPerHost, type } = segment;
  const isApart = isolationLevel === 'physical';
  return {
    ...poweredBy([segment]),
    ...(isolationLevel === 'full' && { atEdge: true }),
    ...(isApart && { isApart }),
    ...((isApart || type === 'iot') && mbpsPerHost !== undefined && { mbpsPerHost }),
  };
}

/** Those that share switches with the rest, and what each has of the people and devices that do. */
export function onSharedSwitches({ staff, guests, devices }: SegmentShares): SegmentShares {
  const shared = (all: readonly SegmentShare[]) => {
    const own = all.filter(({ isApart }) => !isApart);
    const sum = own.reduce((total, { share }) => total + share, 0);
    return own.map((segment) => ({
      ...segment,
      share: segment.share / sum,
      ...(segment.inBuildings && { inBuildings: segment.inBuildings.map((part) => part / sum) }),
    }));
  };
  return { staff: shared(staff), guests: shared(guests), devices: shared(devices) };
}

/** Whether it is kept apart from the servers too: card terminals, which are in scope of an audit, and pupils' own devices. Default. */
const isBeyondServers = (segment: Segment): boolean =>
  isStrict(segment) && !reachedFrom(segment).includes('server');

/** VLANs alone do not part it enough: it is a zone of its own. */
export const isStrict = ({ isolationLevel }: Pick<Segment, 'isolationLevel'>): boolean =>
  isolationLevel === 'full' || isolationLevel === 'physical';
