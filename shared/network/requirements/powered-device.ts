import { type HostPower, type PoeType, poePortWatts, poeTypes } from '../../contract/device.ts';
import { assumptions } from './assumptions.ts';

/**
 * What powers a camera or another device of IoT, in watts at the switch: as its segment states, else as usual cameras.
 * Undefined for one that has power of its own.
 */
export function poweredDevice(
  poe: HostPower | undefined,
): { readonly type: PoeType; readonly watts: number } | undefined {
  if (poe === 'none') return undefined;
  return poe === undefined
    ? { type: '802.3af', watts: assumptions.poeWatts.camera }
    : { type: poe, watts: poePortWatts[poe] };
}

/** What a port supplies on which any of several may hang. */
export const hungriest = (powers: readonly (HostPower | undefined)[]): HostPower | undefined =>
  strongestFirst.find((power) => powers.includes(power));

const strongestFirst = [...poeTypes.toReversed(), undefined, 'none'] as const;
