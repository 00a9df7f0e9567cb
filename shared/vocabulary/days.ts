/** Days from one calendar day to another, both as `2026-03-31`; less than 0 where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The same day some years later. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
