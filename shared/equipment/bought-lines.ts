import type { Capability, Device, DeviceLine } from '../contract/device.ts';
import { type Lined, linesOf } from './device-lines.ts';

/** What decides which lines of a device are bought with it. */
export interface Purchase {
  /** What its configuration uses. */
  readonly uses: readonly Capability[];
  /** Power supplies that it must have. */
  readonly supplies: 1 | 2;
  /** Of an access point, whether a wireless controller manages it. */
  readonly isControlled: boolean;
  /** People whose tunnels end on it, for whom it takes the licences; none where another of its pair has them. */
  readonly remoteUsers?: number;
}

/**
 * Whether a line of a device is bought: always, for what the configuration uses, under a controller, or as the second power supply.
 * Support is not, where another line that is bought includes it.
 */
export const isBought = (device: Lined, line: DeviceLine, purchase: Purchase): boolean =>
  isTaken(line, purchase) &&
  !(
    line.kind === 'support' &&
    linesOf(device).some((other) => other.includesSupport && isTaken(other, purchase))
  );

/** How often a line is taken for so many people: of a licence that is counted by them, until all have one. */
export const timesFor = ({ remoteUsers: each }: DeviceLine, remoteUsers: number): number =>
  each === undefined ? 1 : Math.ceil(remoteUsers / each);

function isTaken(
  { kind, neededFor, remoteUsers: each }: DeviceLine,
  { uses, supplies, isControlled, remoteUsers = 0 }: Purchase,
): boolean {
  if (each !== undefined && remoteUsers === 0) return false;
  if (kind === 'power-supply') return supplies > 1;
  if (kind === 'controller-licence') return isControlled;
  return neededFor === undefined || neededFor.some((capability) => uses.includes(capability));
}

/** What is ordered with one device of a place. */
export const boughtLines = (device: Device, purchase: Purchase): readonly DeviceLine[] =>
  linesOf(device).filter((line) => isBought(device, line, purchase));
