import * as fc from 'fast-check';

/**
 * Set-up of every file that tests properties. Each run tries the same values, so that a failure comes from the change:
 * `PROPERTY_SEED=random` tries others, a number those that a failure has named. `PROPERTY_RUNS` says how often:
 * `quick` at most 50 times, on smaller networks; `long` at least four times as often as usual; a number exactly so often.
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: asked } = process.env;

/** Whether tests run while someone waits for them: generated networks are mostly small ones then. */
export const isQuick = asked === 'quick';

/** Whether everything is tried of which the usual lane tries a part. */
export const isLong = asked === 'long';

/** How often to try a property that `npm test` tries `usual` times, and the long lane `long` times. */
export function propertyRuns(usual: number, long = usual * 4): number {
  if (asked === undefined) return usual;
  if (isQuick) return Math.min(usual, 50);
  return isLong ? long : Number(asked);
}

/** How long a property may take that `npm test` gives `usualMs`: an hour where it is tried more often. */
export const propertyTimeout = (usualMs: number): number =>
  asked === undefined || isQuick ? usualMs : 3_600_000;

fc.configureGlobal({ numRuns: propertyRuns(100), ...(seed !== 'random' && { seed: Number(seed) }) });
