import type { Requirements } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';

/** What circuits that are not all full at once bring together. */
export interface SharedRate {
  readonly mbps: number;
  /** How many of them, the fastest first, went into it, and their sum in Mbit/s. */
  readonly circuits: number;
  readonly sumMbps: number;
  /** Part of that sum that is in use at the same time, 0 to 1. */
  readonly concurrency: number;
}

/** Of the sum of circuits, the part that is in use at once, by how many there are. */
export type Concurrency = readonly { readonly most: number; readonly concurrency: number }[];

/** As the design states it, else by the number of circuits. */
export function concurrencyOf(requirements: Requirements): Concurrency {
  const all = Number.POSITIVE_INFINITY;
  if (requirements.concurrency !== undefined) return [{ most: all, concurrency: requirements.concurrency }];
  const { concurrencyOfFew, concurrencyOfSome, concurrencyOfMany } = assumptionsOf(requirements);
  return [
    { most: 10, concurrency: concurrencyOfFew },
    { most: 50, concurrency: concurrencyOfSome },
    { most: all, concurrency: concurrencyOfMany },
  ];
}

/**
 * The largest of them, or the sum of all by the part that is in use at once. One more circuit never brings less: where it would, the fastest 10 or 50 count by their own part.
 */
export function sharedRate(circuitsMbps: readonly number[], steps: Concurrency): SharedRate {
  const fastestFirst = circuitsMbps.toSorted((a, b) => b - a);
  const [largest = 0] = fastestFirst;
  const last = steps.findIndex(({ most }) => most >= circuitsMbps.length);
  const sums = steps.slice(0, last + 1).map(({ most, concurrency }) => {
    const counted = fastestFirst.slice(0, most);
    const sumMbps = counted.reduce((sum, mbps) => sum + mbps, 0);
    return { mbps: Math.ceil(sumMbps * concurrency - 1e-9), circuits: counted.length, sumMbps, concurrency };
  });
  const alone = {
    mbps: largest,
    circuits: Math.min(1, fastestFirst.length),
    sumMbps: largest,
    concurrency: 1,
  };
  return sums.reduce((most, one) => (one.mbps > most.mbps ? one : most), alone);
}
