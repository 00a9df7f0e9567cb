import type { Device } from '../device.ts';
import type { Constraint, Failure, Shortfall } from './constraints.ts';

export interface Rejected {
  readonly device: Device;
  readonly failures: readonly Failure[];
}

/** A device that does not do, and what stands against it. */
export interface Miss {
  readonly device: Device;
  readonly shortfalls: readonly Shortfall[];
}

/** What to give up so that a device fits, where none does. */
export interface Relaxation {
  readonly constraints: readonly Constraint[];
  /** Names the constraints, by how much to relax each, and the device that would then fit. */
  readonly sentence: string;
}

/** The least that stands between the need and a device: the device nearest to fitting shows it. */
export function relaxation(misses: readonly Miss[]): Relaxation | null {
  const [nearest] = nearestFirst(misses).toSorted((a, b) => hopelessness(a) - hopelessness(b));
  if (nearest === undefined) return null;
  const wanted = kindsOf(nearest);
  const same = misses.filter((other) => kindsOf(other).join() === wanted.join()).length;
  const { manufacturer, model } = nearest.device;
  const measures = wanted.map((constraint) => {
    const by = nearest.shortfalls.flatMap(({ constraint: own, relax }) =>
      own === constraint && relax !== undefined ? [relax] : [],
    );
    return [constraint, by.join(' and ')].join(' ').trim();
  });
  return {
    constraints: wanted,
    sentence:
      `No device meets every demand. Relax ${measures.join(', and ')}: ${manufacturer} ${model} meets all else. ` +
      `${nearest.shortfalls.map(({ sentence }) => sentence).join(' ')} ` +
      `${same === 1 ? 'It is the only device that fails' : `${same} devices fail`} nothing else.`,
  };
}

/** Those that fail on the fewest constraints first, then those that miss least, then the cheapest. */
export function nearestFirst(misses: readonly Miss[]): Miss[] {
  return misses
    .map((miss) => ({
      miss,
      kinds: kindsOf(miss).length,
      missing: miss.shortfalls.reduce((sum, { share }) => sum + share, 0),
      price: miss.device.price?.amount ?? Number.MAX_VALUE,
    }))
    .sort(
      (a, b) =>
        a.kinds - b.kinds ||
        a.missing - b.missing ||
        a.price - b.price ||
        (a.miss.device.id < b.miss.device.id ? -1 : 1),
    )
    .map(({ miss }) => miss);
}

/** Where money is all it takes, that goes first; what cannot be bought at any price goes last. */
function hopelessness({ shortfalls }: Miss): number {
  if (shortfalls.some(({ isFinal }) => isFinal)) return 2;
  return shortfalls.every(({ constraint }) => constraint === 'budget') ? 0 : 1;
}

function kindsOf({ shortfalls }: Miss): Constraint[] {
  return [...new Set(shortfalls.map(({ constraint }) => constraint))];
}
