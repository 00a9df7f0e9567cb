import { Alert, Button } from '@aws-amplify/ui-react';
import { sentenceOf } from '../../api/api-error.ts';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  readonly error: unknown;
  readonly fallback: string;
  readonly onRetry: () => void;
}

/** Above what is still shown from before, when reading it again failed. */
export function StaleNotice({ error, fallback, onRetry }: StaleNoticeProps) {
  return (
    <Alert variation="warning" hasIcon>
      <span className={styles.line}>
        {sentenceOf(error, fallback).replace(/\.$/, '')}. What you see is from before.
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </span>
    </Alert>
  );
}
