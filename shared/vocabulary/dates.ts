import { formatCount } from './counts.ts';

/** A point in time; a string without a time, `2026-11-20`, is that day wherever it is read. */
export type Instant = string | number | Date;

/** `20 Nov 2026`, in the reader's time zone. */
export function formatDay(instant: Instant): string {
  const { day, month, year } = partsOf(instant);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `20 November 2026 at 14:05`, in the reader's time zone. */
export function formatInstant(instant: Instant): string {
  const { day, month, year } = partsOf(instant);
  const date = new Date(instant);
  return `${day} ${month} ${year} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `20 November 2026`, in UTC so that a document does not depend on the machine that makes it. */
export function formatDayInUtc(instant: string): string {
  const { day, month, year } = partsOf(instant.slice(0, 'YYYY-MM-DD'.length));
  return `${day} ${month} ${year}`;
}

/** `3 minutes ago`, `yesterday`; beyond a month the day itself. Both in milliseconds since 1970. */
export function formatRelative(then: number, now: number): string {
  const seconds = (then - now) / 1_000;
  const size = Math.abs(seconds);
  if (size < 45) return 'just now';
  if (size < 45 * 60) return relative(seconds / 60, 'minute');
  if (size < 22 * 3_600) return relative(seconds / 3_600, 'hour');
  if (size >= 30 * 86_400) return formatDay(then);
  const days = Math.round(seconds / 86_400);
  if (days === -1) return 'yesterday';
  return days === 1 ? 'tomorrow' : relative(days, 'day');
}

function relative(amount: number, unit: string): string {
  const count = formatCount(Math.round(Math.abs(amount)), unit);
  return amount < 0 ? `${count} ago` : `in ${count}`;
}

function partsOf(instant: Instant): { day: number; month: string; year: number } {
  const date = new Date(instant);
  const isWholeDay = typeof instant === 'string' && instant.length === 'YYYY-MM-DD'.length;
  return isWholeDay
    ? { day: date.getUTCDate(), month: months[date.getUTCMonth()] ?? '', year: date.getUTCFullYear() }
    : { day: date.getDate(), month: months[date.getMonth()] ?? '', year: date.getFullYear() };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
