/** When a schedule is due next after an instant; milliseconds since the epoch. */
export type NextDue = (after: number) => number;

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/**
 * Parses `rate(5 minutes)` or `cron(0 3 * * ? *)`, in UTC. Throws for any other form, and for `L`, `W` and `#`.
 * Source: https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html
 */
export function parseScheduleExpression(expression: string): NextDue {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (unit === 'minute' || unit === 'hour' || unit === 'day') {
    const period = Number(count) * unitMs[unit];
    if (period > 0) return (after) => after + period;
  }
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (fields !== undefined) return cron(expression, fields.trim().split(/\s+/));
  throw unreadable(expression);
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** How far a schedule's next day is looked for: the 29th of February, and some. */
const horizonDays = 366 * 9;

function cron(expression: string, fields: readonly string[]): NextDue {
  const [minute, hour, dayOfMonth, month, dayOfWeek, year] = fields;
  if (fields.length !== 6 || !minute || !hour || !dayOfMonth || !month || !dayOfWeek || !year)
    throw unreadable(expression);
  // One of the two says which days; the other is left open.
  if ((dayOfMonth === '?') === (dayOfWeek === '?')) throw unreadable(expression);
  const read = (text: string, [from, to]: readonly [number, number], names: readonly string[] = []) =>
    membersOf(text, { from, to, names, wrong: () => unreadable(expression) });
  const minutes = [...read(minute, [0, 59])].sort((a, b) => a - b);
  const hours = [...read(hour, [0, 23])].sort((a, b) => a - b);
  const inMonth = read(month, [1, 12], months);
  const onDay = read(dayOfMonth, [1, 31]);
  const onWeekday = read(dayOfWeek, [1, 7], weekdays);
  const inYear = read(year, [1970, 2199]);

  const fits = (day: Date): boolean =>
    inYear.has(day.getUTCFullYear()) &&
    inMonth.has(day.getUTCMonth() + 1) &&
    onDay.has(day.getUTCDate()) &&
    onWeekday.has(day.getUTCDay() + 1);

  return (after) => {
    const midnight = after - (after % unitMs.day);
    for (let days = 0; days <= horizonDays; days += 1) {
      const start = midnight + days * unitMs.day;
      if (!fits(new Date(start))) continue;
      for (const h of hours)
        for (const m of minutes) {
          const due = start + h * unitMs.hour + m * unitMs.minute;
          if (due > after) return due;
        }
    }
    throw new Error(`The schedule ${expression} is never due.`);
  };
}

interface Field {
  readonly from: number;
  readonly to: number;
  /** What the values may be called instead, the first one the lowest. */
  readonly names: readonly string[];
  readonly wrong: () => Error;
}

/** The values that a field of a cron expression names: `*`, `?`, `1,5`, `MON-FRI`, `0/15`. */
function membersOf(text: string, { from, to, names, wrong }: Field): ReadonlySet<number> {
  const numberOf = (name: string): number => {
    const named = names.indexOf(name.toUpperCase());
    const value = named >= 0 ? from + named : Number(name);
    if (!Number.isInteger(value) || name === '' || value < from || value > to) throw wrong();
    return value;
  };
  const members = new Set<number>();
  for (const part of text.split(',')) {
    const [range = '', step] = part.split('/');
    const isAll = range === '*' || range === '?';
    const [low = '', high] = range.split('-');
    const first = isAll ? from : numberOf(low);
    const last = isAll || (high === undefined && step !== undefined) ? to : numberOf(high ?? low);
    const by = step === undefined ? 1 : Number(step);
    if (!Number.isInteger(by) || by < 1 || first > last) throw wrong();
    for (let value = first; value <= last; value += by) members.add(value);
  }
  return members;
}

const unreadable = (expression: string): Error =>
  new Error(
    `The local cloud cannot read the schedule ${expression}: it takes rate(…) and cron(…) with six fields.`,
  );
