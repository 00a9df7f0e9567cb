import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf, type Figures } from './changeable-assumptions.ts';
import { type FastHosts, fastHosts } from './fast-hosts.ts';
import { onSharedSwitches, type SegmentShare, segmentsOfSites } from './segment-shares.ts';
import { staysInside } from './stays-inside.ts';
import { segmentField } from './subnet-segments.ts';

/** What one site is planned with: the design's figures, or what its segments state of their hosts. */
export type SiteFigures = Figures & {
  /** Segments of IoT devices on switches that all share. */
  readonly devices: readonly SegmentShare[];
  /** Staff on switches that all share whose desks need faster ports. */
  readonly fastHosts: readonly FastHosts[];
  /** Where segments that state their traffic stand in the requirements, by whose traffic it is. */
  readonly statedBy: Readonly<Record<'people' | 'guests' | 'cameras', readonly string[]>>;
};

/** The same with what its clients find there and beyond. */
export type SizingFigures = SiteFigures & {
  /** Mbit/s of what leads out of the site. */
  readonly outsideMbps: number;
  /** Whether it has servers for its own people. */
  readonly hasServers: boolean;
};

/**
 * The figures of each site, in the order of the sites. Traffic is the mean over its hosts: those of a segment that states
 * theirs have that, the others what is assumed; of staff who work on the servers of their site, no more than a share of it leaves.
 */
export function figuresOfSites(sites: readonly Site[], requirements: Requirements): SiteFigures[] {
  const { segments } = requirements;
  const usual = assumptionsOf(requirements);
  const statesTraffic = segments.some(({ mbpsPerHost }) => mbpsPerHost !== undefined);
  const hasDevices = segments.some(({ type }) => type === 'iot');
  const shares = statesTraffic || hasDevices ? segmentsOfSites(sites, requirements) : [];
  const stated = new Map(segments.map((segment, index) => [segmentField(index), segment.mbpsPerHost]));
  const segmentOf = new Map(segments.map((segment, index) => [segmentField(index), segment]));
  return sites.map((site, index) => {
    const own = shares[index];
    const leaving: Leaving = ({ field, mbps }, ofOthers) => {
      const segment = segmentOf.get(field);
      if (segment === undefined || !staysInside(segment, site)) return mbps;
      return mbps - Math.max(0, mbps - ofOthers) * (1 - usual.leavingShareOfHosts);
    };
    const people = trafficOf(own?.staff ?? [], stated, leaving);
    const guests = trafficOf(own?.guests ?? [], stated, leaving);
    const cameras = trafficOf(own?.devices ?? [], stated, leaving);
    return {
      ...usual,
      mbpsPerPerson: people.mean(usual.mbpsPerPerson),
      mbpsPerPersonWithCloud: people.mean(usual.mbpsPerPersonWithCloud),
      mbpsPerGuest: guests.mean(usual.mbpsPerGuest),
      mbpsPerCamera: cameras.mean(usual.mbpsPerCamera),
      devices: own === undefined ? [] : onSharedSwitches(own).devices,
      fastHosts: own === undefined ? [] : fastHosts(onSharedSwitches(own).staff, stated),
      statedBy: { people: people.statedBy, guests: guests.statedBy, cameras: cameras.statedBy },
    };
  });
}

/** Of what a host of the segment at a place in the requirements states, the Mbit/s that leave the site. */
type Leaving = (host: { readonly field: string; readonly mbps: number }, ofOthers: number) => number;

/** The mean traffic of hosts that are split over segments, and which of these state theirs. */
function trafficOf(
  shares: readonly SegmentShare[],
  stated: ReadonlyMap<string, number | undefined>,
  leaving: Leaving,
) {
  const own = shares.flatMap(({ share, fields: [field = ''] }) => {
    const mbps = stated.get(field);
    return mbps === undefined ? [] : [{ field, share, mbps }];
  });
  const part = own.reduce((sum, { share }) => sum + share, 0);
  return {
    statedBy: own.map(({ field }) => field),
    mean: (usual: number): number =>
      own.length === 0
        ? usual
        : Number(
            (
              own.reduce((sum, host) => sum + host.share * leaving(host, usual), 0) +
              (1 - part) * usual
            ).toFixed(3),
          ),
  };
}
