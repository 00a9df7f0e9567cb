import * as z from 'zod';
import { list } from './collections.ts';
import { wholeBetween } from './figure.ts';
import { ElementId } from './identifiers.ts';
import { VlanId } from './network-numbers.ts';
import { name, textUpTo } from './text.ts';

/** What part of the plan a view draws: everything, one VLAN, what routes, the zones of the policies, or what is near a device. */
export const lookKinds = ['physical', 'vlan', 'layer3', 'zones', 'around'] as const;

/** Links that a view around a device follows at most. */
export const mostHops = 6;

/** Devices that a view places by itself, and views of one topology. */
export const viewLimits = { positions: 20_000, views: 100 } as const;

/** The middle of what is drawn, in pixels of the canvas. */
export const Position = z.strictObject({
  x: z.number().min(-1e7).max(1e7),
  y: z.number().min(-1e7).max(1e7),
});

/** A view of the drawing that was kept under a name: what it draws, and where that stands in it. Plans know nothing of it. */
export const DrawnView = z.strictObject({
  id: ElementId,
  name: name(60),
  look: z.enum(lookKinds),
  vlan: VlanId.optional(),
  /** The device that `around` starts from; where it is gone the view draws everything. */
  around: ElementId.optional(),
  hops: wholeBetween(1, mostHops).optional(),
  /** The one site that it draws. */
  site: textUpTo(100).optional(),
  /** The centres of devices that were moved in it, in pixels of the canvas; the others stand where the view puts them. */
  positions: list(z.strictObject({ id: ElementId, ...Position.shape }), viewLimits.positions),
});
export type DrawnView = z.output<typeof DrawnView>;
