import type { Usage } from '#shared/contract/subscription-items.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNearLimits } from './use-near-limits.ts';

/** Says how much of a limit is left, where something is created, before it is met. Silent while there is enough. */
export function LimitNote({ limit }: Pick<Usage, 'limit'>) {
  const usage = useNearLimits().find((counted) => counted.limit === limit);
  if (!usage) return null;
  return (
    <Notice
      tone={usage.used < usage.allowed ? 'info' : 'warn'}
      action={
        <ButtonLink to="/subscription" size="small">
          Compare the plans
        </ButtonLink>
      }
    >
      <Meter label={planFeatureNames[limit]} used={usage.used} allowed={usage.allowed} />
    </Notice>
  );
}
