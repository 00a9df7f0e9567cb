import { Button } from '@aws-amplify/ui-react';
import { keepFocus } from '#web/ui/form/keep-focus.ts';

export interface SaveButtonsProps {
  /** What saving does: `Save changes`. */
  readonly action: string;
  readonly isSaving: boolean;
  /** Away without saving; asks first where that loses changes. */
  readonly onLeave: () => void;
}

/** The buttons at the foot of a document under edit, within its form. */
export function SaveButtons({ action, isSaving, onLeave }: SaveButtonsProps) {
  return (
    <>
      <Button
        type="submit"
        variation="primary"
        onMouseDown={keepFocus}
        isLoading={isSaving}
        loadingText="Saving"
      >
        {action}
      </Button>
      <Button variation="link" onMouseDown={keepFocus} onClick={onLeave}>
        Cancel
      </Button>
    </>
  );
}
