import { Button } from '@aws-amplify/ui-react';
import { Notice } from '#web/ui/notice.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

export interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** What the form is about: `design`. */
  readonly noun: string;
  /** It was saved by someone since the draft began. */
  readonly isOlder: boolean;
  readonly onDiscard: () => void;
  readonly onDismiss: () => void;
}

/** Says that the form shows a restored draft. */
export function DraftNotice({ savedAt, noun, isOlder, onDiscard, onDismiss }: DraftNoticeProps) {
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button size="small" onClick={onDiscard}>
            Discard draft
          </Button>
          <Button size="small" variation="link" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      Draft restored from <RelativeTime instant={new Date(savedAt).toISOString()} />.
      {isOlder && ` The ${noun} has changed since; saving will show where the two differ.`}
    </Notice>
  );
}
