/**
 * The id of a device of the system catalogue: the same manufacturer and part number always give the same id, so that
 * loading the catalogue twice changes nothing. 24 hexadecimal characters like every id; the first 8 stand for the day
 * the catalogue began, the rest is the 64-bit FNV-1a hash of manufacturer and part number.
 */
export function catalogueId(manufacturer: string, partNumber: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of `${manufacturer}\n${partNumber}`.toLowerCase()) {
    hash ^= BigInt(character.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return catalogueEpoch + hash.toString(16).padStart(16, '0');
}

/** 2025-01-01T00:00:00Z in seconds. */
const catalogueEpoch = (Date.UTC(2025, 0, 1) / 1_000).toString(16);
