import { lazily } from '../../caching/lazily.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { Assessment, Fitting } from './assess.ts';
import type { AssignedDevice } from './assigned-device.ts';
import { cheapestBy, type LineCost } from './cheapest-by.ts';
import { isConfiguredByHand } from './configured-by-hand.ts';
import { type Domain, domainOf, partOf } from './domains.ts';
import { type MakerSet, makerSets, type PricedSet } from './maker-sets.ts';
import { type MakerApart, makersApart } from './makers-apart.ts';
import { isInFabric, makersOfAssigned, sitesOf } from './makers-of-assigned.ts';
import { dollarsIn } from './money.ts';
import type { Need } from './need.ts';
import { type Preference, preferenceOf } from './preference.ts';

/** The maker of each domain, and its family for each role there: makers build access and cores in families of their own. */
export interface ProductLines {
  readonly makerOf: (need: Need) => string | undefined;
  /** Switching and wireless are one, or two where a maker for each is that much cheaper. */
  readonly domainOf: (need: Need) => Domain;
  /** Where a leaf site has another maker than its domain. */
  readonly apart: ReadonlyMap<Need, MakerApart>;
  /**
   * How well a device keeps to them: 1 its maker and family, 0.8 its maker, 0.5 another maker of the design's equipment there,
   * 0 any other.
   */
  readonly suits: (device: Device, need: Need) => number;
  /** A need of the same domain for which a maker has nothing. */
  readonly gapOf: (maker: string, need: Need) => Need | undefined;
  /** Who makes any part of the network. */
  readonly known: ReadonlySet<string>;
  /** How many makers there are. */
  readonly makers: number;
  /** The maker that the design states or has already, in words; undefined where price alone decided. */
  readonly preferred: string | undefined;
}

interface Basis {
  readonly requirements: Requirements;
  readonly graph: Pick<Graph, 'nodes'>;
  readonly assigned?: readonly AssignedDevice[];
  /** That of the costs. */
  readonly currency: string;
}

/** A need that a family cannot meet costs as if the cheapest of another one were this much dearer. Default. */
const notMetFactor = 3;

/**
 * One manufacturer throughout is easier to run: the preferred one where the design states it, else in each domain the one that its
 * equipment has there, else the one of what stays of an existing network, else those with which the whole design costs least, each further one with what it takes in training, spares and
 * support. Switches and access points are one domain, since both have the people's networks and one system manages them, but fewer
 * access points than switches do not decide who makes these: then a maker for each of the two is among those compared. One that cannot make all of a domain counts as that many times as dear there as a warning takes. `isAffordable` rejects
 * what is beyond a budget: the next best are taken.
 */
export function productLines(
  assessed: readonly Assessment[],
  basis: Basis,
  isAffordable: (lines: ProductLines) => boolean = () => true,
): ProductLines {
  const preferred = preferenceOf(basis.requirements, basis.graph);
  const together = offersOf(assessed, basis, preferred, false);
  const [whole] = together;
  const mayDivide = preferred === undefined && hasLittleWireless(assessed);
  const divided = mayDivide ? offersOf(assessed, basis, preferred, true) : [];
  const offers = [...divided.filter(({ cost }) => cost < whole.cost), ...together];
  const affordable = offers.find(({ lines }) => isAffordable(lines()));
  return (affordable ?? offers[0] ?? whole).lines();
}

/** Fewer access points than switches, those of cabinets outdoors apart. */
function hasLittleWireless(assessed: readonly Assessment[]): boolean {
  let [points, switches] = [0, 0];
  for (const { need } of assessed) {
    const domain = domainOf(need.role, need.demands, true);
    if (need.role === 'wireless') points += need.quantity;
    if (domain === 'switches') switches += need.quantity;
  }
  return points > 0 && points < switches;
}

/** Makers for all parts of the network, and what all of it counts as with them. */
interface Offer {
  readonly cost: number;
  readonly lines: () => ProductLines;
}

