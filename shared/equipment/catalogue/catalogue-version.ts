/**
 * Counts up by one with every change of the catalogue's tables; loading compares it with the version that is stored.
 * Apart from the tables, so that who asks for it alone need not read them.
 */
export const catalogueVersion = 4;

/** Digest of the tables as of that version; `tests/equipment/catalogue-version.test.ts` holds the two together. */
export const catalogueDigest = '96ded975b6e89fea';
