import { formatNumber } from '../../vocabulary/counts.ts';
/** Hours of a year of 365 days. */
export const hoursOf = (share: number): number => share * 8_760;

/** `99.95 %`, with as many nines as it takes to tell it from 100. */
export function percentage(share: number): string {
  const lost = 1 - share;
  if (lost <= 0) return '100 %';
  const digits = Math.min(6, Math.max(2, Math.floor(-Math.log10(lost)) - 1));
  return `${(share * 100).toFixed(digits)} %`;
}

/** `~8.8 h`, `~12 min`, `under a minute`: two figures are as exact as an estimate is. */
export function spentHours(hours: number): string {
  if (hours >= 1) return `~${formatNumber(Number(hours.toPrecision(2)))} h`;
  return hours * 60 >= 1 ? `~${Number((hours * 60).toPrecision(2))} min` : 'under a minute';
}
