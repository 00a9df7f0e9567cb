import type { Usage } from '#shared/contract/subscription-items.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import { usePlanFeatures } from '#web/documents/subscriptions/use-plan-features.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubscription } from './use-subscription.ts';

/** The share of a limit from which it is mentioned. */
const mentionedFrom = 0.8;

/** Says how much of a limit is left, where something is created, before it is met. Silent while there is enough. */
export function LimitNote({ limit }: Pick<Usage, 'limit'>) {
  const isLimited = usePlanFeatures()[limit] !== null;
  const { data } = useSubscription(isLimited);
  const usage = data?.data.usage.find((counted) => counted.limit === limit);
  if (!usage || usage.allowed === null || usage.used < usage.allowed * mentionedFrom) return null;
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
