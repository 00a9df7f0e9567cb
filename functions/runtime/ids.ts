import { randomBytes } from 'node:crypto';

/**
 * A new id: 24 lower-case hexadecimal characters. The first 8 are the creation second and the next 3 its millisecond,
 * so that ids sort by age; the last 13 (52 bits) are random.
 */
export function newId(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  const random = randomBytes(7).toString('hex').slice(0, 13);
  return `${hex(second, 8)}${hex(now % 1000, 3)}${random}`;
}

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');
