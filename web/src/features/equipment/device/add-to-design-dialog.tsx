import { useState } from 'react';
import type { DesignSummary } from '#shared/contract/designs.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { DesignPicker } from '#web/documents/designs/design-picker.tsx';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AddToDesignForm } from './add-to-design-form.tsx';

export interface AddToDesignDialogProps {
  readonly device: Equipment;
  readonly onClose: () => void;
}

/** Which design gets the device; then how many of it, and what for. */
export function AddToDesignDialog({ device, onClose }: AddToDesignDialogProps) {
  const [design, setDesign] = useState<DesignSummary>();
  return (
    <Dialog title={`Add ${deviceName(device)} to a design`} onClose={onClose} width="34rem">
      {design ? (
        <AddToDesignForm
          device={device}
          design={design}
          onBack={() => setDesign(undefined)}
          onClose={onClose}
        />
      ) : (
        <DesignPicker onPick={setDesign} />
      )}
    </Dialog>
  );
}
