import type { Because } from '../../../contract/because.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import { type Reached, reachedFrom } from '../../requirements/reached-zones.ts';
import { isStrict } from '../../requirements/segment-shares.ts';
import { segmentField, segmentsOf } from '../../requirements/subnet-segments.ts';

/** What devices that are kept apart reach beside addresses, names and time, and where that is stated. */
export interface ApartDevices {
  readonly reached: readonly Reached[];
  readonly because: Because;
}

/** Segments of devices for which VLANs alone are not enough, by their zone: like staff that is kept apart, they reach what is stated. */
export function apartDevices(
  subnets: readonly Subnet[],
  { segments }: Requirements,
): ReadonlyMap<string, ApartDevices> {
  return new Map(
    subnets.flatMap((subnet): [string, ApartDevices][] => {
      const [index] = segmentsOf(subnet);
      const segment = segments[index ?? -1];
      if (subnet.purpose !== 'iot' || index === undefined || segment === undefined) return [];
      if (segment.type !== 'iot' || !isStrict(segment)) return [];
      const why = because('segment-apart', { isolation: segment.isolationLevel }, [segmentField(index)]);
      return [[subnet.zone ?? subnet.purpose, { reached: reachedFrom(segment), because: why }]];
    }),
  );
}
