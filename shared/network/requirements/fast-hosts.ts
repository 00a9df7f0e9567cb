import { linkMbps } from './assumptions.ts';
import type { SegmentShare } from './segment-shares.ts';

/** Staff of a segment that state more than an ordinary desk port carries: they are at desks, on ports of their own. */
export interface FastHosts {
  /** Where the segment stands. */
  readonly field: string;
  readonly name: string;
  /** Part of the staff, 0 to 1. */
  readonly share: number;
  readonly inBuildings?: readonly number[];
  /** Its users by its hosts among the staff; one where absent. */
  readonly usersPerHost?: number;
  /** Mbit/s that each of them states. */
  readonly mbps: number;
}

/** @param stated Mbit/s of a host, by the place of the segment that states it */
export const fastHosts = (
  staff: readonly SegmentShare[],
  stated: ReadonlyMap<string, number | undefined>,
): readonly FastHosts[] =>
  staff.flatMap(({ name, share, inBuildings, usersPerHost, fields: [field = ''] }) => {
    const mbps = stated.get(field) ?? 0;
    if (mbps <= linkMbps.user) return [];
    return [
      {
        field,
        name,
        share,
        ...(inBuildings && { inBuildings }),
        ...(usersPerHost && { usersPerHost }),
        mbps,
      },
    ];
  });
