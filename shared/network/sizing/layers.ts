import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { because } from '../reasons/because.ts';
import { assumptionsOf, type Figures } from '../requirements/changeable-assumptions.ts';
import { everythingAt } from '../requirements/serves.ts';
import { redundancyAt, redundancyStated } from '../requirements/site-redundancy.ts';
import type { Closet } from './closets.ts';

/** How many layers of switches a site has. `flat`: access switches alone, the first of them on the edge. */
export type Tiers = 'flat' | 'collapsed core' | 'three tiers';

export interface Layers {
  readonly tiers: Tiers;
  readonly cores: number;
  /** Whether the site's edge routes its networks: then its core only joins switches. */
  readonly isRoutedAtEdge: boolean;
  /** Closets that share a pair of distribution switches each; none unless there are three tiers. */
  readonly blocks: readonly (readonly Closet[])[];
  /** The others, whose uplinks end on the core, or on the edge where there is none. */
  readonly atCore: readonly Closet[];
  readonly because: Because;
}

interface Size {
  readonly closets: readonly Closet[];
  /** Who and what depends on it, each of the staff once, with growth. */
  readonly dependants: number;
  /** Whether the servers need nothing but access switches. */
  readonly serversOnAccess: boolean;
  /** Whether racks of public servers hang on the core. */
  readonly hasPublicRacks: boolean;
  /** Whether models for small businesses are expected, whose switches have one maker's gateway route for them. */
  readonly isSmallBusiness: boolean;
  /** A data centre's servers are attached to leaves and spines; the core is their border then. */
  readonly isFabric: boolean;
  /** Whether the closets have two access switches that need no core between them and the gateway. */
  readonly isAccessPair: boolean;
  /** Mbit/s between its VLANs, where that is more than the edge routes as well: a core does. */
  readonly betweenVlansMbps?: number;
}

/**
 * One layer under 200 people and devices, as long as one switch can join the others; distribution and core in one up to 1,000
 * or, in one building, three blocks, and wherever one pair can take all access switches, in buildings too; a distribution pair for
 * each block beyond, unless the block is as small as a building that has none. A small business has one gateway that routes and
 * filters, and a single core below it, unless the core must not fail or more passes between its VLANs than is worth a gateway; two access switches on a gateway that is a pair need none even then. Source: facts of network design.
 */
export function layersOf(site: Site, index: number, size: Size, requirements: Requirements): Layers {
  const { closets, dependants, isFabric, hasPublicRacks, isSmallBusiness, isAccessPair, betweenVlansMbps } =
    size;
  const switches = switchesIn(closets);
  const redundant = redundancyAt(requirements, site).core;
  const figures = assumptionsOf(requirements);
  const blocks = blocksOf(closets, figures);
  const { devicesForCorePair, devicesForDistribution, blocksOnCore, switchesInOneLayer } = figures;
  const { switchesForDistribution, switchesPerBlock, insideMbpsOfGateway } = figures;
  const isFlat = betweenVlansMbps === undefined && isOneLayer(size, redundant, figures);
  const isLarge =
    !isFlat &&
    blocks.length > 1 &&
    switches > switchesPerBlock &&
    (dependants > devicesForDistribution || blocks.length > blocksOnCore || site.buildings.length > 0);
  const withPair = isLarge ? blocks.filter((block) => switchesIn(block) >= switchesForDistribution) : [];
  const paired = new Set(withPair.flat());
  const atCore = closets.filter((closet) => !paired.has(closet));
  const tiers = isFlat ? 'flat' : withPair.length > 0 ? 'three tiers' : 'collapsed core';
  const mayRouteAtEdge = isSmallBusiness && !redundant && !isFabric && !hasPublicRacks && blocks.length === 1;
  const isRoutedAtEdge = tiers === 'collapsed core' && mayRouteAtEdge && betweenVlansMbps === undefined;
  const isForVlans =
    betweenVlansMbps !== undefined && (mayRouteAtEdge || isOneLayer(size, redundant, figures));
  const isPair =
    redundant || isFabric || blocks.length > 1 || (dependants >= devicesForCorePair && !isRoutedAtEdge);
  const cores = tiers === 'flat' ? 0 : isPair ? 2 : 1;
  return {
    tiers,
    cores,
    isRoutedAtEdge,
    blocks: withPair,
    atCore,
    because: because(
      'campus-layers',
      {
        tiers,
        cores,
        dependants,
        accessSwitches: switches,
        switchBlocks: Math.max(1, blocks.length),
        coreRedundancy: redundant,
        isFabric,
        isRoutedAtEdge,
        ...(isAccessPair && { isAccessPair }),
        ...(isForVlans && { betweenVlansMbps, insideMbpsOfGateway }),
        devicesForCorePair,
        devicesForDistribution,
        blocksOnCore,
        switchesInOneLayer,
        ...(withPair.length > 0 && {
          distributionPairs: withPair.length,
          switchesOnCore: switchesIn(atCore),
        }),
        switchesPerBlock,
      },
      [
        ...everythingAt(requirements, index, site),
        ...redundancyStated(requirements, index, site, 'coreSwitching'),
      ],
    ),
  };
}

function isOneLayer(
  { closets, dependants, serversOnAccess, hasPublicRacks, isAccessPair }: Size,
  redundant: boolean,
  { devicesForCorePair, switchesInOneLayer }: Figures,
): boolean {
  const switches = switchesIn(closets);
  if (!serversOnAccess || hasPublicRacks) return false;
  if (switches <= 1 || isAccessPair) return true;
  return !redundant && dependants < devicesForCorePair && switches <= switchesInOneLayer;
}

export const switchesIn = (closets: readonly Closet[]): number =>
  closets.reduce((sum, { switches }) => sum + switches, 0);

/** A building that is large enough is a block of its own, or several; what is left is of the main one. */
function blocksOf(
  closets: readonly Closet[],
  { switchesForDistribution, switchesPerBlock }: Figures,
): readonly (readonly Closet[])[] {
  const byBuilding = Map.groupBy(closets, ({ building }) => building?.name);
  const isLarge = ([name, own]: readonly [string | undefined, readonly Closet[]]) =>
    name !== undefined && switchesIn(own) >= switchesForDistribution;
  const large = [...byBuilding].filter(isLarge);
  const rest = [...byBuilding].filter((each) => !isLarge(each)).flatMap(([, own]) => own);
  return [rest, ...large.map(([, own]) => own)].flatMap((own) => fillBlocks(own, switchesPerBlock));
}

/** Neighbouring closets together in as few blocks as hold them, as even as whole closets allow. */
function fillBlocks(closets: readonly Closet[], switchesPerBlock: number): readonly (readonly Closet[])[] {
  const even = Math.ceil(switchesIn(closets) / Math.ceil(switchesIn(closets) / switchesPerBlock));
  const full = filledUpTo(closets, switchesPerBlock);
  // Closets that cannot be divided may need one block more where each is filled less.
  for (let most = even; most < switchesPerBlock; most += 1) {
    const blocks = filledUpTo(closets, most);
    if (blocks.length <= full.length && blocks.every((block) => switchesIn(block) <= switchesPerBlock))
      return blocks;
  }
  return full;
}

function filledUpTo(closets: readonly Closet[], most: number): readonly (readonly Closet[])[] {
  const blocks: Closet[][] = [];
  let room = 0;
  for (const closet of closets) {
    if (closet.switches > room || blocks.length === 0) {
      blocks.push([]);
      room = most;
    }
    blocks.at(-1)?.push(closet);
    room -= closet.switches;
  }
  return blocks;
}
