/** Languages of configurations that the system library writes. */
export const dialectIds = ['ios-xe', 'junos', 'eos', 'fortios', 'routeros', 'frr'] as const;
export type DialectId = (typeof dialectIds)[number];
