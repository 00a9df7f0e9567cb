import { formatCount } from './counts.ts';

/** A point in time; a string without a time, `2026-11-20`, is that day wherever it is read. */
export type Instant = string | number | Date;

/** `20 Nov 2026`, in a time zone as IANA names it; without one, in the reader's. */
export function formatDay(instant: Instant, timeZone?: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `20 November 2026 at 14:05`, in a time zone as IANA names it; without one, in the reader's. */
export function formatInstant(instant: Instant, timeZone?: string): string {
  const { day, month, year, hours, minutes } = partsOf(instant, timeZone);
  return `${day} ${month} ${year} at ${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** `20 November 2026`, in UTC so that a document does not depend on the machine that makes it. */
export function formatDayInUtc(instant: string): string {
  const { day, month, year } = partsOf(instant.slice(0, 'YYYY-MM-DD'.length));
  return `${day} ${month} ${year}`;
}

/** `3 minutes ago`, `yesterday`; beyond a month the day itself. Both in milliseconds since 1970. */
export function formatRelative(then: number, now: number, timeZone?: string): string {
  const seconds = (then - now) / 1_000;
  const size = Math.abs(seconds);
  if (size < 45) return 'just now';
  if (size < 45 * 60) return relative(seconds / 60, 'minute');
  if (size < 22 * 3_600) return relative(seconds / 3_600, 'hour');
  if (size >= 30 * 86_400) return formatDay(then, timeZone);
  const days = Math.round(seconds / 86_400);
  if (days === -1) return 'yesterday';
  return days === 1 ? 'tomorrow' : relative(days, 'day');
}

function relative(amount: number, unit: string): string {
  const count = formatCount(Math.round(Math.abs(amount)), unit);
  return amount < 0 ? `${count} ago` : `in ${count}`;
}

interface Parts {
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly hours: number;
  readonly minutes: number;
}

function partsOf(instant: Instant, timeZone?: string): Parts {
  const isWholeDay = typeof instant === 'string' && instant.length === 'YYYY-MM-DD'.length;
  const date = new Date(instant);
  if (isWholeDay) {
    const [day, month, year] = [date.getUTCDate(), months[date.getUTCMonth()] ?? '', date.getUTCFullYear()];
    return { day, month, year, hours: 0, minutes: 0 };
  }
  if (timeZone !== undefined) return partsIn(timeZone, date);
  return {
    day: date.getDate(),
    month: months[date.getMonth()] ?? '',
    year: date.getFullYear(),
    hours: date.getHours(),
    minutes: date.getMinutes(),
  };
}

function partsIn(timeZone: string, date: Date): Parts {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(date);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    day: numberOf('day'),
    month: months[numberOf('month') - 1] ?? '',
    year: numberOf('year'),
    hours: numberOf('hour'),
    minutes: numberOf('minute'),
  };
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
