import type { DesignSummary } from '#shared/contract/designs.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DesignPicker } from '#web/documents/designs/design-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface PickDesignDialogProps {
  readonly onPick: (design: DesignSummary) => void;
  readonly onClose: () => void;
}

/** Chooses the design of the report. One without a topology has nothing to report yet. */
export function PickDesignDialog({ onPick, onClose }: PickDesignDialogProps) {
  return (
    <Dialog title="Generate a report" onClose={onClose} width="34rem">
      <DesignPicker
        onPick={onPick}
        isOffered={({ plannedDevices }) => plannedDevices > 0}
        note={({ plannedDevices }) =>
          plannedDevices > 0 ? formatCount(plannedDevices, 'device') : 'No topology yet'
        }
      />
    </Dialog>
  );
}
