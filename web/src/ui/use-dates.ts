import { use, useMemo } from 'react';
import { formatDay, formatInstant, formatRelative, type Instant } from '#shared/vocabulary/dates.ts';
import { TimeZoneContext } from './time-zone-context.ts';

export interface Dates {
  /** `20 Nov 2026` */
  readonly day: (instant: Instant) => string;
  /** `20 November 2026 at 14:05` */
  readonly instant: (instant: Instant) => string;
  /** `3 minutes ago`; both in milliseconds since 1970. */
  readonly relative: (then: number, now: number) => string;
}

/** Points in time in the words of the vocabulary and in the time zone of the profile. */
export function useDates(): Dates {
  const wanted = use(TimeZoneContext);
  return useMemo(() => {
    const zone = wanted && isKnown(wanted) ? wanted : undefined;
    return {
      day: (instant) => formatDay(instant, zone),
      instant: (instant) => formatInstant(instant, zone),
      relative: (then, now) => formatRelative(then, now, zone),
    };
  }, [wanted]);
}

/** A zone that was chosen in another browser may be newer than this one. */
function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
