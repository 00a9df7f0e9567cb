import { useState } from 'react';
import type { Equipment, NewEquipment } from '#shared/contract/equipment-items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useEquipmentChanges } from '#web/documents/equipment/use-equipment-changes.ts';

export interface SaveEquipment {
  /** Creates, or replaces `base`. Undefined when somebody else has changed it: then `conflict` is theirs. */
  readonly save: (
    device: NewEquipment,
    base: Equipment | undefined,
    removeImage: boolean,
  ) => Promise<Equipment | undefined>;
  readonly conflict: Equipment | undefined;
  readonly forgetConflict: () => void;
}

/** Sends a form to the service; `isSystem` says whose a new device is. Other refusals are thrown, for the form to show. */
export function useSaveEquipment(isSystem: boolean): SaveEquipment {
  const { createEquipment, createSystemEquipment, updateEquipment, readEquipment } = useEquipmentChanges();
  const [conflict, setConflict] = useState<Equipment>();
  const forgetConflict = () => setConflict(undefined);

  const save: SaveEquipment['save'] = async (device, base, removeImage) => {
    forgetConflict();
    if (!base) return isSystem ? createSystemEquipment(device) : createEquipment(device);
    try {
      return await updateEquipment(base, { ...device, removeImage });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
      setConflict(await readEquipment(base.id));
      return undefined;
    }
  };
  return { save, conflict, forgetConflict };
}
