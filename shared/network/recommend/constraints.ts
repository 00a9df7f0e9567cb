import {
  type Device,
  type DeviceClass,
  deviceClasses,
  type Figure,
  isEstimate,
  type PoeType,
  poeTypes,
  type Specs,
} from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { capabilityLabels } from '../../vocabulary/fields/device-labels.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';
import { daysBetween } from './days.ts';
import { fitPorts } from './fit-ports.ts';
import type { CapabilityDemand, Demands, PortDemand } from './need.ts';
import { suitsSurroundings, surroundingWords } from './surroundings.ts';

export interface Failure {
  readonly constraint: Constraint;
  readonly sentence: string;
}

/** A demand that is not met, for comparison with others; only those that are shown are described in words. */
export interface Shortfall {
  readonly constraint: Constraint;
  /** The missing share of what is needed, 0 to 1; 1 if it is not a quantity. */
  readonly share: number;
  /** Relaxing does not help: it cannot be bought. */
  readonly isFinal?: true;
  /** A device that has no other shortfalls may have the place where nothing is sure to fit. */
  readonly isDoubt?: true;
  readonly describe: () => ShortfallText;
}

export interface ShortfallText {
  readonly sentence: string;
  /** How far to relax the constraint: `by 28 W`, `to enterprise`; absent where a figure is not known. */
  readonly relax?: string;
}

/** The planning period of a design: the day of the assessment and the day until which it plans, as `2026-03-31`. */
export interface Horizon {
  readonly today: string;
  readonly until: string;
}

/** Every hard demand that a device fails, each with its arithmetic. A figure that is not known fails its demand. */
export function failuresOf(device: Device, demands: Demands, horizon: Horizon): Shortfall[] {
  const found: Shortfall[] = [];
  for (const check of checks) check(found, device, demands, horizon);
  // Doubts are of interest where nothing else is wrong.
  const certain = found.filter(isCertain);
  return certain.length > 0 ? certain : found;
}

/** Whether anything is wrong for certain, by what costs least to know: nearly all of a catalogue is no device for a place. */
export function isRuledOut(device: Device, demands: Demands, horizon: Horizon): boolean {
  const found: Shortfall[] = [];
  for (const check of cheapestFirst) {
    check(found, device, demands, horizon);
    if (found.some(isCertain)) return true;
  }
  return false;
}

const isCertain = ({ isDoubt }: Shortfall): boolean => !isDoubt;

type Check = (found: Shortfall[], device: Device, demands: Demands, horizon: Horizon) => void;

/** The mark before an estimate. */
export const tilde = (device: Pick<Device, 'sources'>, figure: Figure): string =>
  isEstimate(device, figure) ? '~' : '';

/** `37 copper ports of 1 Gbit/s`. */
export function describePorts({ count, speedMbps, medium, what }: PortDemand): string {
  const kind = medium === 'either' ? '' : `${medium} `;
  return `${formatCount(count, `${kind}${portNouns[what]}`)} of ${formatRate(speedMbps)}`;
}

const portNouns = { ports: 'port', uplinks: 'uplink' } as const satisfies Record<PortDemand['what'], string>;

function checkLifeCycle(found: Shortfall[], device: Device, _: Demands, { today, until }: Horizon): void {
  const { endOfSale, endOfSupport } = device;
  const constraint = 'life cycle';
  if (endOfSale !== undefined && endOfSale < today) {
    const describe = () => ({
      sentence: `It has not been sold since ${tilde(device, 'endOfSale')}${endOfSale}.`,
    });
    found.push({ constraint, share: 1, isFinal: true, describe });
  }
  if (endOfSupport !== undefined && endOfSupport < until) {
    const days = daysBetween(endOfSupport, until);
    found.push({
      constraint,
      share: Math.min(1, days / daysBetween(today, until)),
      describe: () => ({
        sentence: `Its support ends on ${tilde(device, 'endOfSupport')}${endOfSupport}, before the end of the plan on ${until}.`,
        relax: `by ${formatCount(days, 'day')}`,
      }),
    });
  }
}

/** A standard that no new network begins with. */
const oldWifi = '802.11ac' satisfies NonNullable<Specs['wifi']>['standard'];

function checkWifi(found: Shortfall[], { specs }: Device): void {
  if (specs.wifi?.standard !== oldWifi) return;
  const describe = () => ({
    sentence: `Its Wi-Fi is ${oldWifi}, whose successor has been sold since 2019.`,
    relax: `to ${oldWifi}`,
  });
  found.push({ constraint: 'life cycle', share: 1, isDoubt: true, describe });
}

