import { ApiError, isPlanLimit } from '#web/api/api-error.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlanLimit } from '#web/ui/plan-limit.tsx';

export interface PlanRefusalProps {
  readonly designId: string;
  readonly sentence: string;
  readonly cause: unknown;
}

/** Why no topology was planned; where the requirements are in the way, with the way to them. */
export function PlanRefusal({ designId, sentence, cause }: PlanRefusalProps) {
  if (isPlanLimit(cause)) return <PlanLimit error={cause} />;
  const isRefused = cause instanceof ApiError && cause.code === 'unprocessable';
  return (
    <Notice
      tone="bad"
      action={isRefused && <ButtonLink to={`/designs/${designId}/edit`}>Edit the requirements</ButtonLink>}
    >
      {sentence}
    </Notice>
  );
}
