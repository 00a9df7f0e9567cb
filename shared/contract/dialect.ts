/** The languages of devices that the system library writes. */
export const dialects = ['ios-xe', 'junos', 'eos', 'fortios', 'routeros', 'frr'] as const;
export type DialectId = (typeof dialects)[number];
