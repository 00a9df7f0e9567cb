import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptions, largeAccessModel } from '../assumptions.ts';
import { everythingAt } from '../serves.ts';
import { type Closet, closetsOf } from './closets.ts';

/** How many layers of switches a site has. `flat`: one access switch straight on the edge. */
export type Tiers = 'flat' | 'collapsed core' | 'three tiers';

export interface SizedSite {
  readonly site: Site;
  /** Where it stands in the requirements, for a refusal that names it. */
  readonly field: string;
  readonly code: string;
  readonly isHub: boolean;
  /** Its place among the sites. */
  readonly index: number;
  readonly closets: readonly Closet[];
  readonly tiers: Tiers;
  /** Closets that share a pair of distribution switches; a single block unless there are three tiers. */
  readonly blocks: readonly (readonly Closet[])[];
  readonly routers: number;
  readonly firewalls: number;
  readonly cores: number;
  /** Where servers are attached, and the switches of their own if they have any. */
  readonly servers: { readonly on: 'access' | 'core' | 'server switches'; readonly switches: number };
  readonly why: { readonly tiers: Because };
}

export interface SiteFrame {
  readonly field: string;
  readonly code: string;
  readonly isHub: boolean;
  readonly index: number;
}

/** Sizes one site: access layer per closet, layers above it, edge. Rules: facts of network design, see assumptions. */
export function sizeSite(site: Site, frame: SiteFrame, requirements: Requirements): SizedSite {
  const growth = growthFactor(requirements);
  const redundancy = requirements.redundancy;
  const { closets, on } = placeServers(site, growth);
  const switches = switchesIn(closets);
  const devices = Math.ceil(endDevices(site, closets) * growth);
  const isFlat = switches <= 1 && on === 'access';
  const isLarge = devices > assumptions.devicesForDistribution && switches > assumptions.switchesPerBlock;
  const tiers: Tiers = isFlat ? 'flat' : isLarge ? 'three tiers' : 'collapsed core';
  const isPair = redundancy.coreSwitching || devices >= assumptions.devicesForCorePair;
  const cores = isFlat ? 0 : isPair ? 2 : 1;
  const firewalled = frame.isHub && requirements.securityRequirements.firewall !== 'none';
  return {
    site,
    ...frame,
    closets,
    tiers,
    blocks: tiers === 'three tiers' ? blocksOf(closets) : [closets],
    routers: redundancy.internet ? 2 : 1,
    firewalls: firewalled ? (redundancy.internet || redundancy.coreSwitching ? 2 : 1) : 0,
    cores,
    servers: { on, switches: on === 'server switches' ? serverSwitches(site.servers, cores, growth) : 0 },
    why: {
      tiers: {
        ...whyTiers(site, devices, switches, tiers, cores, redundancy.coreSwitching),
        serves: [
          ...everythingAt(requirements, frame.index, site),
          ...(redundancy.coreSwitching ? ['requirements.redundancy.coreSwitching'] : []),
        ],
      },
    },
  };
}

/** Growth as a factor: 30 % is 1.3. */
export const growthFactor = (requirements: Requirements): number => 1 + requirements.growth.percent / 100;

/** Server switches stand in as many rows as there are cores, so that a server reaches both. */
function serverSwitches(servers: number, cores: number, growth: number): number {
  return Math.ceil((servers * growth) / largeAccessModel.usable - 1e-9) * Math.max(1, cores);
}

function placeServers(
  site: Site,
  growth: number,
): { closets: readonly Closet[]; on: SizedSite['servers']['on'] } {
  const closets = closetsOf(site, growth, 0);
  if (site.servers > assumptions.serversOnCore) return { closets, on: 'server switches' };
  if (switchesIn(closets) <= 1 && site.servers <= assumptions.serversOnAccessSwitch) {
    const withServers = site.servers > 0 ? closetsOf(site, growth, site.servers) : closets;
    if (switchesIn(withServers) <= 1) return { closets: withServers, on: 'access' };
  }
  return { closets, on: 'core' };
}

const switchesIn = (closets: readonly Closet[]): number => closets.reduce((sum, c) => sum + c.switches, 0);

function endDevices(site: Site, closets: readonly Closet[]): number {
  const wireless = (site.wirelessUsers + site.guests) * assumptions.devicesPerWirelessPerson;
  const accessPoints = closets.reduce((sum, c) => sum + c.accessPoints, 0);
  return (
    site.wiredUsers + wireless + site.phones + site.cameras + site.printers + site.servers + accessPoints
  );
}

/** Neighbouring closets together until a block's distribution pair is full. */
function blocksOf(closets: readonly Closet[]): readonly (readonly Closet[])[] {
  const blocks: Closet[][] = [];
  let room = 0;
  for (const closet of closets) {
    if (closet.switches > room || blocks.length === 0) {
      blocks.push([]);
      room = assumptions.switchesPerBlock;
    }
    blocks.at(-1)?.push(closet);
    room -= closet.switches;
  }
  return blocks;
}

function whyTiers(
  site: Site,
  devices: number,
  switches: number,
  tiers: Tiers,
  cores: number,
  redundant: boolean,
): Because {
  const size = `${devices} end devices with growth, ${switches} access switches`;
  const reason = {
    flat: 'one access switch serves the site: it joins the edge directly',
    'collapsed core': `at most ${assumptions.devicesForDistribution} devices or one switch block: core and distribution collapse into one layer`,
    'three tiers': `more than ${assumptions.devicesForDistribution} devices and more than ${assumptions.switchesPerBlock} access switches: a distribution pair for each block`,
  }[tiers];
  const pair =
    cores === 2
      ? redundant
        ? '; a pair because core redundancy is asked for'
        : `; a pair from ${assumptions.devicesForCorePair} devices on`
      : '';
  return {
    rule: 'Hierarchical campus: layers by number of end devices',
    inputs: { site: site.name, endDevices: devices, accessSwitches: switches, coreRedundancy: redundant },
    arithmetic: `${size}: ${reason}${pair}`,
  };
}
