/** What circuits that are not all full at once bring together. */
export interface SharedRate {
  readonly mbps: number;
  /** How many of them, the fastest first, went into it, and their sum in Mbit/s. */
  readonly circuits: number;
  readonly sumMbps: number;
  /** Part of that sum that is in use at the same time, 0 to 1. */
  readonly concurrency: number;
}

/**
 * The largest of them, or the sum of all by the part that is in use at once: half up to 10 circuits, 0.3 up to 50, 0.2
 * beyond, unless stated. One more circuit never brings less: where it would, the fastest 10 or 50 count by their own part.
 */
export function sharedRate(circuitsMbps: readonly number[], stated?: number): SharedRate {
  const fastestFirst = circuitsMbps.toSorted((a, b) => b - a);
  const [largest = 0] = fastestFirst;
  const steps = stated === undefined ? usual : [{ most: Number.POSITIVE_INFINITY, concurrency: stated }];
  const sums = steps.map(({ most, concurrency }) => {
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

/** Default of this product. */
const usual = [
  { most: 10, concurrency: 0.5 },
  { most: 50, concurrency: 0.3 },
  { most: Number.POSITIVE_INFINITY, concurrency: 0.2 },
];
