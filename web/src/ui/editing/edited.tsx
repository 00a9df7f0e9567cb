import type { ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Editing } from './use-editing.ts';

export interface EditedProps<Values> {
  readonly editing: Editing<Values>;
  /** What is edited: `design`. */
  readonly noun: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A form under edit, with what has to be said around it: a restored draft, unsaved changes on leaving, a conflict. */
export function Edited<Values>({ editing, noun, children }: EditedProps<Values>) {
  const { restored, conflict } = editing;
  return (
    <>
      {restored && (
        <DraftNotice
          savedAt={restored.savedAt}
          noun={noun}
          isOlder={restored.isOlder}
          onDiscard={editing.discardDraft}
          onDismiss={editing.dismissRestored}
        />
      )}
      {children}
      <LeaveDialog guard={editing.guard} onDiscard={editing.end} />
      {conflict && <ConflictDialog noun={noun} conflict={conflict} />}
    </>
  );
}
