import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { VlanId } from '../network-numbers.ts';
import { serviceClasses } from '../network-services.ts';
import { From } from './interfaces.ts';

export const QosClassName = z.enum(serviceClasses);
export type QosClassName = z.output<typeof QosClassName>;

const Dscp = wholeBetween(0, 63);

/** A queue: every interface that has a `trust` serves each class so, within `shapeMbps` where it is shaped. */
export const QosClass = z.strictObject({
  name: QosClassName,
  dscp: list(Dscp, 16),
  /** Served first, but never beyond its share: what exceeds it is dropped. */
  isPriority: z.boolean(),
  /** Of the interface's rate; of `priorityMbps` where it states that. */
  sharePercent: wholeBetween(1, 100),
  /** The subnets at its site whose hosts are marked so; the device where there are none. */
  from: From,
});
export type QosClass = z.output<typeof QosClass>;

/** What frames of a VLAN are marked with where nobody is trusted to have marked them. */
export const QosMarking = z.strictObject({
  vlan: VlanId,
  class: QosClassName,
  dscp: Dscp,
  from: From,
});
export type QosMarking = z.output<typeof QosMarking>;
