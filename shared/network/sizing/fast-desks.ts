import type { Site } from '../../contract/requirements.ts';
import { linkMbps, twistedPairMbps } from '../requirements/assumptions.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import type { FastHosts } from '../requirements/fast-hosts.ts';
import type { DeviceGroup } from './device-groups.ts';

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
  return hosts.flatMap(({ field, name, share, usersPerHost = 1, mbps }) => {
    const desks = Math.min(left, Math.round(share * staffOf(site) * usersPerHost - 1e-9));
    left -= desks;
    return desks > 0 ? [{ field, name, desks, statedMbps: mbps, portMbps: portFor(mbps) }] : [];
  });
};

const portFor = (mbps: number): number => twistedPairMbps.find((rate) => rate >= mbps) ?? fastestOnCopper;
const fastestOnCopper = twistedPairMbps[3];

/** Hosts of one kind that each state more than a gigabit. */
export interface FastPorts {
  readonly hosts: number;
  readonly statedMbps: number;
  readonly portMbps: number;
}

/** The port of a device whose segment states more than a gigabit. */
export function fastPortOf({ segment: { mbpsPerHost = 0 }, quantity }: DeviceGroup): FastPorts | undefined {
  if (quantity === 0 || mbpsPerHost <= linkMbps.user) return undefined;
  return { hosts: quantity, statedMbps: mbpsPerHost, portMbps: portFor(mbpsPerHost) };
}

/** Desks and devices of a closet on ports that are faster than a gigabit. */
export const fastPortsOf = ({
  fastDesks,
  devices,
}: {
  readonly fastDesks: readonly FastDesks[];
  readonly devices: readonly DeviceGroup[];
}): readonly FastPorts[] => [
  ...fastDesks.map(({ desks, statedMbps, portMbps }) => ({ hosts: desks, statedMbps, portMbps })),
  ...devices.flatMap((group) => fastPortOf(group) ?? []),
];

export const countFastDesks = (fast: readonly FastDesks[]): number =>
  fast.reduce((sum, { desks }) => sum + desks, 0);

/** Mbit/s by which the ports of one of a closet's switches are faster than as many gigabit ports. */
export const beyondGigabit = (fast: readonly FastPorts[], switches: number): number =>
  fast.reduce(
    (sum, { hosts, portMbps }) => sum + Math.ceil(hosts / switches) * (portMbps - linkMbps.user),
    0,
  );

/** Mbit/s that the fast hosts of one of a closet's switches state together. */
export const statedByFastHosts = (fast: readonly FastPorts[], switches: number): number =>
  fast.reduce((sum, { hosts, statedMbps }) => sum + Math.ceil(hosts / switches) * statedMbps, 0);
