import {
  createEquipment,
  createSystemEquipment,
  deleteEquipment,
  getEquipment,
  importEquipment,
  updateEquipment,
} from '#shared/contract/equipment.ts';
import type { EquipmentImport, ImportResult } from '#shared/contract/equipment-import.ts';
import type { Equipment, EquipmentChange, NewEquipment } from '#shared/contract/equipment-items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type CallOptions, callRoute } from '#web/api/call-route.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { useListCache } from './use-list-cache.ts';

/** The whole device; the version that it is based on is that of the given device. */
export type DeviceChange = Omit<EquipmentChange, 'version' | 'removeImage'> & {
  readonly removeImage?: boolean;
};

/**
 * Changes to devices, applied to every list that shows them (specification, section 4). Each throws ApiError when it
 * is refused, and then the lists are as they were.
 */
export interface EquipmentChanges {
  /** Creates a device of the caller's own. */
  readonly createEquipment: (device: NewEquipment) => Promise<Equipment>;
  /** Creates a device that every user sees; administrators only. */
  readonly createSystemEquipment: (device: NewEquipment) => Promise<Equipment>;
  /** Replaces a device, shown at once. Refused as `stale_version` where it was changed since it was read. */
  readonly updateEquipment: (device: Equipment, change: DeviceChange) => Promise<Equipment>;
  /** Deletes a device, removed immediately. Refused as `in_use` with `details.designs` where designs have it. */
  readonly deleteEquipment: (device: Equipment) => Promise<void>;
  /** Previews or creates the devices of files. */
  readonly importEquipment: (body: EquipmentImport, options: CallOptions) => Promise<ImportResult>;
  /** The device as it is stored now, not as this browser remembers it. */
  readonly readEquipment: (id: string) => Promise<Equipment>;
  readonly isCreating: boolean;
  readonly isUpdating: boolean;
  readonly isDeleting: boolean;
}

export function useEquipmentChanges(): EquipmentChanges {
  const lists = useListCache();
  const [isCreating, whileCreating] = useBusy();
  const [isUpdating, whileUpdating] = useBusy();
  const [isDeleting, whileDeleting] = useBusy();

  const create = async (
    route: typeof createEquipment | typeof createSystemEquipment,
    body: NewEquipment,
  ): Promise<Equipment> => {
    const { data } = await whileCreating(callRoute(route, { body }));
    lists.add([data]);
    return data;
  };

  /** Restores the lists; reads them again if the refusal says that they are stale. */
  const failed = (error: unknown, putBack: () => void): never => {
    putBack();
    if (error instanceof ApiError && ['stale_version', 'not_found'].includes(error.code)) lists.refresh();
    throw error;
  };

  return {
    createEquipment: (device) => create(createEquipment, device),
    createSystemEquipment: (device) => create(createSystemEquipment, device),
    updateEquipment: async (device, change) => {
      lists.replace(expected(device, change));
      const body = { removeImage: false, ...change, version: device.version };
      const { data } = await whileUpdating(
        callRoute(updateEquipment, { params: { id: device.id }, body }),
      ).catch((error: unknown) => failed(error, () => lists.replace(device)));
      lists.replace(data);
      lists.refreshOthers();
      return data;
    },
    deleteEquipment: async (device) => {
      const putBack = lists.remove(device);
      await whileDeleting(callRoute(deleteEquipment, { params: { id: device.id } })).catch((error: unknown) =>
        failed(error, putBack),
      );
      // A list that was read while the call was on its way may have brought it back.
      lists.remove(device);
      lists.refreshOthers();
    },
    importEquipment: async (body, options) => {
      const { data } = await callRoute(importEquipment, { body }, options);
      lists.add(data.created);
      return data;
    },
    readEquipment: async (id) => (await callRoute(getEquipment, { params: { id } })).data,
    isCreating,
    isUpdating,
    isDeleting,
  };
}

/** The device as the service will return it, except for its version and a new picture's address. */
function expected(device: Equipment, { image: _, removeImage = false, ...fields }: DeviceChange): Equipment {
  const { id, systemOwned, version, createdAt, image } = device;
  return {
    ...fields,
    id,
    systemOwned,
    version,
    createdAt,
    updatedAt: new Date().toISOString(),
    ...(image === undefined || removeImage ? {} : { image }),
  };
}
