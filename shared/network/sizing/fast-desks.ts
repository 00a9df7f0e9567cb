import type { Site } from '../../contract/requirements.ts';
import { linkMbps, twistedPairMbps } from '../requirements/assumptions.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import type { FastHosts } from '../requirements/fast-hosts.ts';

/** Desks of one closet on ports that are faster than a gigabit. */
export interface FastDesks {
  /** Where the segment stands that states it, and its name. */
  readonly field: string;
  readonly name: string;
  readonly desks: number;
  /** Mbit/s that each desk states, and those of its port. */
  readonly statedMbps: number;
  readonly portMbps: number;
}

/** Hosts of that much sit on cables, so that all of a segment are at desks, as far as the site has some. */
export const fastDesksOf = (site: Site, hosts: readonly FastHosts[]): readonly FastDesks[] => {
  let left = site.wiredUsers;
  return hosts.flatMap(({ field, name, share, mbps }) => {
    const desks = Math.min(left, Math.round(share * staffOf(site) - 1e-9));
    left -= desks;
    const portMbps = twistedPairMbps.find((rate) => rate >= mbps) ?? fastestOnCopper;
    return desks > 0 ? [{ field, name, desks, statedMbps: mbps, portMbps }] : [];
  });
};

const fastestOnCopper = twistedPairMbps[3];

export const countFastDesks = (fast: readonly FastDesks[]): number =>
  fast.reduce((sum, { desks }) => sum + desks, 0);

/** Mbit/s by which the ports of one of a closet's switches are faster than as many gigabit ports. */
export const beyondGigabit = (fast: readonly FastDesks[], switches: number): number =>
  fast.reduce(
    (sum, { desks, portMbps }) => sum + Math.ceil(desks / switches) * (portMbps - linkMbps.user),
    0,
  );

/** Mbit/s that the fast desks of one of a closet's switches state together. */
export const statedByFastDesks = (fast: readonly FastDesks[], switches: number): number =>
  fast.reduce((sum, { desks, statedMbps }) => sum + Math.ceil(desks / switches) * statedMbps, 0);
