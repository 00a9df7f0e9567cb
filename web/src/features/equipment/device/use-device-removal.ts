import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { ApiError, sentenceOf } from '../../../api/api-error.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useToast } from '../../../ui/toasts.tsx';
import { deviceName } from '../lists/device-lists.ts';
import { useEquipmentChanges } from '../lists/use-equipment-changes.ts';

export interface DeviceRemoval {
  /** Asks, deletes, and leads to the catalogue. */
  readonly remove: () => Promise<void>;
  readonly isDeleting: boolean;
  /** Designs have the device: the refusal that names them. */
  readonly refusal: ApiError | undefined;
  readonly dismiss: () => void;
}

export function useDeviceRemoval(device: Equipment): DeviceRemoval {
  const changes = useEquipmentChanges();
  const [refusal, setRefusal] = useState<ApiError>();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const name = deviceName(device);

  const remove = async () => {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      body: `It goes out of ${device.systemOwned ? 'the catalogue that all users share' : 'your equipment'}, with its picture. This cannot be taken back.`,
      action: 'Delete device',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await changes.deleteEquipment(device);
      toast.success(`${name} was deleted.`);
      navigate('/equipment');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'in_use') setRefusal(error);
      else toast.error(sentenceOf(error, deleteEquipment.fallback));
    }
  };
  return { remove, isDeleting: changes.isDeleting, refusal, dismiss: () => setRefusal(undefined) };
}
