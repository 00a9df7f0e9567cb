import { lazy, Suspense } from 'react';
import type { PlanLimitProps } from './plan-limit-notice.tsx';

// Fetched when it is needed: every form has a place for it, the one of the first page too.
const PlanLimitNotice = lazy(() => import('./plan-limit-notice.tsx'));

/** Why the plan does not allow what was asked for: the limit, how much of it is used, and the way out. */
export const PlanLimit = ({ error }: PlanLimitProps) => (
  <Suspense fallback={<p role="alert">{error.message}</p>}>
    <PlanLimitNotice error={error} />
  </Suspense>
);
