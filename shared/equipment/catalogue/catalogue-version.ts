/**
 * Incremented with every change of the catalogue's tables; loading compares it with the version that is stored.
 * Separate from the tables, so that reading it does not load them.
 */
export const catalogueVersion = 23;

/** Digest of the tables as of that version; `tests/equipment/catalogue-version.test.ts` keeps the two consistent. */
export const catalogueDigest = '5b29a0623128d674';
