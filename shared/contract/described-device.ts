import * as z from 'zod';
import { list } from './collections.ts';
import { capabilities, categories, poeTypes } from './device.ts';
import { figure, wholeNumber } from './figure.ts';

const count = (max: number) => wholeNumber(max).optional();
const amount = (max: number) => figure(max).optional();

/** What its owner states of a device that the catalogue does not list. What is not stated it does not have. */
export const DescribedDevice = z.strictObject({
  /** Absent, what its type says. */
  category: z.enum(categories).optional(),
  /** Ports of twisted pair, and those for transceivers, each with the rate of most of them. */
  copperPorts: count(1_000),
  copperMbps: amount(800_000),
  fibrePorts: count(1_000),
  fibreMbps: amount(800_000),
  /** What its copper ports supply, and watts of all of them together. */
  poe: z.enum(poeTypes).optional(),
  poeBudgetW: amount(100_000),
  /** Mbit/s with all that it does; absent of a switch, what its ports carry. */
  throughputMbps: amount(1_000_000_000),
  /** Wireless clients at the same time. */
  clients: count(1_000_000),
  powerSupplies: count(20),
  can: list(z.enum(capabilities), capabilities.length).default([]),
});
export type DescribedDevice = z.output<typeof DescribedDevice>;
