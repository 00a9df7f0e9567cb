import { useState } from 'react';
import { deleteEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { useEquipmentChanges } from '#web/documents/equipment/use-equipment-changes.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

export interface DeviceRemoval {
  /** Asks, then deletes. */
  readonly remove: (device: Equipment) => Promise<void>;
  readonly isDeleting: boolean;
  /** Designs have the device: the refusal that names them. */
  readonly refusal: ApiError | undefined;
  readonly dismiss: () => void;
}

/** Deletes devices, from their page and from the list; `onDeleted` where the page has to be left then. */
export function useDeviceRemoval(onDeleted?: () => void): DeviceRemoval {
  const changes = useEquipmentChanges();
  const [refusal, setRefusal] = useState<ApiError>();
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailureToast();

  const remove = async (device: Equipment) => {
    const name = deviceName(device);
    const isSure = await confirm({
      title: `Delete ${name}?`,
      body: `It is deleted from ${device.systemOwned ? 'the catalogue that all users share' : 'your equipment'}, with its picture. This cannot be undone.`,
      action: 'Delete device',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await changes.deleteEquipment(device);
      toast.success(`${name} was deleted.`);
      onDeleted?.();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'in_use') setRefusal(error);
      else failed(error, deleteEquipment.fallback);
    }
  };
  return { remove, isDeleting: changes.isDeleting, refusal, dismiss: () => setRefusal(undefined) };
}
