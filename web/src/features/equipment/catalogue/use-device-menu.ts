import { Columns3, Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import { useUser } from '#web/session/session-provider.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';

/** What can be done to a device of the list; the catalogue's devices are changed by administrators only. */
export function useDeviceMenu(
  compared: readonly string[],
  onToggle: (id: string) => void,
  onRemove: (device: Equipment) => void,
) {
  const { isAdmin } = useUser();
  // The list is drawn again for a new menu, and must not be for every key of the search.
  const remove = useRef(onRemove);
  remove.current = onRemove;
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
        { label: 'Delete', icon: Trash2, destructive: true, onSelect: () => remove.current(device) },
      ];
      return [
        { label: 'Open', icon: ExternalLink, to: `/equipment/${device.id}` },
        ...(isFull ? [] : [compare]),
        {
          label: device.systemOwned ? 'Duplicate to my equipment' : 'Duplicate',
          icon: Copy,
          to: `/equipment/new?from=${device.id}`,
        },
        ...(isAdmin || !device.systemOwned ? change : []),
      ];
    },
    [compared, onToggle, isAdmin],
  );
}
