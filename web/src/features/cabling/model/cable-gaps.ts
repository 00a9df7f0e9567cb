import type { Cable } from '#shared/network/cables/cable-schedule.ts';

/** What a schedule leaves open, in cables. */
export interface CableGaps {
  /** An end that names neither port nor outlet, at a device. */
  readonly withoutPort: number;
  readonly withoutCable: number;
  readonly withoutLength: number;
}

/** A provider's side of a handover has no port of ours, and nobody orders its length. */
export function cableGaps(cables: readonly Cable[]): CableGaps {
  const gaps = { withoutPort: 0, withoutCable: 0, withoutLength: 0 };
  for (const { kind, from, to, cable, lengthM } of cables) {
    const ends = kind === 'handover' ? [to] : [from, to];
    if (ends.some(({ ports, outlet }) => ports.length === 0 && outlet === undefined)) gaps.withoutPort += 1;
    if (cable === undefined) gaps.withoutCable += 1;
    if (lengthM === undefined && kind !== 'handover') gaps.withoutLength += 1;
  }
  return gaps;
}
