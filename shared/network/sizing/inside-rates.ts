import { assumptions, linkMbps } from '../requirements/assumptions.ts';
import type { Closet } from './closets.ts';
import type { LinkRate } from './link-rates.ts';

/**
 * Rate of each link between the two of a pair. A switch of the pair that is cut off from above sends what it took in
 * across, which is half of what the access layer offers; and it must stand in for one access uplink.
 */
export function peerRate(closets: readonly Closet[], vlans: number): LinkRate {
  const { accessOversubscription: most, nativeVlan, peerLinks } = assumptions;
  const ports = closets.reduce((sum, { switches, model }) => sum + switches * model.ports, 0);
  const portsMbps = ports * linkMbps.user;
  const crossing = portsMbps / most / 2;
  const mbps = nextRate(Math.max(crossing, linkMbps.accessUplink));
  return {
    mbps,
    because: {
      rule: `First-hop redundancy: a pair shares its VLANs over a bundle of ${peerLinks} links, which survives a transceiver`,
      inputs: { vlans, nativeVlan, accessPorts: ports, links: peerLinks },
      arithmetic:
        `with one switch cut off from above, half of the access layer crosses: ${gbps(portsMbps)} of ports / ${most} / 2 = ` +
        `${gbps(crossing)}, and at least an uplink of ${gbps(linkMbps.accessUplink)}: ${peerLinks} × ${gbps(mbps)}; ` +
        `${vlans} VLANs, untagged frames fall into the unused VLAN ${nativeVlan}`,
    },
  };
}

/** Rate of each link from a distribution switch to one of the cores: within the ratio with one link left. */
export function distributionRate(accessSwitches: number, cores: number): LinkRate {
  const most = assumptions.distributionOversubscription;
  const down = accessSwitches * linkMbps.accessUplink;
  const mbps = nextRate(down / most);
  return {
    mbps,
    because: {
      rule: `Oversubscription from distribution to core: at most ${most}:1, also with one uplink left`,
      inputs: { accessSwitches, coreSwitches: cores },
      arithmetic:
        `${gbps(down)} down / ${most} = ${gbps(down / most)}: uplinks of ${gbps(mbps)}; ` +
        `${gbps(down)} down / ${gbps(cores * mbps)} up = ${ratio(down / (cores * mbps))}; ${ratio(down / mbps)} with one uplink left`,
    },
  };
}

/**
 * Rate of the link between the edge and a site's only layer of switches: what the site's circuits carry, `circuitsMbps`, at
 * most as fast as the switch's uplinks. The switch keeps what stays in one VLAN to itself.
 */
export function onlySwitchRate(circuitsMbps: number): LinkRate {
  const fastest = linkMbps.accessUplink;
  const mbps = Math.min(nextRate(circuitsMbps), fastest);
  return {
    mbps,
    because: {
      rule: 'A switch straight below the edge: its uplink carries what the circuits do',
      inputs: { circuitsMbps, uplinkMbps: fastest },
      arithmetic: `min(next rate from ${circuitsMbps} Mbit/s of circuits, uplinks of ${gbps(fastest)}) = ${gbps(mbps)}`,
    },
  };
}

/** `2.4` → `2.4:1`. */
export const ratio = (value: number): string => `${Number(value.toFixed(1))}:1`;

/** The slowest rate that carries as much; the fastest where none does. */
const nextRate = (neededMbps: number): number =>
  ethernetRates.find((rate) => rate >= neededMbps) ?? fastestRate;

const fastestRate = 100_000;
/**
 * Rates of new links in Mbit/s. Source: IEEE 802.3; without 40 Gbit/s, whose ports new switches hardly have since a lane
 * alone carries 25 (802.3by) and four of them 100.
 */
const ethernetRates = [1_000, 10_000, 25_000, fastestRate];

const gbps = (mbps: number): string => `${Number((mbps / 1_000).toFixed(2))} Gbit/s`;