function checkPorts(found: Shortfall[], { id, specs }: Device, { ports: demands, unfit }: Demands): void {
  if (unfit?.has(id)) {
    const sentence =
      'Its ports are enough in number, but do not meet the form of those at the other ends of all its links.';
    found.push({ constraint: 'ports', share: 1, isFinal: true, describe: () => ({ sentence }) });
  }
  for (const { demand, found: has } of fitPorts(specs.ports, demands).unmet) {
    found.push({
      constraint: demand.what,
      share: 1 - has / demand.count,
      describe: () => ({
        sentence: `It has ${has} of ${describePorts(demand)}.`,
        relax: `by ${describePorts({ ...demand, count: demand.count - has })}`,
      }),
    });
  }
}

/** A gateway that does not work without a controller and is one itself is managed by no other. */
function checkConsole(found: Shortfall[], device: Device, demand: Demands['besideGateway']): void {
  const { accessPoints: most, control = ['none'] } = device.specs;
  if (demand === undefined || most === undefined || control.includes('none') || most >= demand.count) return;
  found.push({
    constraint: 'access points',
    share: 1 - most / demand.count,
    isDoubt: true,
    describe: () => ({
      sentence: `It is the controller of its site and takes no other: it manages ${tilde(device, 'accessPoints')}${most} of ${formatCount(demand.count, 'access point')}.`,
      relax: `by ${formatCount(demand.count - most, 'access point')}`,
    }),
  });
}

const strongestFirst = poeTypes.toReversed();

function checkPoe(found: Shortfall[], device: Device, { poe: demand }: Demands): void {
  if (demand === undefined) return;
  const { ports } = device.specs;
  let needed = 0;
  // The strongest first: a port for a stronger type serves a weaker one as well.
  for (const type of strongestFirst) {
    const count = demand.ports.find((one) => one.type === type)?.count ?? 0;
    needed += count;
    const has = ports.reduce((sum, group) => sum + (isPoeAtLeast(group.poe, type) ? group.count : 0), 0);
    if (count === 0 || has >= needed) continue;
    const all = needed;
    found.push({
      constraint: 'PoE type',
      share: 1 - has / all,
      describe: () => ({
        sentence: `It has ${has} ports with ${type} or better; ${all} are needed.`,
        relax: `by ${formatCount(all - has, 'port')} of ${type}`,
      }),
    });
    break;
  }
  checkAtLeast(found, 'PoE budget', 'poeBudgetW', device, demand.budgetW, (watts) => `${watts} W`);
}

const isPoeAtLeast = (has: PoeType | undefined, type: PoeType): boolean =>
  has !== undefined && poeTypes.indexOf(has) >= poeTypes.indexOf(type);

function checkSurroundings(found: Shortfall[], { specs, category }: Device, demands: Demands): void {
  const { poeInput } = specs;
  const { mostPoeInput, surroundings } = demands;
  if (mostPoeInput !== undefined && poeInput !== undefined && !isPoeAtLeast(mostPoeInput, poeInput)) {
    const sentence = `It needs ${poeInput}, and the switches are planned for ${mostPoeInput}.`;
    found.push({
      constraint: 'PoE supply',
      share: 1,
      describe: () => ({ sentence, relax: `to ${poeInput}` }),
    });
  }
  if (surroundings === undefined) return;
  const verdict = suitsSurroundings(specs, category, surroundings);
  if (verdict === 'yes') return;
  const { needed, relax } = surroundingWords[surroundings];
  found.push({
    constraint: 'surroundings',
    share: 1,
    ...(verdict !== 'no' && { isDoubt: true as const }),
    describe: () =>
      verdict !== 'unknown'
        ? { sentence: `It is not ${needed}.`, relax }
        : { sentence: `Whether it is ${needed} is not known.` },
  });
}

function checkManufacturer(
  found: Shortfall[],
  { manufacturer }: Device,
  { manufacturer: demand }: Demands,
): void {
  if (demand === undefined || demand.name === manufacturer) return;
  const describe = () => ({ sentence: `It is not from ${demand.name}: ${demand.why}.` });
  found.push({ constraint: 'vendor', share: 1, describe });
}

function checkTwin(found: Shortfall[], { id }: Device, { twin: demand }: Demands): void {
  if (demand === undefined || demand.id === id) return;
  const describe = () => ({
    sentence: `It is not a ${demand.name}, like the other one of its pair, which stays.`,
  });
  found.push({ constraint: 'vendor', share: 1, describe });
}

