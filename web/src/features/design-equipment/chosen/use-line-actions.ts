import { useMemo, useRef } from 'react';
import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Lines } from '#web/documents/equipment/design-lines.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { siteNames } from '#web/features/design-equipment/model/site-names.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** What can be done with a line of the bill. */
export interface LineActions {
  readonly edit: (id: string, uses: readonly DeviceUse[]) => void;
  /** Takes it out at once, with an undo. */
  readonly remove: (line: DesignDevice) => void;
  /** Sites to choose from. */
  readonly sites: () => readonly string[];
}

interface Bill {
  readonly design: Design;
  readonly lines: Lines;
  readonly equipment: DesignEquipment;
  /** A line disappears, and the focus with it. */
  readonly onRemoved: () => void;
}

/** The same object while the bill is shown, so that an edit renders its own line and not the other 199. */
export function useLineActions(bill: Bill): LineActions {
  const toast = useToast();
  const latest = useRef(bill);
  latest.current = bill;
  return useMemo(() => {
    const apply: DesignEquipment['apply'] = (changes) => latest.current.equipment.apply(changes);
    const remove = async ({ id, device, uses }: DesignDevice) => {
      latest.current.onRemoved();
      if (!(await apply({ removed: [id] }))) return;
      toast.success(`${deviceName(device)} was removed.`, {
        action: { label: 'Undo', onAction: () => void apply({ added: [{ device, uses }] }) },
      });
    };
    return {
      edit: (id, uses) => latest.current.equipment.edit(id, uses),
      remove: (line) => void remove(line),
      sites: () => siteNames(latest.current.design, latest.current.lines),
    };
  }, [toast]);
}
