import { Button } from '@aws-amplify/ui-react';
import { History } from 'lucide-react';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './draft-notice.module.css';

export interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The design was saved by somebody since the draft began. */
  readonly isOlder: boolean;
  readonly onDiscard: () => void;
  readonly onDismiss: () => void;
}

/** Says that the form is not as it is stored, but as it was left. */
export function DraftNotice({ savedAt, isOlder, onDiscard, onDismiss }: DraftNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <History size={16} aria-hidden />
      <p>
        Draft restored from <RelativeTime instant={new Date(savedAt).toISOString()} />.
        {isOlder && ' The design was changed since; saving will show where the two differ.'}
      </p>
      <Button size="small" onClick={onDiscard}>
        Discard draft
      </Button>
      <Button size="small" variation="link" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
