import type { Requirements, Segment } from '../../contract/requirements.ts';
import { subnetPurposes } from '../../contract/topology.ts';

/** A part of the staff, of the guests or of the IoT devices that has networks of its own. */
export interface SegmentShare {
  readonly name: string;
  /** Part of all of them, 0 to 1. */
  readonly share: number;
  /** Where the segments stand that it is for. */
  readonly fields: readonly string[];
  /** The zone that policies name, where it is one of its own; else that of its purpose. */
  readonly zone?: string;
  /** Set where VLANs alone do not part it enough: the site's firewall or router is its gateway, never a switch. */
  readonly atEdge?: true;
  /** Set where it has switches and uplinks of its own. */
  readonly isApart?: true;
}

/** How many of each kind a network serves. */
export interface Served {
  readonly staff: number;
  readonly guests: number;
  readonly devices: number;
}

export interface SegmentShares {
  readonly staff: readonly SegmentShare[];
  readonly guests: readonly SegmentShare[];
  readonly devices: readonly SegmentShare[];
}

/** How staff, guests and IoT devices are split over networks; the same at each site. */
export const segmentShares = (requirements: Requirements, served: Served): SegmentShares => ({
  staff: staffShares(requirements, served.staff),
  guests: sharesOf(requirements, 'guest', served.guests, 'Guests'),
  devices: sharesOf(requirements, 'iot', served.devices, 'IoT'),
});

/** A segment with the place where the design states it. */
type Stated = Segment & { readonly field: string };

const stated = ({ segments }: Requirements, isWanted: (segment: Segment) => boolean): Stated[] =>
  segments.flatMap((segment, index) =>
    isWanted(segment) ? [{ ...segment, field: `requirements.segments[${index}]` }] : [],
  );

/**
 * One network for each segment of staff that is to be isolated, and "Data" for everyone else. Segments without user counts
 * get equal shares.
 */
function staffShares(requirements: Requirements, staff: number): readonly SegmentShare[] {
  const segments = stated(requirements, ({ type }) => type !== 'guest' && type !== 'iot');
  if (segments.length === 0) return [{ name: 'Data', share: 1, fields: [] }];
  const shareOf = shareIn(segments, staff);
  const isolated = segments.filter((segment) => segment.isolationLevel !== 'none' && shareOf(segment) > 0);
  const own = isolated.map((segment) => ({
    name: segment.name,
    share: shareOf(segment),
    fields: [segment.field],
    ...(isStrict(segment) && { zone: zoneOfSegment(segment) }),
    ...partedBy(segment),
  }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  if (rest <= 1e-9 && own.length > 0) return own;
  const others = segments.filter((segment) => !isolated.includes(segment));
  return [...own, { name: 'Data', share: rest, fields: others.map(({ field }) => field) }];
}

/**
 * One network for each segment of guests or of IoT devices, with the hosts that it states, and one for those that no
 * segment counts. A single segment that counts none names the network of all.
 */
function sharesOf(
  requirements: Requirements,
  type: 'guest' | 'iot',
  all: number,
  name: string,
): readonly SegmentShare[] {
  const segments = stated(requirements, (segment) => segment.type === type);
  const zoneOf = (segment: Segment) => (type === 'iot' ? { zone: zoneOfSegment(segment) } : {});
  const counted = segments.filter(({ users }) => users > 0);
  if (counted.length === 0) {
    const [only, ...more] = segments;
    return only !== undefined && more.length === 0
      ? [{ name: only.name, share: 1, fields: [only.field], ...partedBy(only) }]
      : [{ name, share: 1, fields: segments.map(({ field }) => field) }];
  }
  const shareOf = shareIn(counted, all);
  const own = counted.map((segment) => ({
    name: segment.name,
    share: shareOf(segment),
    fields: [segment.field],
    ...zoneOf(segment),
    ...partedBy(segment),
  }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  return rest <= 1e-9 ? own : [...own, { name, share: rest, fields: [] }];
}

/** A segment's part of all, by its users; equal parts where none counts any. */
function shareIn(segments: readonly Segment[], all: number): (segment: Segment) => number {
  const users = segments.reduce((sum, segment) => sum + segment.users, 0);
  const whole = Math.max(users, all);
  return (segment) => (users === 0 ? 1 / segments.length : segment.users / whole);
}

/** The zone of a segment that is one of its own: its name, told apart from the zones that there are anyway. */
export function zoneOfSegment({ name }: Pick<Segment, 'name'>): string {
  const isTaken = [...subnetPurposes, 'internet'].some((zone) => zone === name);
  return isTaken ? `${name} segment` : name;
}

const partedBy = ({ isolationLevel }: Segment): Pick<SegmentShare, 'atEdge' | 'isApart'> => ({
  ...(isolationLevel === 'full' && { atEdge: true }),
  ...(isolationLevel === 'physical' && { isApart: true }),
});

/** Those that share switches with the rest, and what each has of the people and devices that do. */
export function onSharedSwitches({ staff, guests, devices }: SegmentShares): SegmentShares {
  const shared = (all: readonly SegmentShare[]) => {
    const own = all.filter(({ isApart }) => !isApart);
    const sum = own.reduce((total, { share }) => total + share, 0);
    return own.map((segment) => ({ ...segment, share: segment.share / sum }));
  };
  return { staff: shared(staff), guests: shared(guests), devices: shared(devices) };
}

/** VLANs alone do not part it enough: it is a zone of its own. */
export const isStrict = ({ isolationLevel }: Pick<Segment, 'isolationLevel'>): boolean =>
  isolationLevel === 'full' || isolationLevel === 'physical';
