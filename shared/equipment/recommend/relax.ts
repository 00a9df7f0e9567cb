import type { Device } from '../device.ts';
import type { Constraint, Failure } from './constraints.ts';

export interface Rejected {
  readonly device: Device;
  readonly failures: readonly Failure[];
}

/** What to give up so that a device fits, where none does. */
export interface Relaxation {
  readonly constraints: readonly Constraint[];
  readonly sentence: string;
}

/** The fewest constraints that stand between the need and a device: the device nearest to fitting shows them. */
export function relaxation(rejected: readonly Rejected[]): Relaxation | null {
  const [nearest] = nearestFirst(rejected).toSorted((a, b) => Number(isTooDear(b)) - Number(isTooDear(a)));
  if (nearest === undefined) return null;
  const wanted = kindsOf(nearest);
  const same = rejected.filter((other) => kindsOf(other).join() === wanted.join()).length;
  const { manufacturer, model } = nearest.device;
  return {
    constraints: wanted,
    sentence:
      `No device meets every demand. Relax ${wanted.join(' and ')}: ${manufacturer} ${model} meets all else. ` +
      `${nearest.failures.map(({ sentence }) => sentence).join(' ')} ` +
      `${same === 1 ? 'It is the only device that fails' : `${same} devices fail`} nothing else.`,
  };
}

/** Those that fail least first, then the cheapest. */
export function nearestFirst(rejected: readonly Rejected[]): Rejected[] {
  return rejected
    .map((item) => ({
      item,
      kinds: kindsOf(item).length,
      price: item.device.price?.amount ?? Number.MAX_VALUE,
    }))
    .sort((a, b) => a.kinds - b.kinds || a.price - b.price || (a.item.device.id < b.item.device.id ? -1 : 1))
    .map(({ item }) => item);
}

/** Fits in everything but its price: more money is all it takes. */
const isTooDear = ({ failures }: Rejected): boolean =>
  failures.every(({ constraint }) => constraint === 'budget');

function kindsOf({ failures }: Rejected): Constraint[] {
  return [...new Set(failures.map(({ constraint }) => constraint))];
}