/** A device whose class nobody states has none to fall short by. */
function checkClass(found: Shortfall[], device: Device, { class: demand }: Demands): void {
  const own = device.class;
  if (demand === undefined || own === undefined) return;
  const missing = deviceClasses.indexOf(demand.least) - deviceClasses.indexOf(own);
  if (missing > 0) found.push(shortOfClass(missing, own, demand));
}

const shortOfClass = (missing: number, own: DeviceClass, { least, why }: ClassDemand): Shortfall => ({
  constraint: 'class',
  share: missing / (deviceClasses.length - 1),
  isDoubt: true,
  describe: () => ({
    sentence: `It is ${classPhrases[own]}, and ${classPhrases[least]} is needed: ${why}.`,
    relax: `to ${own}`,
  }),
});

export const classPhrases = {
  'small-business': 'a small-business model',
  enterprise: 'an enterprise model',
  'data-centre': 'a data-centre model',
} as const satisfies Record<DeviceClass, string>;

/** What the configuration of the place uses. What is not known of a device is a doubt: no model gets a place by silence. */
function checkCapabilities(
  found: Shortfall[],
  { specs: { capabilities } }: Device,
  { capabilities: demands = [] }: Demands,
): void {
  for (const demand of demands) {
    const level = capabilities?.[demand.capability];
    if (level !== 'yes' && level !== 'licence') found.push(lacks(demand, level));
  }
}

function lacks({ capability, why }: CapabilityDemand, level: 'no' | undefined): Shortfall {
  const name = capabilityLabels[capability];
  return {
    constraint: 'capabilities',
    share: level === 'no' ? 1 : 0.5,
    ...(level === undefined && { isDoubt: true }),
    describe: () =>
      level === 'no'
        ? { sentence: `It has no ${name}: ${why}.`, relax: `by ${name}` }
        : { sentence: `Whether it has ${name} is not known: ${why}.` },
  };
}

/** What figures are called in a sentence. */
export const amounts = {
  poeBudgetW: 'PoE budget',
  forwardingMbps: 'forwarding rate',
  firewallMbps: 'throughput as a filter',
  inspectionMbps: 'throughput with inspection',
  clients: 'number of clients',
  accessPoints: 'number of access points',
  powerSupplies: 'number of power supplies',
} as const satisfies Partial<Record<Figure, string>>;

function checkAtLeast(
  found: Shortfall[],
  constraint: Constraint,
  figure: keyof typeof amounts,
  device: Device,
  needed: number | undefined,
  show: (value: number) => string = String,
): void {
  const has = device.specs[figure];
  if (needed === undefined || (has !== undefined && has >= needed)) return;
  found.push({
    constraint,
    share: has === undefined ? 1 : 1 - has / needed,
    describe: lessThan(figure, device, needed, show),
  });
}

const lessThan =
  (figure: keyof typeof amounts, device: Device, needed: number, show: (value: number) => string) =>
  (): ShortfallText => {
    const has = device.specs[figure];
    const least = `at least ${show(needed)} is needed.`;
    if (has === undefined) return { sentence: `Its ${amounts[figure]} is not known; ${least}` };
    const missing = Number((needed - has).toFixed(2));
    return {
      sentence: `Its ${amounts[figure]} is ${tilde(device, figure)}${show(has)}; ${least}`,
      relax: `by ${show(missing)}`,
    };
  };

const checkFigures: Check = (found, device, { rate, clients, accessPoints, besideGateway, minSupplies }) => {
  if (rate !== undefined) checkAtLeast(found, 'throughput', rate.figure, device, rate.mbps, formatRate);
  checkAtLeast(found, 'clients', 'clients', device, clients?.count);
  checkAtLeast(found, 'access points', 'accessPoints', device, accessPoints?.count);
  checkConsole(found, device, besideGateway);
  checkAtLeast(found, 'power supplies', 'powerSupplies', device, minSupplies);
};

/** In the order in which they are explained. */
const checks: readonly Check[] = [
  checkLifeCycle,
  checkWifi,
  checkPorts,
  checkPoe,
  checkFigures,
  checkSurroundings,
  checkManufacturer,
  checkTwin,
  checkClass,
  checkCapabilities,
];

/** Ports, which have to be counted, are explained among the first. */
const cheapestFirst = checks.toReversed();
