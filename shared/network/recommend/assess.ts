import { lazily } from '../../caching/lazily.ts';
import type { Category, Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { yearsAfter } from '../../vocabulary/days.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { RepeatedSites } from '../topology/repeated-sites.ts';
import type { AssignedDevice } from './assigned-device.ts';
import { isConfiguredByHand } from './configured-by-hand.ts';
import { doubtsAbout, failuresOf } from './constraints.ts';
import { fitDevice } from './fit-device.ts';
import { lesserThan } from './lesser-than.ts';
import { addMiss, type Misses, noMisses } from './misses.ts';
import { costOf, dollarsIn, lifetimeCost } from './money.ts';
import type { Need } from './need.ts';
import { type EndCosts, endCostsIn, opticsCost } from './optics-demand.ts';
import type { Unfit } from './pass-over.ts';
import type { Horizon, Shortfall } from './shortfall.ts';
import { partsOf, shareOnSale, type UtilityParts, type Yardstick, yardstickOf } from './utility.ts';
import { isOf } from './vendor.ts';

export interface RecommendInput {
  readonly requirements: Requirements;
  readonly graph: Graph;
  /** Every device that may be chosen. */
  readonly devices: readonly Device[];
  /** What the design's equipment has already: its makers stay those of their domains. */
  readonly assigned?: readonly AssignedDevice[];
  /** The day of the assessment, as `2026-03-31`. */
  readonly today: string;
  readonly unfit?: Unfit;
  /** Of a network as it was drawn: sites whose places ask for what those of an earlier one do, be they drawn or not. */
  readonly repeated?: RepeatedSites;
  /** Whether a model that bundles ports for a link stands behind all that carry it over one. */
  readonly bundlesLast?: boolean;
  /** What devices may cost in place of a stated budget, which pays for more than them. */
  readonly forDevices?: number;
  /** Whether only the preferred manufacturer is allowed. */
  readonly isVendorHard?: boolean;
}

/** What the needs of one design are assessed against. */
export interface Circumstances {
  readonly devices: ReadonlyMap<Category, readonly Device[]>;
  readonly currency: string;
  readonly endCost: EndCosts;
  readonly years: number;
  readonly horizon: Horizon;
  /** The only manufacturers allowed; empty where any may be chosen. */
  readonly onlyVendor: string;
  readonly byHand: ByHand;
  readonly bundlesLast: boolean;
}

/** What a device whose configuration is written by hand is compared at: so many times its cost, but for each at most so much more. */
interface ByHand {
  readonly times: number;
  readonly most: number;
}

/** A device that meets every demand of a need. */
export interface Fitting {
  readonly device: Device;
  readonly parts: Omit<UtilityParts, 'vendor'>;
  /** See `costOf`. */
  readonly cost: number | undefined;
  /**
   * What all pieces cost over the years of the plan with the transceivers and direct-attach cables of their maker, those of
   * bundles too, up to twice that where more of them cannot be bought for all of it.
   */
  readonly standingCost: number;
  /** What candidates are compared by: the same, and more where the configuration would have to be written by hand. */
  readonly weighedCost: number;
  /** What speaks against it though it may have the place, a sentence each. */
  readonly caveats: readonly string[];
}

/** A device without a price stands behind all that have one. */
const unpriced = 1e9;

/** The devices of a need's category, checked against its demands; budget and main manufacturer are considered later. */
export interface Assessment {
  readonly need: Need;
  readonly fitting: readonly Fitting[];
  readonly misses: () => Misses;
  readonly yardstick: Yardstick;
  /** What the cheapest that fits costs; 0 where there is none with a price. */
  readonly leastCost: number;
}

export function circumstancesOf(
  { requirements, devices, today, isVendorHard, bundlesLast = false }: RecommendInput,
  currency: string,
): Circumstances {
  const { years } = requirements.growth;
  const { timesWithoutTemplates, mostWithoutTemplates } = assumptionsOf(requirements);
  return {
    devices: Map.groupBy(devices, ({ category }) => category),
    currency,
    endCost: endCostsIn(currency),
    years,
    horizon: { today, until: yearsAfter(today, years) },
    onlyVendor: isVendorHard === true ? requirements.vendorPreference : '',
    byHand: { times: timesWithoutTemplates, most: dollarsIn(currency, mostWithoutTemplates) },
    bundlesLast,
  };
}

/** Which devices meet the demands of a need, and what the others fail on. */
export function assess(need: Need, circumstances: Circumstances): Assessment {
  const { currency, endCost, years, horizon, byHand } = circumstances;
  const { fits, caveats } = sift(need, circumstances);
  const yardstick = yardstickOf(fits, need.demands, { currency, years, horizon });
  const fitting = fits.map((device) => {
    const standingCost =
      need.quantity *
      ((lifetimeCost(currency, years, device, need.demands) ?? unpriced) +
        opticsCost(need.demands, device, endCost)) *
      (2 - shareOnSale(device, horizon));
    return {
      device,
      parts: partsOf(device, need.demands, yardstick),
      cost: costOf(need, currency, device),
      standingCost,
      weighedCost: isConfiguredByHand(device)
        ? Math.min(standingCost * byHand.times, standingCost + need.quantity * byHand.most)
        : standingCost,
      caveats: caveats.get(device) ?? [],
    };
  });
  const least = fitting.reduce((most, { cost }) => Math.min(most, cost ?? most), Number.POSITIVE_INFINITY);
  const misses = lazily(() => {
    const all = noMisses();
    sift(need, circumstances, all);
    return all;
  });
  return { need, fitting, misses, yardstick, leastCost: Number.isFinite(least) ? least : 0 };
}

interface Sifted {
  readonly fits: readonly Device[];
  /** Of those that are not sure to fit. */
  readonly caveats: ReadonlyMap<Device, readonly string[]>;
}

/** The devices that may have the place; why the others may not is added to `misses`, where somebody asks. */
function sift(need: Need, circumstances: Circumstances, misses?: Misses): Sifted {
  const { devices, horizon, onlyVendor, bundlesLast } = circumstances;
  const miss = (device: Device, shortfalls: readonly Shortfall[]) => {
    if (misses !== undefined) addMiss(misses, device, shortfalls);
  };
  const met: Device[] = [];
  const nearly: { readonly device: Device; readonly shortfalls: readonly Shortfall[] }[] = [];
  const stood = devices.get(need.category)?.find(({ id }) => id === need.demands.replaces);
  for (const device of candidatesFor(need, devices)) {
    const shortfalls = (misses === undefined ? doubtsAbout : failuresOf)(device, need.demands, horizon);
    if (shortfalls === undefined) continue;
    if (stood !== undefined && shortfalls.every(({ isDoubt }) => isDoubt))
      shortfalls.push(...lesserThan(stood, device));
    if (onlyVendor !== '' && !isOf(onlyVendor, device)) {
      const describe = () => ({
        sentence: `It is not from ${onlyVendor}.`,
        relax: `to ${device.manufacturer}`,
      });
      shortfalls.push({ constraint: 'vendor', share: 1, describe });
    }
    if (shortfalls.length === 0) met.push(device);
    else if (shortfalls.every(({ isDoubt }) => isDoubt)) nearly.push({ device, shortfalls });
    else miss(device, shortfalls);
  }
  const caveats = new Map<Device, readonly string[]>();
  const leastDoubts = Math.min(...nearly.map(({ shortfalls }) => shortfalls.length));
  for (const { device, shortfalls } of nearly) {
    // Where nothing is sure to fit, the least doubtful stand in, and say so.
    if (met.length === 0 && shortfalls.length === leastDoubts) {
      caveats.set(
        device,
        shortfalls.map(({ describe }) => describe().sentence),
      );
    } else miss(device, shortfalls);
  }
  const fits = met.length > 0 ? met : [...caveats.keys()];
  // A spine whose ports are slower than its leaves’ uplinks leaves none of them room for another row.
  const isBundleLast = bundlesLast || need.demands.isFabric === true;
  const single = fits.filter((device) => linksBundled(device, need, isBundleLast) === 0);
  if (single.length > 0) {
    for (const device of fits) if (!single.includes(device)) miss(device, [bundling(device, need)]);
  }
  return { fits: single.length > 0 ? single : fits, caveats };
}

/** Devices of a need's category; routers that filter may take the place of a firewall. */
function candidatesFor({ category }: Need, devices: Circumstances['devices']): readonly Device[] {
  const own = devices.get(category) ?? [];
  if (category !== 'firewall') return own;
  return [...own, ...(devices.get('router') ?? []).filter(filters)];
}

const filters = ({ specs: { capabilities } }: Device): boolean => {
  const level = capabilities?.['stateful-firewall'];
  return level === 'yes' || level === 'licence';
};

/** Links that a device carries over several ports each: all of them, or those alone that a bundle serves badly. */
const linksBundled = (device: Device, { demands }: Need, isOfAll = true): number =>
  fitDevice(device, demands.ports).bundles.reduce(
    (sum, { links, isSingle = false }) => sum + (isOfAll || isSingle ? links : 0),
    0,
  );

function bundling(device: Device, need: Need): Shortfall {
  const count = formatCount(linksBundled(device, need), 'link');
  return {
    constraint: 'ports',
    share: 1,
    describe: () => ({
      sentence: `It would bundle ports for ${count} that others carry over one port.`,
      relax: `by ${count}`,
    }),
  };
}
