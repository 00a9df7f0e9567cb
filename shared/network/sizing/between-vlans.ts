import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf, staffOf } from '../requirements/effective-sites.ts';
import { reachedFrom } from '../requirements/reached-zones.ts';
import { isStrict, type SegmentShare, type SegmentShares } from '../requirements/segment-shares.ts';
import { segmentField } from '../requirements/subnet-segments.ts';

/** Mbit/s between the VLANs of a site's shared switches, with growth. */
export interface BetweenVlans {
  readonly mbps: number;
  /** Of that, what a core may route: the rest is of segments whose gateway is always the edge. */
  readonly routableMbps: number;
}

/**
 * What people draw from the servers of their site, and what cameras and other devices send them; nothing where it has no servers.
 * Segments on switches of their own are not among it. `growth` is a factor (1.3).
 */
export function betweenVlans(
  site: Site,
  { staff, devices }: SegmentShares,
  requirements: Requirements,
  growth: number,
): BetweenVlans {
  if (site.servers === 0) return { mbps: 0, routableMbps: 0 };
  const { mbpsPerPerson, mbpsPerCamera } = assumptionsOf(requirements);
  const segments = new Map(
    requirements.segments.map((segment, index) => [segmentField(index), segment] as const),
  );
  const statedFor = ({ fields: [field = ''] }: SegmentShare) => segments.get(field)?.mbpsPerHost;
  const reachesServers = ({ fields }: SegmentShare) =>
    fields.every((field) => {
      const segment = segments.get(field);
      return segment === undefined || !isStrict(segment) || reachedFrom(segment).includes('server');
    });
  const ofStaff = (own: SegmentShare): number => {
    const stated = statedFor(own);
    // A person has several hosts.
    return stated === undefined
      ? peopleOf(site) * mbpsPerPerson
      : staffOf(site) * (own.usersPerHost ?? 1) * stated;
  };
  const ofDevices = (own: SegmentShare): number => site.cameras * (statedFor(own) ?? mbpsPerCamera);
  const sent = [
    ...staff.map((own) => ({ own, mbps: own.share * ofStaff(own) })),
    ...devices.map((own) => ({ own, mbps: own.share * ofDevices(own) })),
  ].filter(({ own }) => own.isApart === undefined && reachesServers(own));
  const sum = (all: typeof sent): number =>
    Math.ceil(all.reduce((total, { mbps }) => total + mbps, 0) * growth - 1e-9);
  return { mbps: sum(sent), routableMbps: sum(sent.filter(({ own }) => own.atEdge === undefined)) };
}
