import * as z from 'zod';

/** A time zone as IANA names it: `Africa/Nairobi`, `UTC`. Offsets such as `+01:00` name no zone. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be the name of a time zone, such as Africa/Nairobi');

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
