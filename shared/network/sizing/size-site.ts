import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { dependantsOf } from '../requirements/dependants.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { accessPairOf } from './access-pair.ts';
import type { ApartSegment, PartedSite } from './apart-segments.ts';
import type { BetweenVlans } from './between-vlans.ts';
import type { Closet } from './closets.ts';
import { type EdgeDevices, edgeDevices } from './edge-devices.ts';
import { layersOf, switchesIn, type Tiers } from './layers.ts';
import type { LikeClosets } from './like-closets.ts';
import {
  insideServers,
  type PublicRows,
  publicRows,
  type ServerRows,
  serverRows,
  spinesFor,
} from './server-rows.ts';

export interface SizedSite {
  readonly site: Site;
  /** Where it stands in the requirements, for a refusal that names it. */
  readonly field: string;
  readonly code: string;
  readonly isHub: boolean;
  /** Its place among the sites. */
  readonly index: number;
  readonly betweenVlans: BetweenVlans;
  /** Of everybody but those on switches of their own. */
  readonly closets: readonly Closet[];
  /** Physically isolated segments. */
  readonly apart: readonly ApartSegment[];
  readonly tiers: Tiers;
  /** Closets that share a pair of distribution switches each; none unless there are three tiers. */
  readonly blocks: readonly (readonly Closet[])[];
  /** The others, whose uplinks end on the core, or on the edge where there is none. */
  readonly atCore: readonly Closet[];
  readonly edge: EdgeDevices;
  readonly cores: number;
  /** Whether its edge routes its networks: then its core only joins switches. */
  readonly isRoutedAtEdge: boolean;
  /** Whether its two access switches hang on both members of its gateway, and on each other. */
  readonly isAccessPair: boolean;
  /**
   * Servers reachable only from the inside: where they are attached, and the rows of switches of their own if any.
   */
  readonly servers: ServerRows & {
    readonly inside: number;
    readonly on: 'access' | 'both access switches' | 'core' | 'server switches' | 'leaves';
  };
  /** A data centre's spines; 0 elsewhere. */
  readonly spines: number;
  /** Public servers, in rows of switches of their own. */
  readonly dmz: PublicRows;
  readonly why: { readonly tiers: Because };
}

export interface SiteFrame {
  readonly field: string;
  readonly code: string;
  readonly isHub: boolean;
  readonly index: number;
  readonly isSmallBusiness: boolean;
  readonly betweenVlans: BetweenVlans;
}

/** Sizes one site: access layer per closet, layers above it, servers, edge. Rules: facts of network design, see assumptions. */
export function sizeSite(
  site: Site,
  { rest, apart }: PartedSite,
  frame: SiteFrame,
  requirements: Requirements,
  figures: SizingFigures,
  closetsAlike: LikeClosets,
): SizedSite {
  const growth = growthFactor(requirements);
  const inside = insideServers(site);
  // A server on one access switch has one link: too little where the core must not fail.
  const fewServers =
    inside <= figures.serversOnAccessSwitch && (inside === 0 || !redundancyAt(requirements, site).core);
  const closetsWith = closetsAlike(rest, figures);
  const withServers = closetsWith(fewServers ? inside : 0);
  const rows = inside > figures.serversOnCore ? serverRows(inside, growth, 1, figures).rows.length : 0;
  const dmz = publicRows(site, growth, requirements);
  const isFabric = site.kind === 'datacentre' && rows > 1 && !fewServers;
  const withoutServers = closetsWith(0);
  const gateway = edgeDevices(site, frame.isHub, true, requirements);
  const load = { closets: withoutServers, inside, growth, edge: gateway };
  const isRoutedByCore = frame.betweenVlans.routableMbps > figures.insideMbpsOfGateway;
  const needsCore = dmz.isBelowCore || isRoutedByCore;
  const pair = needsCore ? undefined : accessPairOf(site, load, requirements, figures);
  const sizedAs = (closets: readonly Closet[], serversOnAccess: boolean) => {
    const dependants = Math.ceil(dependantsOf(rest) * growth) + accessPointsIn(closets);
    const isAccessPair = closets === pair;
    const { isSmallBusiness, betweenVlans } = frame;
    const hasPublicRacks = dmz.isBelowCore;
    const size = {
      closets,
      dependants,
      serversOnAccess,
      hasPublicRacks,
      isFabric,
      isSmallBusiness,
      isAccessPair,
      ...(isRoutedByCore && { betweenVlansMbps: betweenVlans.routableMbps }),
    };
    const layers = layersOf(site, frame.index, size, requirements);
    return { closets, layers };
  };
  const first = pair
    ? sizedAs(pair, true)
    : sizedAs(withServers, fewServers && (inside === 0 || switchesIn(withServers) > 0));
  // Servers need the ports of an access switch only where there is nothing above it.
  const isOnAccess = first.layers.tiers === 'flat';
  const { closets, layers } = isOnAccess ? first : sizedAs(withoutServers, false);
  const needed = isOnAccess ? 0 : rows;
  const servers = needed > 0 ? serverRows(inside, growth, layers.cores, figures) : { rows: [], width: 0 };
  const onAccess = pair ? 'both access switches' : 'access';
  const on = isFabric ? 'leaves' : needed > 0 ? 'server switches' : isOnAccess ? onAccess : 'core';
  return {
    site,
    ...frame,
    closets,
    apart,
    tiers: layers.tiers,
    blocks: layers.blocks,
    atCore: layers.atCore,
    edge: edgeDevices(site, frame.isHub, isOnAccess || layers.isRoutedAtEdge, requirements),
    cores: layers.cores,
    isRoutedAtEdge: layers.isRoutedAtEdge,
    isAccessPair: pair !== undefined,
    servers: { ...servers, inside, on },
    spines: isFabric ? spinesFor(servers.rows.length * servers.width, figures) : 0,
    dmz: { ...dmz, width: dmz.isBelowCore ? layers.cores : dmz.width },
    why: { tiers: layers.because },
  };
}

/** Growth as a factor: 30 % is 1.3. */
export const growthFactor = (requirements: Requirements): number => 1 + requirements.growth.percent / 100;

const accessPointsIn = (closets: readonly Closet[]): number =>
  closets.reduce((sum, { accessPoints }) => sum + accessPoints, 0);
