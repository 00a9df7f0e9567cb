/** The order in time of two instants, as ISO 8601 with or without fractions of a second; one that never was comes first. */
export const inTime = (a: string | null | undefined, b: string | null | undefined): number =>
  epochOf(a) - epochOf(b);

const epochOf = (instant: string | null | undefined): number => (instant ? Date.parse(instant) : 0);
