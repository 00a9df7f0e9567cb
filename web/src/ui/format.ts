/** Numbers and units, spelt the same everywhere. */
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** `12,400`. */
export const formatNumber = (value: number): string => grouped.format(value);

/** `1 device`, `12,400 devices`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

/** `300 Mbit/s`, `10 Gbit/s` from Mbit/s. */
export const formatBandwidth = (mbps: number): string =>
  mbps >= 1_000 ? `${formatNumber(mbps / 1_000)} Gbit/s` : `${formatNumber(mbps)} Mbit/s`;

/** `1,250 m²`. */
export const formatArea = (squareMetres: number): string => `${formatNumber(squareMetres)} m²`;

/** `90 m`, `1.2 km` from metres. */
export const formatLength = (metres: number): string =>
  metres >= 1_000 ? `${formatNumber(metres / 1_000)} km` : `${formatNumber(metres)} m`;

/** `812 kB`, `4.6 MB` from bytes, in powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return formatCount(bytes, 'byte');
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} kB` : `${formatNumber(bytes / 1_000_000)} MB`;
}

/** `US$89`, `€12.50`: whole units without decimals. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** `20 November 2026 at 14:05`. */
export const formatInstant = (instant: string | number | Date): string => exact.format(new Date(instant));

/** `20 Nov 2026`. */
export const formatDay = (instant: string | number | Date): string => day.format(new Date(instant));

/** `3 minutes ago`, `yesterday`; beyond a month the day itself. Both in milliseconds since 1970. */
export function formatRelative(then: number, now: number): string {
  const seconds = (then - now) / 1_000;
  const size = Math.abs(seconds);
  if (size < 45) return 'just now';
  if (size < 45 * 60) return relative.format(Math.round(seconds / 60), 'minute');
  if (size < 22 * 3_600) return relative.format(Math.round(seconds / 3_600), 'hour');
  if (size < 30 * 86_400) return relative.format(Math.round(seconds / 86_400), 'day');
  return formatDay(then);
}
