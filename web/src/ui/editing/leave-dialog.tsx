import { Button } from '@aws-amplify/ui-react';
import { Dialog } from '#web/ui/dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

export interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** Drops the draft; the navigation follows. */
  readonly onDiscard: () => void;
}

/** Shown while a navigation away from unsaved work waits: stay, keep the draft, or discard it. */
export function LeaveDialog({ guard: { question }, onDiscard }: LeaveDialogProps) {
  if (!question) return null;
  return (
    <Dialog
      title="Leave without saving?"
      onClose={question.stay}
      footer={
        <>
          <Button
            variation="destructive"
            onClick={() => {
              onDiscard();
              question.leave();
            }}
          >
            Discard changes
          </Button>
          <Button variation="primary" onClick={question.leave}>
            Leave, keep the draft
          </Button>
        </>
      }
    >
      <p>Your changes are not saved yet. Keep them as a draft in this browser to continue later.</p>
    </Dialog>
  );
}
