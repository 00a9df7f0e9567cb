import { type Device, type Figure, isEstimate, type PoeType, poeTypes } from '../device.ts';
import { rateName } from '../port-notation.ts';
import { daysBetween } from './days.ts';
import { fitPorts } from './fit-ports.ts';
import type { Demands, PortDemand } from './need.ts';

/** What a device can fail on. `budget` and `vendor` depend on the whole design, the others on the device alone. */
export const constraints = [
  'life cycle',
  'ports',
  'uplinks',
  'PoE type',
  'PoE budget',
  'throughput',
  'clients',
  'access points',
  'layer',
  'power supplies',
  'PoE supply',
  'surroundings',
  'vendor',
  'budget',
] as const;
export type Constraint = (typeof constraints)[number];

export interface Failure {
  readonly constraint: Constraint;
  readonly sentence: string;
}

/** A failure with what it would take to let it pass. */
export interface Shortfall extends Failure {
  /** How far to relax the constraint: `by 28 W`, `to layer 2`; absent where a figure is not known. */
  readonly relax?: string;
  /** What is missing as a part of what is needed, 0 to 1; 1 where that is no matter of more or less. */
  readonly share: number;
  /** No relaxing helps: it cannot be bought. */
  readonly isFinal?: true;
}

/** The time that a design looks at: the day of the judgement and the day until which it plans, as `2026-03-31`. */
export interface Horizon {
  readonly today: string;
  readonly until: string;
}

/** Every hard demand that a device fails, each with its arithmetic. A figure that is not known fails its demand. */
export function failuresOf(device: Device, demands: Demands, horizon: Horizon): Shortfall[] {
  return [
    ...lifeCycle(device, horizon),
    ...ports(device, demands.ports),
    ...poe(device, demands),
    ...rate(device, demands),
    ...atLeast('clients', 'clients', device, demands.clients?.count),
    ...atLeast('access points', 'accessPoints', device, demands.accessPoints?.count),
    ...atLeast('layer', 'layer', device, demands.layer),
    ...atLeast('power supplies', 'powerSupplies', device, demands.minSupplies),
    ...surroundings(device, demands),
    ...maker(device, demands),
  ];
}

function* lifeCycle(device: Device, { today, until }: Horizon): Generator<Shortfall> {
  const { endOfSale, endOfSupport } = device;
  const constraint = 'life cycle';
  if (endOfSale !== undefined && endOfSale < today) {
    const sentence = `It is no longer sold since ${tilde(device, 'endOfSale')}${endOfSale}.`;
    yield { constraint, sentence, share: 1, isFinal: true };
  }
  if (endOfSupport !== undefined && endOfSupport < until) {
    const days = daysBetween(endOfSupport, until);
    yield {
      constraint,
      sentence: `Its support ends on ${tilde(device, 'endOfSupport')}${endOfSupport}, and the design plans until ${until}.`,
      relax: `by ${days} day${days === 1 ? '' : 's'}`,
      share: Math.min(1, days / daysBetween(today, until)),
    };
  }
}

function ports(device: Device, demands: readonly PortDemand[]): Shortfall[] {
  return fitPorts(device.specs.ports, demands).unmet.map(({ demand, found }) => ({
    constraint: demand.what,
    sentence: `It has ${found} of ${describePorts(demand)}.`,
    relax: `by ${describePorts({ ...demand, count: demand.count - found })}`,
    share: 1 - found / demand.count,
  }));
}

/** `37 copper ports of 1 Gbit/s`. */
export function describePorts({ count, speedMbps, medium, what }: PortDemand): string {
  const kind = medium === 'either' ? '' : `${medium} `;
  return `${count} ${kind}${count === 1 ? what.slice(0, -1) : what} of ${rateName(speedMbps)}`;
}

function* poe(device: Device, { poe: demand }: Demands): Generator<Shortfall> {
  if (demand === undefined) return;
  const { ports: groups } = device.specs;
  let needed = 0;
  for (const { type, count } of demand.ports.toSorted((a, b) => rank(b.type) - rank(a.type))) {
    const found = groups.reduce(
      (sum, group) => sum + (group.poe !== undefined && rank(group.poe) >= rank(type) ? group.count : 0),
      0,
    );
    needed += count;
    if (found >= needed) continue;
    const missing = needed - found;
    yield {
      constraint: 'PoE type',
      sentence: `It has ${found} ports with ${type} or better; ${needed} are needed.`,
      relax: `by ${missing} port${missing === 1 ? '' : 's'} of ${type}`,
      share: missing / needed,
    };
    break;
  }
  yield* atLeast('PoE budget', 'poeBudgetW', device, demand.budgetW, (watts) => `${watts} W`);
}

const rank = (type: PoeType): number => poeTypes.indexOf(type);

function rate(device: Device, { rate: demand }: Demands): Iterable<Shortfall> {
  return demand === undefined ? [] : atLeast('throughput', demand.figure, device, demand.mbps, rateName);
}

function* surroundings({ specs }: Device, { mostPoeInput, indoors }: Demands): Generator<Shortfall> {
  const { poeInput } = specs;
  if (mostPoeInput !== undefined && poeInput !== undefined && rank(poeInput) > rank(mostPoeInput)) {
    yield {
      constraint: 'PoE supply',
      sentence: `It needs ${poeInput}, and the switches are planned for ${mostPoeInput}.`,
      relax: `to ${poeInput}`,
      share: 1,
    };
  }
  if (indoors && specs.outdoor) {
    yield {
      constraint: 'surroundings',
      sentence: 'It is made for outdoors, and the plan covers rooms.',
      relax: 'to what is made for outdoors',
      share: 1,
    };
  }
}

function* maker({ manufacturer }: Device, { maker: demand }: Demands): Generator<Shortfall> {
  if (demand === undefined || demand.name === manufacturer) return;
  yield { constraint: 'vendor', sentence: `It is not of ${demand.name}: ${demand.why}.`, share: 1 };
}

type Amount = Rateable | 'poeBudgetW' | 'clients' | 'accessPoints' | 'layer' | 'powerSupplies';
type Rateable = 'forwardingMbps' | 'inspectionMbps';

const words: Readonly<Record<Amount, string>> = {
  poeBudgetW: 'PoE budget',
  forwardingMbps: 'forwarding rate',
  inspectionMbps: 'throughput with inspection',
  clients: 'number of clients',
  accessPoints: 'number of access points',
  layer: 'layer',
  powerSupplies: 'number of power supplies',
};

function* atLeast(
  constraint: Constraint,
  figure: Amount,
  device: Device,
  needed: number | undefined,
  show: (value: number) => string = String,
): Generator<Shortfall> {
  const has = device.specs[figure];
  if (needed === undefined || (has !== undefined && has >= needed)) return;
  const name = words[figure];
  if (has === undefined) {
    yield {
      constraint,
      sentence: `Its ${name} is not known; at least ${show(needed)} is needed.`,
      share: 1,
    };
    return;
  }
  yield {
    constraint,
    sentence: `Its ${name} is ${tilde(device, figure)}${show(has)}; at least ${show(needed)} is needed.`,
    relax: figure === 'layer' ? `to ${has}` : `by ${show(Number((needed - has).toFixed(2)))}`,
    share: 1 - has / needed,
  };
}

/** What stands before a figure that is an estimate. */
export const tilde = (device: Pick<Device, 'sources'>, figure: Figure): string =>
  isEstimate(device, figure) ? '~' : '';
