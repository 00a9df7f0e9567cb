import type { Plan } from './records.ts';

/** The last day of a month on which the provider bills: what starts on the 29th to 31st moves to the 28th. */
const lastBillingDay = 28;

const months = { monthly: 1, quarterly: 3, biannually: 6, annually: 12 } as const;
const hours = { hourly: 1, daily: 24, weekly: 168 } as const;

/** One billing interval after an instant (ISO 8601, UTC). */
export function nextPayment(instant: string, interval: Plan['interval']): string {
  const date = new Date(instant);
  if (interval === 'hourly' || interval === 'daily' || interval === 'weekly') {
    date.setTime(date.getTime() + hours[interval] * 3_600_000);
    return date.toISOString();
  }
  date.setUTCDate(Math.min(date.getUTCDate(), lastBillingDay));
  date.setUTCMonth(date.getUTCMonth() + months[interval]);
  return date.toISOString();
}

/** The schedule as the provider writes it: minute, hour, day of the month, month, day of the week. */
export function cronExpression(next: string, interval: Plan['interval']): string {
  const date = new Date(next);
  const time = `${date.getUTCMinutes()} ${date.getUTCHours()}`;
  switch (interval) {
    case 'hourly':
      return `${date.getUTCMinutes()} * * * *`;
    case 'daily':
      return `${time} * * *`;
    case 'weekly':
      return `${time} * * ${date.getUTCDay()}`;
    case 'monthly':
      return `${time} ${date.getUTCDate()} * *`;
    case 'quarterly':
      return `${time} ${date.getUTCDate()} */3 *`;
    case 'biannually':
      return `${time} ${date.getUTCDate()} */6 *`;
    case 'annually':
      return `${time} ${date.getUTCDate()} ${date.getUTCMonth() + 1} *`;
    default:
      return interval satisfies never;
  }
}
