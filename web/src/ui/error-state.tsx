import { Button } from '@aws-amplify/ui-react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, gatewayAdvice, isPlanLimit, sentenceOf } from '#web/api/api-error.ts';
import { PlanLimit } from './plan-limit.tsx';
import prose from './prose.module.css';
import styles from './state.module.css';

export interface ErrorStateProps {
  readonly error: unknown;
  /** Shown when the error has no message: the route's fallback. */
  readonly fallback: string;
  readonly onRetry?: () => void;
  /** What was kept, what to do. */
  readonly children?: ReactNode;
}

/** Replaces failed content: what happened, what to do, and a retry. */
export function ErrorState({ error, fallback, onRetry, children }: ErrorStateProps) {
  if (isPlanLimit(error)) return <PlanLimit error={error} />;
  return (
    <div className={styles.state} role="alert">
      <TriangleAlert className={prose.bad} size={28} strokeWidth={1.5} aria-hidden />
      <h2 className={styles.title}>{children ? sentenceOf(error, fallback) : titleOf(error, fallback)}</h2>
      <p className={styles.words}>{children ?? advice(error)}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry}>
            <RotateCw size={16} aria-hidden />
            Try again
          </Button>
        </div>
      )}
      <RequestId error={error} />
    </div>
  );
}

function RequestId({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiError) || error.status < 500 || !error.requestId) return null;
  return (
    <p className={styles.reference}>
      Reference for support: <code>{error.requestId}</code>
    </p>
  );
}

/** Without what the advice beneath it says. */
const titleOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback;

function advice(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Nothing was changed.';
  if (error.code === 'unreachable')
    return 'Netwright could not be reached. Check the connection, then try again.';
  if (error.code === 'not_found') return 'It may have been removed, or the link may be wrong.';
  if (error.code === 'too_many_requests') return 'Wait a moment, then try again.';
  return gatewayAdvice(error) ?? 'Nothing was changed.';
}
