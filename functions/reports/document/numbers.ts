/** 12,345 */
export const number = (value: number): string => value.toLocaleString('en-GB');

/** `1 site`, `2 sites`. */
export const count = (value: number, noun: string, plural = `${noun}s`): string =>
  `${number(value)} ${value === 1 ? noun : plural}`;

/** Mbit/s, from a thousand on Gbit/s. */
export const rate = (mbps: number): string =>
  mbps >= 1_000 ? `${number(Number((mbps / 1_000).toFixed(1)))} Gbit/s` : `${number(mbps)} Mbit/s`;

/** `20 November 2026`, in UTC so that it does not depend on the machine. */
export const day = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
