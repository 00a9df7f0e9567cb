const dayMs = 86_400_000;

/** Whole days from `now` (milliseconds since 1970) to an instant, begun ones included; 0 or less once it is past. */
export const daysUntil = (instant: string, now: number): number =>
  Math.ceil((Date.parse(instant) - now) / dayMs);
