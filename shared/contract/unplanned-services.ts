import type { Requirements } from './requirements.ts';

/** Network services that a client of the API may state, and designs from before did, and for which no plan has a device. */
export const unplannedServices: readonly Requirements['services']['network'][number][] = [
  'proxy',
  'load-balancing',
];
