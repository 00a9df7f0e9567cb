import { formatNumber } from './counts.ts';

/** `300 Mbit/s`, `1.25 Gbit/s` from Mbit/s. */
export const formatRate = (mbps: number): string =>
  mbps >= 1_000 ? `${formatNumber(mbps / 1_000)} Gbit/s` : `${formatNumber(mbps)} Mbit/s`;

/** `20:1`, `2.4:1`: capacity below to capacity above. */
export const formatRatio = (value: number): string => `${formatNumber(Number(value.toFixed(1)))}:1`;
