import type { Capability, Device, DeviceLine } from '../contract/device.ts';
import { linesOf } from './device-lines.ts';

/** What decides which lines of a device are bought with it. */
export interface Purchase {
  /** What its configuration uses. */
  readonly uses: readonly Capability[];
  /** Power supplies that it must have. */
  readonly supplies: 1 | 2;
}

/** Whether a line is bought: always, for what the configuration uses, or as the second power supply. */
export const isBought = ({ kind, neededFor }: DeviceLine, { uses, supplies }: Purchase): boolean =>
  kind === 'power-supply'
    ? supplies > 1
    : neededFor === undefined || neededFor.some((capability) => uses.includes(capability));

/** What is ordered with one device of a place. */
export const boughtLines = (device: Device, purchase: Purchase): readonly DeviceLine[] =>
  linesOf(device).filter((line) => isBought(line, purchase));
