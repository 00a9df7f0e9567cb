import * as fc from 'fast-check';

/**
 * Set-up of every file that tests properties. Each run tries the same values, so that a failure comes from the change:
 * `PROPERTY_SEED=random` tries others, a number those that a failure has named. `PROPERTY_RUNS` says how often:
 * `quick` at most 50 times, and those that plan a network each time a quarter of their usual runs; `long` four times as
 * often as usual; a number exactly so often.
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: asked } = process.env;

/** How often to try a property that `npm test` tries `usual` times, and the long lane `long` times. */
export function propertyRuns(usual: number, long = usual * 4): number {
  if (asked === undefined) return usual;
  if (asked === 'quick') return usual < cheapRuns ? Math.ceil(usual / 4) : 50;
  return asked === 'long' ? long : Number(asked);
}

/** From so many usual runs on, a single one is cheap. */
const cheapRuns = 100;

/** How long a property may take that `npm test` gives `usualMs`: an hour where it is tried more often. */
export const propertyTimeout = (usualMs: number): number =>
  asked === undefined || asked === 'quick' ? usualMs : 3_600_000;

fc.configureGlobal({ numRuns: propertyRuns(100), ...(seed !== 'random' && { seed: Number(seed) }) });
