/** The attribute that counts the reports of a month: `reports_2026_11`. */
export const reportsOfMonth = (instant: string): string => `reports_${instant.slice(0, 7).replace('-', '_')}`;
