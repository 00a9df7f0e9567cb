import type { Requirements, Segment, Site } from '../../contract/requirements.ts';
import { peopleWeights } from './building-weights.ts';
import { assumptionsOf, type Figures } from './changeable-assumptions.ts';
import { type FastHosts, fastHosts } from './fast-hosts.ts';
import { floorPartsOf } from './floor-parts.ts';
import {
  onSharedSwitches,
  type SegmentShare,
  type SegmentShares,
  segmentsOfSites,
} from './segment-shares.ts';
import { partsOfBuildings } from './segments-in-buildings.ts';
import { staysInside } from './stays-inside.ts';
import { segmentField } from './subnet-segments.ts';

/** What one site is planned with: the design's figures, or what its segments state of their hosts. */
export type SiteFigures = Figures & {
  /** Segments of IoT devices on switches that all share. */
  readonly devices: readonly SegmentShare[];
  /** What each building has of those on switches that all share, where segments are counted by building: see `SegmentShare.inBuildings`. */
  readonly buildingParts: BuildingParts;
  /** What each floor of the main building has of its people; undefined where they are spread evenly. */
  readonly floorParts: readonly number[] | undefined;
  /** Staff on switches that all share whose desks need faster ports. */
  readonly fastHosts: readonly FastHosts[];
  /** Where segments that state their traffic stand in the requirements, by whose traffic it is. */
  readonly statedBy: Readonly<Record<'people' | 'guests' | 'cameras', readonly string[]>>;
  /** Of devices whose segments state which share of their traffic leaves, the Mbit/s that do, of one device of the site on average. */
  readonly statedLeavingMbps: number;
};

/** By kind of segment; absent for a kind that is not counted by building. */
export type BuildingParts = { readonly [Kind in keyof SegmentShares]?: readonly number[] | undefined };

/** The same with what its clients find there and beyond. */
export type SizingFigures = SiteFigures & {
  /** Mbit/s of what leads out of the site. */
  readonly outsideMbps: number;
  /** Whether it has servers for its own people. */
  readonly hasServers: boolean;
};

/**
 * The figures of each site, in the order of the sites. Traffic is the mean over its hosts: those of a segment that states
 * theirs have that, the others what is assumed; of it leaves the share that the segment states, else of staff who work on the servers
 * of their site no more than what is assumed.
 */
export function figuresOfSites(sites: readonly Site[], requirements: Requirements): SiteFigures[] {
  const { segments } = requirements;
  const usual = assumptionsOf(requirements);
  const statesTraffic = segments.some(isTrafficStated);
  const hasDevices = segments.some(({ type }) => type === 'iot');
  const isPlaced = segments.some(({ places }) => places.length > 0);
  const shares = statesTraffic || hasDevices || isPlaced ? segmentsOfSites(sites, requirements) : [];
  const stated = new Map(segments.map((segment, index) => [segmentField(index), segment.mbpsPerHost]));
  const segmentOf = new Map(segments.map((segment, index) => [segmentField(index), segment]));
  return sites.map((site, index) => {
    const own = shares[index];
    const shared = own && onSharedSwitches(own);
    const inMain = partsOfBuildings(own?.staff ?? [])?.[0] ?? peopleWeights(site)[0] ?? 1;
    const leaving: Leaving = (segment, ofOthers) => {
      const { mbpsPerHost: mbps = ofOthers, leavingShare } = segment;
      if (leavingShare !== undefined) return mbps * leavingShare;
      if (!staysInside(segment, site)) return mbps;
      return mbps - Math.max(0, mbps - ofOthers) * (1 - usual.leavingShareOfHosts);
    };
    const people = trafficOf(own?.staff ?? [], segmentOf, leaving);
    const guests = trafficOf(own?.guests ?? [], segmentOf, leaving);
    const devices = devicesThatSend(own?.devices ?? [], segmentOf, usual);
    return {
      ...usual,
      mbpsPerPerson: people.mean(usual.mbpsPerPerson),
      mbpsPerPersonWithCloud: people.mean(usual.mbpsPerPersonWithCloud),
      mbpsPerGuest: guests.mean(usual.mbpsPerGuest),
      ...devices.figures,
      devices: shared?.devices ?? [],
      fastHosts: fastHosts(shared?.staff ?? [], stated),
      floorParts: floorPartsOf(site, inMain),
      buildingParts:
        shared === undefined
          ? {}
          : {
              staff: partsOfBuildings(shared.staff),
              guests: partsOfBuildings(shared.guests),
              devices: partsOfBuildings(shared.devices),
            },
      statedBy: { people: people.statedBy, guests: guests.statedBy, cameras: devices.statedBy },
      statedLeavingMbps: devices.statedLeavingMbps,
    };
  });
}

const isTrafficStated = ({
  mbpsPerHost,
  leavingShare,
}: Pick<Segment, 'mbpsPerHost' | 'leavingShare'>): boolean =>
  mbpsPerHost !== undefined || leavingShare !== undefined;

/** Of what a host of a segment sends and receives, the Mbit/s that leave the site. */
type Leaving = (segment: Segment, ofOthers: number) => number;

/** Segments with the place where they stand. */
type SegmentsByField = ReadonlyMap<string, Segment>;

/** The mean traffic of hosts that are split over segments, and which of these state theirs. */
function trafficOf(shares: readonly SegmentShare[], segmentOf: SegmentsByField, leaving: Leaving) {
  const own = shares.flatMap(({ share, fields: [field = ''] }) => {
    const segment = segmentOf.get(field);
    return segment !== undefined && isTrafficStated(segment) ? [{ field, share, segment }] : [];
  });
  const part = own.reduce((sum, { share }) => sum + share, 0);
  return {
    statedBy: own.map(({ field }) => field),
    mean: (usual: number): number =>
      own.length === 0
        ? usual
        : rounded(
            own.reduce((sum, { share, segment }) => sum + share * leaving(segment, usual), 0) +
              (1 - part) * usual,
          ),
  };
}

/** The part of a site's devices whose traffic leaves it, and what one of these sends on average. */
function devicesThatSend(shares: readonly SegmentShare[], segmentOf: SegmentsByField, usual: Figures) {
  const all = shares.map(({ share, fields: [field = ''] }) => {
    const { mbpsPerHost = usual.mbpsPerCamera, leavingShare } = segmentOf.get(field) ?? {};
    return { field, share, mbps: mbpsPerHost, leavingShare };
  });
  const watched = all.reduce(
    (sum, { share, leavingShare = usual.watchedShare }) => sum + share * leavingShare,
    0,
  );
  const mbps = all.reduce(
    (sum, one) => sum + one.share * (one.leavingShare ?? usual.watchedShare) * one.mbps,
    0,
  );
  return {
    statedBy: all.flatMap(({ field }) => {
      const segment = segmentOf.get(field);
      return segment !== undefined && isTrafficStated(segment) ? [field] : [];
    }),
    figures: {
      watchedShare: all.length === 0 ? usual.watchedShare : rounded(watched),
      mbpsPerCamera: watched === 0 ? usual.mbpsPerCamera : rounded(mbps / watched),
    },
    statedLeavingMbps: all.reduce((sum, one) => sum + one.share * (one.leavingShare ?? 0) * one.mbps, 0),
  };
}

const rounded = (figure: number): number => Number(figure.toFixed(3));
