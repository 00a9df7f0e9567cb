import { type Device, type Figure, isEstimate } from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import type { Demands } from './need.ts';

export interface Failure {
  readonly constraint: Constraint;
  readonly sentence: string;
}

/** A demand that is not met, for comparison with others; only those that are shown are described in words. */
export interface Shortfall {
  readonly constraint: Constraint;
  /** The missing share of what is needed, 0 to 1; 1 if it is not a quantity. */
  readonly share: number;
  /** Relaxing does not help: it cannot be bought. */
  readonly isFinal?: true;
  /** A device that has no other shortfalls may have the place where nothing is sure to fit. */
  readonly isDoubt?: true;
  readonly describe: () => ShortfallText;
}

export interface ShortfallText {
  readonly sentence: string;
  /** How far to relax the constraint: `by 28 W`, `to enterprise`; absent where a figure is not known. */
  readonly relax?: string;
}

/** The planning period of a design: the day of the assessment and the day until which it plans, as `2026-03-31`. */
export interface Horizon {
  readonly today: string;
  readonly until: string;
}

/** Adds to `found` what a device falls short of. */
export type Check = (found: Shortfall[], device: Device, demands: Demands, horizon: Horizon) => void;

/** The mark before an estimate. */
export const tilde = (device: Pick<Device, 'sources'>, figure: Figure): string =>
  isEstimate(device, figure) ? '~' : '';
