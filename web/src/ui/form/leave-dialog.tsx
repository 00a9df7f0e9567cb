import { Button } from '@aws-amplify/ui-react';
import { Dialog } from '#web/ui/dialog.tsx';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  readonly onKeepDraft: () => void;
}

/** Before a changed form is left: the draft can be kept or given up. */
export function LeaveDialog({ onStay, onDiscard, onKeepDraft }: LeaveDialogProps) {
  return (
    <Dialog
      title="Leave without saving?"
      onClose={onStay}
      footer={
        <>
          <Button variation="destructive" onClick={onDiscard}>
            Discard changes
          </Button>
          <Button variation="primary" onClick={onKeepDraft}>
            Leave, keep the draft
          </Button>
        </>
      }
    >
      <p>Your changes are not saved yet. As a draft they wait in this browser until you come back.</p>
    </Dialog>
  );
}
