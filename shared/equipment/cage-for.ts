import type { PortGroup } from '../contract/device.ts';

/** The cage that a port for transceivers usually has, by its rate. */
export function cageFor(mbps: number): PortGroup['connector'] {
  if (mbps <= 1_000) return 'SFP';
  if (mbps <= 10_000) return 'SFP+';
  if (mbps <= 25_000) return 'SFP28';
  if (mbps <= 40_000) return 'QSFP+';
  return mbps <= 100_000 ? 'QSFP28' : 'QSFP-DD';
}
