import type { Category, Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { Assessment, Fitting } from './assess.ts';
import { cheapestBy, type LineCost } from './cheapest-by.ts';
import { type Domain, domainOf } from './domains.ts';
import type { Need } from './need.ts';
import { isOf } from './vendor.ts';

/** The maker of each domain, and its family for each category of devices there. */
export interface ProductLines {
  readonly makerOf: (need: Need) => string | undefined;
  /** How well a device keeps to them: 1 its maker and family, 0.8 its maker, 0 another maker. */
  readonly suits: (device: Device, need: Need) => number;
  /** How many makers there are. */
  readonly makers: number;
  /** The maker that the design states or has already, in words; undefined where price alone decided. */
  readonly preferred: string | undefined;
}

interface Basis {
  readonly requirements: Requirements;
  readonly graph: Pick<Graph, 'nodes'>;
}

/** Another maker than the main one takes a domain only where it saves a fifth. Default. */
const dearerAllowed = 1.25;
/** A need that a family cannot meet costs as if the cheapest of another one were this much dearer. Default. */
const notMetFactor = 3;
/** What each further maker costs beside its devices, as a share of all: training, spares, support. Default. */
const eachFurtherMaker = 0.1;

/**
 * One manufacturer throughout is easier to run: the preferred one where the design states it, else the one of what stays of
 * an existing network, else the one with which the whole design costs least. Where another one makes a domain for a fifth less, or
 * the main one cannot, that domain has its own. One that cannot make all of a domain counts as three times as dear there. `isAffordable` rejects what is beyond a budget: the next best is taken.
 */
export function productLines(
  assessed: readonly Assessment[],
  basis: Basis,
  isAffordable: (lines: ProductLines) => boolean = () => true,
): ProductLines {
  const preferred = preferenceOf(basis);
  const { timesCheapest } = assumptionsOf(basis.requirements);
  const domains = domainsOf(assessed, preferred?.isOf, timesCheapest);
  const mains = [...new Set([...domains.values()].flatMap(({ costs }) => [...costs.keys()]))].sort();
  const choices = mains.map((main) => makersWith(main, domains)).sort((a, b) => a.cost - b.cost);
  const lines = choices.map(
    ({ makers }) =>
      () =>
        linesOf(makers, assessed, preferred),
  );
  for (const each of lines) {
    const found = each();
    if (isAffordable(found)) return found;
  }
  return lines[0]?.() ?? linesOf(new Map(), assessed, preferred);
}

/** What all needs of a domain count as with each maker: it alone, or it and others for what it has not. */
interface DomainCosts {
  readonly costs: ReadonlyMap<string, number>;
}

function domainsOf(
  assessed: readonly Assessment[],
  isPreferred: ((device: Device) => boolean) | undefined,
  timesCheapest: number,
): ReadonlyMap<Domain, DomainCosts> {
  const byDomain = Map.groupBy(assessed, ({ need }) => domainOf(need));
  return new Map(
    [...byDomain].map(([domain, own]) => {
      const fitting = own.map((assessment) => assessment.fitting);
      const preferred =
        isPreferred && fitting.map((each) => each.filter(({ device }) => isPreferred(device)));
      const isServed = preferred?.some((each) => each.length > 0) ?? false;
      const lines = cheapestBy(isServed && preferred ? preferred : fitting, makerOf, fitting);
      // A domain of several makers only where one for all of it would cost that many times as much.
      const weigh = domain === 'servers' ? byNeed : asWhole(timesCheapest);
      return [domain, { costs: new Map([...lines].map(([maker, cost]) => [maker, weigh(cost)])) }];
    }),
  );
}

/** Servers of several makers are no mixture: they share no protocol of the network. */
const byNeed = ({ own, others }: LineCost): number => own + others * notMetFactor;
const asWhole =
  (timesCheapest: number) =>
  ({ own, others }: LineCost): number =>
    (own + others) * (others > 0 ? timesCheapest : 1);

const familyOf = ({ device }: Fitting): string => device.family ?? '';
const makerOf = ({ device }: Fitting): string => device.manufacturer;

interface Makers {
  readonly makers: ReadonlyMap<Domain, string>;
  /** What all costs, each domain of another maker a quarter dearer than it is, and more with each further maker. */
  readonly cost: number;
}

function makersWith(main: string, domains: ReadonlyMap<Domain, DomainCosts>): Makers {
  const makers = new Map<Domain, string>();
  let cost = 0;
  for (const [domain, { costs }] of domains) {
    const [best] = [...costs].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
    if (best === undefined) continue;
    const own = costs.get(main) ?? Number.POSITIVE_INFINITY;
    const isOwn = own <= best[1] * dearerAllowed;
    makers.set(domain, isOwn ? main : best[0]);
    cost += isOwn ? own : best[1] * dearerAllowed;
  }
  const network = new Set([...makers].flatMap(([domain, maker]) => (domain === 'servers' ? [] : [maker])));
  return { makers, cost: cost * (1 + eachFurtherMaker * Math.max(0, network.size - 1)) };
}

function linesOf(
  makers: ReadonlyMap<Domain, string>,
  assessed: readonly Assessment[],
  preferred: Preference | undefined,
): ProductLines {
  const makerFor = (need: Need) => makers.get(domainOf(need));
  const key = (need: Need): `${Domain} ${Category}` => `${domainOf(need)} ${need.category}`;
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
    makers: new Set(makers.values()).size,
    suits: (device, need) => {
      if (device.manufacturer !== makerFor(need)) return 0;
      return (device.family ?? '') === families.get(key(need)) ? 1 : 0.8;
    },
  };
}

interface Preference {
  readonly name: string;
  readonly isOf: (device: Device) => boolean;
}

/** The stated manufacturer, else that of most of what stays of an existing network. */
function preferenceOf({ requirements: { vendorPreference }, graph }: Basis): Preference | undefined {
  if (vendorPreference !== '')
    return { name: vendorPreference, isOf: (device) => isOf(vendorPreference, device) };
  const pieces = new Map<string, number>();
  for (const { status, model, quantity } of graph.nodes) {
    if (status !== 'kept' || model === undefined) continue;
    pieces.set(model.manufacturer, (pieces.get(model.manufacturer) ?? 0) + quantity);
  }
  const [most] = [...pieces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most === undefined) return undefined;
  const [name] = most;
  return { name, isOf: ({ manufacturer }) => manufacturer === name };
}