/** The makers that count as least first; there is one offer at least, if only of no maker. */
function offersOf(
  assessed: readonly Assessment[],
  basis: Basis,
  preferred: Preference | undefined,
  isWirelessApart: boolean,
): readonly [Offer, ...Offer[]] {
  const { timesCheapest, ...figures } = assumptionsOf(basis.requirements);
  const least = dollarsIn(basis.currency, figures.furtherMakerLeast);
  const most = dollarsIn(basis.currency, figures.furtherMakerMost);
  const parts = Map.groupBy(assessed, ({ need }) => partOf(need, isWirelessApart));
  const fabricSites = sitesOf(assessed.filter(isInFabric));
  const isStated = basis.requirements.vendorPreference !== '';
  const assigned = new Map(
    [...parts].map(
      ([part, own]) => [part, isStated ? [] : makersOfAssigned(own, fabricSites, basis)] as const,
    ),
  );
  const costs = new Map<string, ReadonlyMap<string, number>>(
    [...parts].map(([part, own]) => {
      const there = assigned.get(part) ?? [];
      const all = costsOf(part, own, preferred?.isOf, { timesCheapest, there });
      const stays = there.find((maker) => all.has(maker));
      const cost = stays === undefined ? undefined : all.get(stays);
      const some = stays === undefined || cost === undefined ? all : new Map([[stays, cost]]);
      return [part, some] as const;
    }),
  );
  const servers = costs.get(serverPart);
  costs.delete(serverPart);
  const [ofServers] = makerSets(new Map(servers && [[serverPart, servers]]), () => 0);
  const countsIn = furtherMakers(assessed, figures.timesFurtherMakerByHand, isWirelessApart);
  const sets = makerSets(costs, (makers, total) =>
    countsIn(makers).reduce(
      (sum, times) => sum + Math.min(Math.max(total * figures.furtherMakerShare * times, least), most),
      0,
    ),
  );
  const apartFrom = (makers: MakerSet) =>
    makersApart(assessed, {
      domainMakerOf: (need) => makers.get(partOf(need, isWirelessApart)),
      switchMakerOf: ({ demands }) => makers.get(partOf({ role: 'access', demands }, isWirelessApart)),
      assignedTo: (assessment) => makersOfAssigned([assessment], fabricSites, basis),
      known: [...makers.values()],
      timesCheapest,
    });
  const linesWith = (makers: MakerSet) =>
    linesOf(
      {
        makers: new Map([...makers, ...(ofServers?.makers ?? [])]),
        ofNetwork: makers,
        assigned,
        apart: isStated ? new Map() : apartFrom(makers),
      },
      assessed,
      preferred,
      isWirelessApart,
    );
  const offer = ({ makers, cost }: PricedSet): Offer => ({ cost, lines: lazily(() => linesWith(makers)) });
  const [first = { makers: new Map(), cost: 0 }, ...others] = sets;
  return [offer(first), ...others.map(offer)];
}

/**
 * As how many each maker of a set counts beside the first one: one of whose parts templates write none as several, since nothing
 * saves learning how it is configured.
 */
function furtherMakers(
  assessed: readonly Assessment[],
  timesByHand: number,
  isWirelessApart: boolean,
): (makers: MakerSet) => number[] {
  const written = new Set(
    assessed.flatMap(({ need, fitting }) =>
      fitting.flatMap(({ device }) =>
        need.category === 'ap' || isConfiguredByHand(device)
          ? []
          : [`${partOf(need, isWirelessApart)} of ${device.manufacturer}`],
      ),
    ),
  );
  return (makers) => {
    const counts = [...Map.groupBy(makers, ([, maker]) => maker).values()].map((own) =>
      own.some(([part, maker]) => written.has(`${part} of ${maker}`)) ? 1 : timesByHand,
    );
    return counts.sort((a, b) => a - b).slice(1);
  };
}

/** Servers of several makers are no mixture: they share no protocol of the network. */
const serverPart: Domain = 'servers';

interface Mixing {
  readonly timesCheapest: number;
  /** Makers of what the design's equipment has there: they stay with whatever they lack. */
  readonly there: readonly string[];
}

