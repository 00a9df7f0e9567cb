import { Button } from '@aws-amplify/ui-react';
import type { User } from '#shared/contract/users.ts';
import { Notice } from '#web/ui/notice.tsx';

export interface ProfileConflictProps {
  readonly theirs: User;
  readonly mine: { readonly displayName: string; readonly company: string; readonly role: string };
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** The profile was saved elsewhere since this page was opened: which of both shall stand is the person's choice. */
export function ProfileConflict({ theirs, mine, onTakeTheirs, onKeepMine }: ProfileConflictProps) {
  const differing = [
    ['Name', theirs.displayName, mine.displayName],
    ['Company', theirs.company, mine.company],
    ['Role', theirs.role, mine.role],
  ].filter(([, stored, typed]) => stored !== typed);
  return (
    <Notice
      tone="warn"
      action={
        <>
          <Button size="small" onClick={onTakeTheirs}>
            Take what is stored
          </Button>
          <Button size="small" onClick={onKeepMine}>
            Keep what I typed
          </Button>
        </>
      }
    >
      <p>Your profile was changed elsewhere since you opened this page. Nothing was overwritten.</p>
      {differing.map(([label, stored, typed]) => (
        <p key={label}>
          {label}: stored “{stored}”, typed here “{typed}”.
        </p>
      ))}
    </Notice>
  );
}
