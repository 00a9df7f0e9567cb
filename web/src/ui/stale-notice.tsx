import { Button } from '@aws-amplify/ui-react';
import { sentenceOf } from '#web/api/api-error.ts';
import { Notice } from './notice.tsx';

export interface StaleNoticeProps {
  readonly error: unknown;
  readonly fallback: string;
  readonly onRetry: () => void;
}

/** Above what is still shown from before, when reading it again failed. */
export function StaleNotice({ error, fallback, onRetry }: StaleNoticeProps) {
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error, fallback).replace(/\.$/, '')}. You are seeing the last data that was loaded.
    </Notice>
  );
}
