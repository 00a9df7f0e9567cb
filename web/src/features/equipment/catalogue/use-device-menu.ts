import { Columns3, Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { deleteEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { sentenceOf } from '../../../api/api-error.ts';
import { useUser } from '../../../session/session-provider.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toasts.tsx';
import { deviceName } from '../lists/device-lists.ts';
import { useEquipmentChanges } from '../lists/use-equipment-changes.ts';
import { mostCompared } from '../model/compare-address.ts';

/** What can be done to a device of the list; the catalogue's devices are changed by administrators only. */
export function useDeviceMenu(compared: readonly string[], onToggle: (id: string) => void) {
  const { isAdmin } = useUser();
  const remove = useRemoval();
  return useCallback(
    (device: Equipment): readonly MenuItem[] => {
      const isChosen = compared.includes(device.id);
      const isFull = compared.length >= mostCompared && !isChosen;
      const compare: MenuItem = {
        label: isChosen ? 'Do not compare' : 'Compare',
        icon: Columns3,
        onSelect: () => onToggle(device.id),
      };
      const change: readonly MenuItem[] = [
        { label: 'Edit', icon: Pencil, to: `/equipment/${device.id}/edit` },
        { label: 'Delete', icon: Trash2, destructive: true, onSelect: () => void remove(device) },
      ];
      return [
        { label: 'Open', icon: ExternalLink, to: `/equipment/${device.id}` },
        ...(isFull ? [] : [compare]),
        { label: 'Duplicate', icon: Copy, to: `/equipment/new?from=${device.id}` },
        ...(isAdmin || !device.systemOwned ? change : []),
      ];
    },
    [compared, onToggle, isAdmin, remove],
  );
}

/** Asks first: a deleted device does not come back. */
function useRemoval(): (device: Equipment) => Promise<void> {
  const { deleteEquipment: remove } = useEquipmentChanges();
  const confirm = useConfirm();
  const toast = useToast();
  const latest = useRef({ remove, confirm, toast });
  latest.current = { remove, confirm, toast };
  return useCallback(async (device) => {
    const name = deviceName(device);
    const isSure = await latest.current.confirm({
      title: `Delete ${name}?`,
      body: device.systemOwned
        ? 'It goes out of the catalogue that all users share, with its picture. A device that a design uses is not deleted.'
        : 'It goes out of your equipment, with its picture. A device that a design uses is not deleted.',
      action: 'Delete device',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await latest.current.remove(device);
      latest.current.toast.success(`${name} was deleted.`);
    } catch (error) {
      latest.current.toast.error(sentenceOf(error, deleteEquipment.fallback));
    }
  }, []);
}
