import { formatCount, formatNumber } from './counts.ts';

/** `1,250 m²`. */
export const formatArea = (squareMetres: number): string => `${formatNumber(squareMetres)} m²`;

/** `90 m`, `1.2 km` from metres. */
export const formatLength = (metres: number): string =>
  metres >= 1_000 ? `${tenths(metres / 1_000)} km` : `${formatNumber(metres)} m`;

/** `812 kB`, `4.6 MB` from bytes, in powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return formatCount(bytes, 'byte');
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} kB` : `${tenths(bytes / 1_000_000)} MB`;
}

const tenths = (value: number): string => formatNumber(Number(value.toFixed(1)));
