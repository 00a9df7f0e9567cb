import { Columns3 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { actionsOnDevice } from '#web/documents/equipment/actions-on-device.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import { useUser } from '#web/session/session-provider.tsx';
import type { Action } from '#web/ui/actions/action.ts';

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
    (device: Equipment): readonly Action[] => {
      const isChosen = compared.includes(device.id);
      const isFull = compared.length >= mostCompared && !isChosen;
      const compare: Action = {
        label: isChosen ? 'Do not compare' : 'Compare',
        icon: Columns3,
        isAvailable: !isFull,
        perform: () => onToggle(device.id),
      };
      const { open, ...others } = actionsOnDevice(device, isAdmin, () => remove.current(device));
      return [open, compare, ...Object.values(others)];
    },
    [compared, onToggle, isAdmin],
  );
}
