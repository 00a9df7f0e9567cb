import type { Constraint } from '../../contract/equipment-advice.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { Misses } from './misses.ts';

/** Which demands to relax so that a device fits, where none does. */
export interface Relaxation {
  readonly constraints: readonly Constraint[];
  /** Names the constraints, by how much to relax each, and the device that would then fit. */
  readonly sentence: string;
}

/** The smallest relaxation: that of the device nearest to fitting. */
export function relaxation({ easiest, byKinds }: Misses): Relaxation | null {
  if (easiest === undefined) return null;
  const { device, kinds, shortfalls } = easiest;
  const described = shortfalls.map(({ constraint, describe }) => ({ constraint, ...describe() }));
  const same = byKinds.get(kinds.join()) ?? 1;
  const measures = kinds.map((constraint) => {
    const by = described.flatMap((one) =>
      one.constraint === constraint && one.relax !== undefined ? [one.relax] : [],
    );
    return [constraint, joinAnd(by)].join(' ').trim();
  });
  return {
    constraints: kinds,
    sentence:
      `No device meets every demand. Relax ${joinAnd(measures)}: ${device.manufacturer} ${device.model} meets all others. ` +
      `${described.map(({ sentence }) => sentence).join(' ')} ` +
      `${formatCount(same, 'device')} ${plural(same, 'meets', 'meet')} all other demands.`,
  };
}