/** What all needs of a part count as with each maker: it alone, or it and others for what it has not. */
function costsOf(
  part: string,
  own: readonly Assessment[],
  isPreferred: ((device: Device) => boolean) | undefined,
  { timesCheapest, there }: Mixing,
): ReadonlyMap<string, number> {
  const fitting = own.map((assessment) => assessment.fitting);
  const preferred = isPreferred && fitting.map((each) => each.filter(({ device }) => isPreferred(device)));
  const isServed = preferred?.some((each) => each.length > 0) ?? false;
  const lines = cheapestBy(isServed && preferred ? preferred : fitting, makerOf, fitting);
  if (part === serverPart) return new Map([...lines].map(([maker, cost]) => [maker, byNeed(cost)]));
  const whole = [...lines.values()].filter(({ further }) => further === 0);
  const leastOfOne = Math.min(...whole.map(({ standing }) => standing));
  const offers = [...lines].filter(
    ([maker, { further, standing }]) =>
      further === 0 || there.includes(maker) || standing * timesCheapest * further <= leastOfOne,
  );
  return new Map(offers.map(([maker, cost]) => [maker, asWhole(cost, timesCheapest)]));
}

const byNeed = ({ own, others }: LineCost): number => own + others * notMetFactor;
/** A domain of several makers only where one for all of it would cost that many times as much for each further one. */
const asWhole = ({ own, others, further }: LineCost, timesCheapest: number): number =>
  (own + others) * (further > 0 ? timesCheapest * further : 1);

const familyOf = ({ device }: Fitting): string => device.family ?? '';
const makerOf = ({ device }: Fitting): string => device.manufacturer;

interface Makers {
  readonly makers: MakerSet;
  /** Without those of servers. */
  readonly ofNetwork: MakerSet;
  /** Of what the design's equipment has already, by part. */
  readonly assigned: ReadonlyMap<string, readonly string[]>;
  readonly apart: ProductLines['apart'];
}

function linesOf(
  { makers, ofNetwork, assigned, apart }: Makers,
  assessed: readonly Assessment[],
  preferred: Preference | undefined,
  isWirelessApart: boolean,
): ProductLines {
  const [ofAccessPoints] = assessed.filter(({ need }) => need.role === 'wireless');
  // A controller is of no class: it is of the line of the access points that it manages.
  const makerFor = (need: Need) =>
    apart.get(need)?.maker ??
    makers.get(
      partOf(need.role === 'controller' && ofAccessPoints ? ofAccessPoints.need : need, isWirelessApart),
    );
  const key = (need: Need): string => `${partOf(need, isWirelessApart)} ${makerFor(need)} ${need.role}`;
  const families = new Map<string, string>();
  for (const [place, own] of Map.groupBy(assessed, ({ need }) => key(need))) {
    const made = own.map(({ need, fitting }) =>
      fitting.filter(({ device }) => device.manufacturer === makerFor(need)),
    );
    const wanted = made.map((each) => each.filter(({ device }) => preferred?.isOf(device)));
    const fitting = wanted.some((each) => each.length > 0) ? wanted : made;
    const costs = cheapestBy(fitting, familyOf, made);
    const [best] = [...costs].sort((a, b) => byNeed(a[1]) - byNeed(b[1]) || (a[0] < b[0] ? -1 : 1));
    if (best !== undefined) families.set(place, best[0]);
  }
  return {
    preferred: preferred?.name,
    makerOf: makerFor,
    domainOf: ({ role, demands }) => domainOf(role, demands, isWirelessApart),
    apart,
    gapOf: (maker, need) =>
      assessed.find(
        (one) =>
          partOf(one.need, isWirelessApart) === partOf(need, isWirelessApart) &&
          !one.fitting.some(({ device }) => device.manufacturer === maker),
      )?.need,
    known: new Set(ofNetwork.values()),
    makers: new Set([...ofNetwork.values(), ...[...apart.values()].map(({ maker }) => maker)]).size,
    suits: (device, need) => {
      if (device.manufacturer !== makerFor(need))
        return assigned.get(partOf(need, isWirelessApart))?.includes(device.manufacturer) ? 0.5 : 0;
      return (device.family ?? '') === families.get(key(need)) ? 1 : 0.8;
    },
  };
}
