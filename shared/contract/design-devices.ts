import * as z from 'zod';
import { list } from './collections.ts';
import { Device, deviceRoles } from './device.ts';
import { wholeBetween } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { name } from './text.ts';

/** How many of a device do what, and where. */
export const DeviceUse = z.strictObject({
  role: z.enum(deviceRoles),
  quantity: wholeBetween(1, 100_000),
  /** Names of the sites that it is for; none for the whole design. */
  sites: list(name(100), 500).default([]),
});
export type DeviceUse = z.output<typeof DeviceUse>;

const Uses = list(DeviceUse, 20).min(1, 'must have at least one entry');

/** A device of a design. `id` is the device's, `quantity` the pieces of all uses together. */
export const DesignDevice = z.strictObject({
  id: Id,
  device: Device,
  uses: z.array(DeviceUse),
  quantity: z.int().min(1),
  version: Version,
  addedAt: Instant,
});
export type DesignDevice = z.output<typeof DesignDevice>;

/** Different devices of one design, and how many of them one call may add, change or remove. */
export const designDeviceLimits = { inDesign: 200, inCall: 40 } as const;

/** An assigned device by any of its names; the specification's clients say how many, and not what for. */
const AssignedDevice = z.preprocess(
  byAnyName,
  z
    .strictObject({ id: Id, uses: Uses.optional(), quantity: DeviceUse.shape.quantity.optional() })
    .refine(({ uses, quantity }) => uses === undefined || quantity === undefined, {
      error: 'must not be given beside uses',
      path: ['quantity'],
    }),
);

/** Devices for a design: without uses they have the usual role of their category, one piece unless a quantity is given. */
export const Assignment = z.strictObject({
  designId: Id,
  equipment: list(
    z.union([Id, AssignedDevice], 'must be an id, or an object with id and uses'),
    designDeviceLimits.inCall,
  ).min(1, 'must have at least one entry'),
});
export type Assignment = z.output<typeof Assignment>;

export const Removal = z.strictObject({
  designId: Id,
  equipmentIds: list(Id, designDeviceLimits.inCall).min(1, 'must have at least one entry'),
});

/** New quantities, roles and sites of devices that are in the design, each based on a version of its line. */
export const DesignDeviceChanges = z.strictObject({
  devices: list(z.strictObject({ id: Id, version: Version, uses: Uses }), designDeviceLimits.inCall).min(
    1,
    'must have at least one entry',
  ),
});

function byAnyName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'id' in value) return value;
  const { _id, equipmentId = _id, ...rest } = { _id: undefined, equipmentId: undefined, ...value };
  return { id: equipmentId, ...rest };
}
