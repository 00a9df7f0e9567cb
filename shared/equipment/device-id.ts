import { fnvHash } from '../vocabulary/fnv-hash.ts';

/**
 * The id of a device of the system catalogue: the same manufacturer and part number always give the same id, so that
 * loading the catalogue twice changes nothing. 24 hexadecimal characters like every id; the first 8 stand for the day
 * the catalogue began, the rest is a hash of manufacturer and part number.
 */
export const catalogueId = (manufacturer: string, partNumber: string): string =>
  catalogueEpoch + fnvHash(`${manufacturer}\n${partNumber}`.toLowerCase());

/** 2025-01-01T00:00:00Z in seconds. */
const catalogueEpoch = (Date.UTC(2025, 0, 1) / 1_000).toString(16);
