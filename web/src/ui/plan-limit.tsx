import { useEffect } from 'react';
import { plans } from '#shared/subscriptions/plans.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { noteLimit } from '#web/api/note-limit.ts';
import { ButtonLink } from './button-link.tsx';
import layout from './layout.module.css';
import { Meter } from './meter.tsx';
import { Notice } from './notice.tsx';
import { planLink } from './plan-link.ts';
import prose from './prose.module.css';

export interface PlanLimitProps {
  readonly error: ApiError;
}

/** Why the plan does not allow what was asked for: the limit, how much of it is used, and the way out. */
export function PlanLimit({ error }: PlanLimitProps) {
  const { limit, used = 0, allowed = 0, upgradeTo } = error.details?.plan ?? {};
  useEffect(() => noteLimit(error), [error]);
  const next = plans.find(({ id }) => id === upgradeTo);
  return (
    <Notice
      tone="warn"
      action={
        <ButtonLink to={planLink(error)} size="small">
          {next ? `Change to ${next.name}` : 'Manage subscription'}
        </ButtonLink>
      }
    >
      <div className={layout.stack2} role="alert">
        <p>{error.message}</p>
        {limit !== undefined && limit !== 'subscription' && allowed > 0 && (
          <Meter label={planFeatureNames[limit]} used={used} allowed={allowed} />
        )}
        <p className={prose.detail}>What you have made stays as it is.</p>
      </div>
    </Notice>
  );
}
