import type { SpeedGroup } from '../contract/device.ts';

/**
 * Ports of one device that run at one speed. Which models have such, and of how many ports, is in the catalogue's `by4`. Sources:
 * Fortinet's "Hardware Acceleration", whose pages of 1000F, 1800F, 2600F, 4200F and 4400F list interface groups, and for 600F that X5
 * to X8 run at one speed (an interface that changes from 25 to 10 or 1 Gbit/s, or back, takes its group along); Juniper's "Configure
 * Port Speed at the Chassis Level", by which the SFP28 of a switch run at one speed by quads; Dell's S5200 series, whose port groups of
 * four are 25g-4x or 10g-4x, which takes 1 Gbit/s, too; AOS-CX on an 8325, which says of interface group 3 that it "contains ports
 * 1/1/25-1/1/36"; the `hardware speed-group` of EOS on a 7050SX3-48YC8, of which each has four ports and SerDes of 10 or 25
 * Gbit/s. “Hardware Acceleration” of FortiOS 7.4 says of X5 to X8 of a 900G, as of a 600F, which are wired alike, that their speed cannot be changed, and of 7.6 no more:
 * they are taken for one group, as those of the 600F. Without groups are, by the AOS-CX 10.11 Fundamentals Guide (`system interface-group`), an 8360, whose SFP28 take 1, 10 and 25 Gbit/s side by side but for JL717C and
 * JL719C, and a CX 10000, which has no such command. Unknown is what no such source was found for: 3000F, whose later pages list no groups any more,
 * 7050SX3-48YC12 and the switches of other makers.
 */
export interface PortsOfOneSpeed {
  /** Counted from 1 over the groups of the device, as its configuration does. */
  readonly number: number;
  /** At their own rate, in the order of the front panel. */
  readonly names: readonly string[];
  readonly leastMbps?: number;
}

/** The speeds of what is plugged into cages, in Mbit/s: 2.5 and 5 Gbit/s are of sockets. */
const cageSpeeds = [1_000, 10_000, 25_000, 50_000, 100_000];

/** The speed that a group has to have for a link of so many Mbit/s on each of its ports. */
export const groupSpeed = ({ leastMbps = 0 }: Pick<SpeedGroup, 'leastMbps'>, mbps: number): number =>
  Math.max(leastMbps, cageSpeeds.find((speed) => speed >= mbps) ?? mbps);

/** How many ports each group of so many ports has: the last one what is left over. */
export const groupSizes = (count: number, { ports }: Pick<SpeedGroup, 'ports'>): number[] =>
  Array.from({ length: Math.ceil(count / ports) }, (_, at) => Math.min(ports, count - at * ports));
