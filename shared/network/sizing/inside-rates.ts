import { because } from '../reasons/because.ts';
import { industrialModel, linkMbps } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { ApartSegment } from './apart-segments.ts';
import type { Closet } from './closets.ts';
import { beyondGigabit, fastPortsOf, statedByFastHosts } from './fast-desks.ts';
import type { FibreRun } from './fibre-runs.ts';
import type { LinkRate } from './link-rates.ts';

/**
 * Rate of each link between the two of a pair. A switch of the pair that is cut off from above sends what it took in
 * across, which is half of what the access layer offers; and it must stand in for one access uplink.
 */
export function peerRate(closets: readonly Closet[], vlans: number, figures: Figures): LinkRate {
  const { accessOversubscription: most } = figures;
  const ports = closets.reduce((sum, { switches, model }) => sum + switches * model.ports, 0);
  const portsMbps =
    ports * linkMbps.user +
    closets.reduce(
      (sum, closet) => sum + closet.switches * beyondGigabit(fastPortsOf(closet), closet.switches),
      0,
    );
  const crossing = portsMbps / most / 2;
  const uplinkMbps = Math.max(linkMbps.accessUplink, ...closets.map((closet) => uplinkRate(closet, figures)));
  const mbps = nextRate(Math.max(crossing, uplinkMbps));
  const isUsual = closets.every((closet) => fastPortsOf(closet).length === 0);
  const inputs = { accessPorts: ports, vlans, mbps, most, ...(!isUsual && { portsMbps, uplinkMbps }) };
  return { mbps, because: because('peer-bundle', inputs) };
}

/**
 * Rate of each uplink of a closet's switches: 10 Gbit/s, 1 Gbit/s of industrial ones, and where desks are faster, what one uplink left needs by the ratio of the access
 * layer, and what these desks state: with growth, all of it that flows at once over all uplinks, and over one that is left as much as between
 * distribution and core.
 * @param uplinks that a switch has
 */
export function uplinkRate(
  closet: Pick<Closet, 'switches' | 'model' | 'fastDesks' | 'devices' | 'why'>,
  { accessOversubscription, distributionOversubscription, fastHostConcurrency }: Figures,
  uplinks = 2,
): LinkRate['mbps'] {
  const { switches, model, why } = closet;
  const fast = fastPortsOf(closet);
  if (model === industrialModel) return linkMbps.industrialUplink;
  if (fast.length === 0) return linkMbps.accessUplink;
  const portsMbps = model.ports * linkMbps.user + beyondGigabit(fast, switches);
  const statedMbps = statedByFastHosts(fast, switches);
  return nextRate(
    Math.max(
      linkMbps.accessUplink,
      portsMbps / accessOversubscription,
      statedMbps / distributionOversubscription,
      (statedMbps * why.switches.growthFactor * fastHostConcurrency) / uplinks,
    ),
  );
}

/** Rate of each link from a distribution switch to one of the cores: within the ratio with one link left. */
export function distributionRate(
  closets: readonly Closet[],
  cores: number,
  run: FibreRun,
  figures: Figures,
): LinkRate {
  const { distributionOversubscription: most } = figures;
  const accessSwitches = closets.reduce((sum, { switches }) => sum + switches, 0);
  const downMbps = closets.reduce((sum, closet) => sum + closet.switches * uplinkRate(closet, figures), 0);
  const mbps = nextRate(downMbps / most);
  const isUsual = downMbps === accessSwitches * linkMbps.accessUplink;
  const inputs = { accessSwitches, coreSwitches: cores, mbps, most, ...(!isUsual && { downMbps }) };
  return { mbps, because: because('distribution-uplinks', { ...inputs, ...run }) };
}

/**
 * Rate of the link between the edge and a site's only layer of switches: what the site's circuits carry, `circuitsMbps`, and what
 * the edge routes between its VLANs, at most as fast as the switch's uplinks. The switch keeps what stays in one VLAN to itself.
 */
export function onlySwitchRate(circuitsMbps: number, betweenVlansMbps = 0): LinkRate {
  const fastest = linkMbps.accessUplink;
  const mbps = Math.min(nextRate(circuitsMbps + betweenVlansMbps), fastest);
  return {
    mbps,
    because: because('only-switch-uplink', {
      circuitsMbps,
      mbps,
      ...(betweenVlansMbps > 0 && { betweenVlansMbps }),
    }),
  };
}

/** Rate of each link that joins a site's edge to what is inside and has to carry `circuitMbps`: the fastest circuit, or its part of them all. */
export const edgeLinkRate = (circuitMbps: number): LinkRate['mbps'] =>
  nextRate(Math.max(linkMbps.edge, circuitMbps));

/** Rate of the links that join a segment on switches of its own to the edge: all that its people and devices send leaves by them. */
export function apartRate(
  { served, segment }: ApartSegment,
  growth: number,
  figures: Figures,
): LinkRate['mbps'] {
  const { mbpsPerPerson, mbpsPerGuest, mbpsPerCamera } = figures;
  const { mbpsPerHost } = segment;
  const sent =
    Math.max(served.wiredUsers, served.wirelessUsers) * (mbpsPerHost ?? mbpsPerPerson) +
    served.guests * (mbpsPerHost ?? mbpsPerGuest) +
    served.cameras * (mbpsPerHost ?? mbpsPerCamera);
  return Math.min(nextRate(sent * growth), linkMbps.accessUplink);
}

/** The slowest rate that carries as much; the fastest where none does. */
const nextRate = (neededMbps: number): number =>
  ethernetRates.find((rate) => rate >= neededMbps) ?? fastestRate;

const fastestRate = 100_000;
/**
 * Rates of new links in Mbit/s. Source: IEEE 802.3; without 40 Gbit/s, whose ports new switches hardly have since a lane
 * alone carries 25 (802.3by) and four of them 100.
 */
const ethernetRates = [1_000, 10_000, 25_000, fastestRate];
