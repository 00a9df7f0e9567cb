import { Button } from '@aws-amplify/ui-react';
import notices from '#web/features/topology/topology-notices.module.css';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PlanningAgain } from './use-planning-again.ts';

export interface AppliedNoticeProps {
  readonly planning: Pick<PlanningAgain, 'applied' | 'added' | 'takeBack' | 'dismiss'>;
  /** The version that is stored: a later change has the last word. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Lays everything out again; undefined where that was done already. */
  readonly arrange: PerformedAction | undefined;
}

/** Says that a new plan is in place, with the way back while nothing else was changed. */
export function AppliedNotice({ planning, version, isDirty, arrange }: AppliedNoticeProps) {
  const { applied, added, takeBack, dismiss } = planning;
  if (applied === undefined || applied !== version || isDirty) return null;
  return (
    <div className={notices.notices}>
      <Notice
        tone={takeBack.error === undefined ? 'good' : 'bad'}
        action={
          <>
            {arrange && (
              <Button size="small" onClick={() => arrange.perform()}>
                {arrange.label}
              </Button>
            )}
            <Button
              size="small"
              isLoading={takeBack.isLoading}
              loadingText="Undoing"
              onClick={() => void takeBack.run()}
            >
              Undo
            </Button>
            <Button size="small" onClick={dismiss}>
              Dismiss
            </Button>
          </>
        }
      >
        {takeBack.error ?? 'The new plan was applied and saved. Your manual changes were kept.'}
        {added.size > 0 && ' New devices are outlined until you select them.'}
        {arrange && ' What is new stands where there was room.'}
      </Notice>
    </div>
  );
}
