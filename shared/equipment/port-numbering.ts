import type { Category, PortGroup } from '../contract/device.ts';

/** How the ports of a group are named: type, slot and number. */
export interface Numbering {
  readonly type: string;
  readonly slot: string;
  readonly first: 0 | 1;
  /** Through all ports of the device, of the slot, or those of one type in it. */
  readonly counted: 'device' | 'slot' | 'type';
  readonly suffix?: string;
  /** The type of a port whose plug is slower than it could be, the slowest first. */
  readonly slower?: readonly { readonly mostMbps: number; readonly type: string }[];
}

export type Namer = (group: PortGroup) => Numbering;

export const throughout =
  (type: string, slot = '', first: 0 | 1 = 1): Namer =>
  () => ({ type, slot, first, counted: 'device' });

export const byType = (type: string, slot = '', first: 0 | 1 = 1): Numbering => ({
  type,
  slot,
  first,
  counted: 'type',
});

export const bySlot = (type: string, slot: string, first: 0 | 1 = 1): Numbering => ({
  type,
  slot,
  first,
  counted: 'slot',
});

/** How a maker names the ports of its models. */
export type PortNaming = (model: string, category: Category) => Namer;
