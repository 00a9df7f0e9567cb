import { isPlanLimit } from '#web/api/api-error.ts';
import type { Action } from '#web/api/use-action.ts';
import button from './button.module.css';
import { Notice } from './notice.tsx';
import { PlanLimit } from './plan-limit.tsx';

export interface ActionFailureProps {
  readonly action: Pick<Action<never[], unknown>, 'error' | 'cause' | 'reset'>;
}

/** Why an action failed, until it is dismissed or tried again. */
export function ActionFailure({ action: { error, cause, reset } }: ActionFailureProps) {
  if (error === undefined) return null;
  if (isPlanLimit(cause)) return <PlanLimit error={cause} />;
  return (
    <Notice
      tone="bad"
      action={
        <button type="button" className={button.words} onClick={reset}>
          Dismiss
        </button>
      }
    >
      {error}
    </Notice>
  );
}
