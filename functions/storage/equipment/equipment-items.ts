import * as z from 'zod';
import type { Device } from '#shared/contract/device.ts';
import { Equipment } from '#shared/contract/equipment-items.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { tableName } from '../tables/table-name.ts';

export const equipmentTable = tableName('equipment');

/** Owner of the devices that every user sees. A user's id is a UUID, so that nobody can be this owner. */
export const systemOwner = 'system';

/** What the Equipment table keeps under one owner: devices, and the count of them. */
export const equipmentKey = (owner: string, id: string) => ({ owner, id }) satisfies KeyOf<'equipment'>;
export const deviceCountKey = (owner: string) => ({ owner, id: 'counts' });

/** Whose items are notes about the catalogue. */
export const catalogueOwner = 'catalogue';

/** Records that an administrator deleted a device of the catalogue, so that a newer catalogue does not restore it. */
export const tombstoneKey = (id: string) => equipmentKey(catalogueOwner, id);

/** A device with its internal fields in the table. */
export interface StoredEquipment {
  /** A user's id, or `systemOwner`. */
  readonly owner: string;
  readonly equipment: Equipment;
  /** Designs that it is in, of all users. */
  readonly uses: number;
}

const StoredDevice = z.object(Equipment.shape);
const Internal = z.object({ owner: z.string(), uses: z.int().default(0) });

/** The device in an item, without the internal fields. */
export const parseEquipment = (item: unknown): Equipment => StoredDevice.parse(item);

export const parseStored = (item: unknown): StoredEquipment => ({
  ...Internal.parse(item),
  equipment: parseEquipment(item),
});

/** The device alone, as designs and advice show it. */
export const toDevice = ({ version, createdAt, updatedAt, ...device }: Equipment): Device => device;
