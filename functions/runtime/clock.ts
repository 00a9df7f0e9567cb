/** The one way to the time of day; tests fix it with fake timers. */
export const now = (): Date => new Date();

/** Now, as ISO 8601 in UTC with milliseconds. */
export const instantNow = (): string => now().toISOString();

/** The UTC day of an instant: 2026-11-20. The years before 0 and after 9999 have a sign and six digits. */
export const dayOf = (instant: string): string => instant.slice(0, instant.indexOf('T'));

/** An instant so many days later, as ISO 8601 in UTC. */
export const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * millisecondsPerDay).toISOString();

/** An instant as whole seconds since the epoch, which DynamoDB's time to live reads. */
export const epochSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

const millisecondsPerDay = 86_400_000;
