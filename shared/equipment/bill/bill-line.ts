import type { Device, DeviceRole, Price } from '../../contract/device.ts';

/** What a line of a bill is, in the order in which lines are listed. */
export const billKinds = [
  'device',
  'controller',
  'power-supply',
  'rail',
  'enclosure',
  'rack',
  'panel',
  'antenna',
  'module',
  'optic',
  'direct-attach',
  'patch',
  'cable',
  'licence',
  'support',
] as const;
export type BillKind = (typeof billKinds)[number];

/** Where some of the pieces of a line are needed. */
export interface BillPlace {
  readonly quantity: number;
  /** What the device does there; absent for what hangs on a link. */
  readonly role?: DeviceRole;
  /** Names of sites; none for the whole design. */
  readonly sites: readonly string[];
}

/** Pieces that are ordered together, all of one part number. */
export interface BillLine {
  readonly kind: BillKind;
  /** Empty where any manufacturer's does. */
  readonly manufacturer: string;
  /** The model, the IEEE 802.3 name of a transceiver, or what is laid. */
  readonly name: string;
  /** Empty where none is known. */
  readonly partNumber: string;
  readonly quantity: number;
  readonly places: readonly BillPlace[];
  /** List price of one; absent where none is known. */
  readonly price?: Price;
  /** What one is expected to cost when it is bought. */
  readonly streetPrice?: Price;
  readonly isPriceEstimate: boolean;
  /** Paid each year; all others are paid once. */
  readonly isYearly: boolean;
  /** Of cables, those whose length is known together. */
  readonly metres?: number;
  /** The device, or the one that it belongs to. */
  readonly device?: Device;
}
