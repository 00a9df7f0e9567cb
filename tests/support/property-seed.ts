import * as fc from 'fast-check';

/**
 * Properties are tried on the same values in every run, so that what fails is the change and not its luck. Others are
 * tried with `PROPERTY_SEED=random npx vitest run --project unit`, or with a number that a failure has named.
 */
const { PROPERTY_SEED: seed = '20261121' } = process.env;
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
