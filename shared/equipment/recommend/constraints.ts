import { type Device, type Figure, isEstimate, type PoeType, poeTypes } from '../device.ts';
import { rateName } from '../port-notation.ts';
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

/** The time that a design looks at: the day of the judgement and the day until which it plans, as `2026-03-31`. */
export interface Horizon {
  readonly today: string;
  readonly until: string;
}

/** Every hard demand that a device fails, each with its arithmetic. A figure that is not known fails its demand. */
export function failuresOf(device: Device, demands: Demands, horizon: Horizon): Failure[] {
  return [
    ...lifeCycle(device, horizon),
    ...ports(device, demands.ports),
    ...poe(device, demands),
    ...rate(device, demands),
    ...atLeast('clients', 'clients', device, device.specs.clients, demands.clients?.count),
    ...atLeast('layer', 'layer', device, device.specs.layer, demands.layer),
    ...atLeast('power supplies', 'powerSupplies', device, device.specs.powerSupplies, demands.minSupplies),
    ...powered(device, demands),
  ];
}

function* lifeCycle({ endOfSale, endOfSupport }: Device, { today, until }: Horizon): Generator<Failure> {
  if (endOfSale !== undefined && endOfSale < today) {
    yield { constraint: 'life cycle', sentence: `It is no longer sold since ${endOfSale}.` };
  }
  if (endOfSupport !== undefined && endOfSupport < until) {
    const sentence = `Its support ends on ${endOfSupport}, and the design plans until ${until}.`;
    yield { constraint: 'life cycle', sentence };
  }
}

function ports(device: Device, demands: readonly PortDemand[]): Failure[] {
  return fitPorts(device.specs.ports, demands).unmet.map(({ demand, found }) => ({
    constraint: demand.what,
    sentence: `It has ${found} of ${describePorts(demand)}.`,
  }));
}

/** `37 copper ports of 1 Gbit/s`. */
export function describePorts({ count, speedMbps, medium, what }: PortDemand): string {
  const kind = medium === 'either' ? '' : `${medium} `;
  return `${count} ${kind}${count === 1 ? what.slice(0, -1) : what} of ${rateName(speedMbps)}`;
}

function* poe({ specs, sources }: Device, { poe: demand }: Demands): Generator<Failure> {
  if (demand === undefined) return;
  let stronger = 0;
  for (const { type, count } of demand.ports.toSorted((a, b) => rank(b.type) - rank(a.type))) {
    const found = specs.ports.reduce(
      (sum, group) => sum + (group.poe !== undefined && rank(group.poe) >= rank(type) ? group.count : 0),
      0,
    );
    stronger += count;
    if (found >= stronger) continue;
    yield {
      constraint: 'PoE type',
      sentence: `It has ${found} ports with ${type} or better; ${stronger} are needed.`,
    };
    break;
  }
  yield* atLeast(
    'PoE budget',
    'poeBudgetW',
    { sources },
    specs.poeBudgetW,
    demand.budgetW,
    (watts) => `${watts} W`,
  );
}

const rank = (type: PoeType): number => poeTypes.indexOf(type);

function rate(device: Device, { rate: demand }: Demands): Failure[] {
  if (demand === undefined) return [];
  const { figure, mbps } = demand;
  return [...atLeast('throughput', figure, device, device.specs[figure], mbps, rateName)];
}

function* powered({ specs }: Device, { mostPoeInput, indoors }: Demands): Generator<Failure> {
  if (
    mostPoeInput !== undefined &&
    specs.poeInput !== undefined &&
    rank(specs.poeInput) > rank(mostPoeInput)
  ) {
    const sentence = `It needs ${specs.poeInput}, and the switches are planned for ${mostPoeInput}.`;
    yield { constraint: 'PoE supply', sentence };
  }
  if (indoors && specs.outdoor) {
    yield { constraint: 'surroundings', sentence: 'It is made for outdoors, and the plan covers rooms.' };
  }
}

const words: Partial<Record<Figure, string>> = {
  poeBudgetW: 'PoE budget',
  forwardingMbps: 'forwarding rate',
  inspectionMbps: 'throughput with inspection',
  clients: 'number of clients',
  layer: 'layer',
  powerSupplies: 'number of power supplies',
};

function* atLeast(
  constraint: Constraint,
  figure: Figure,
  device: Pick<Device, 'sources'>,
  has: number | undefined,
  needed: number | undefined,
  show: (value: number) => string = String,
): Generator<Failure> {
  if (needed === undefined || (has !== undefined && has >= needed)) return;
  const name = words[figure] ?? figure;
  const sentence =
    has === undefined
      ? `Its ${name} is not known; at least ${show(needed)} is needed.`
      : `Its ${name} is ${show(has)}${isEstimate(device, figure) ? ' (estimate)' : ''}; at least ${show(needed)} is needed.`;
  yield { constraint, sentence };
}
