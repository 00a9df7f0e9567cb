import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfferId, type SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { choiceOf, offerOf } from '#shared/subscriptions/plan-offers.ts';
import type { BillingPeriod } from '#shared/subscriptions/plans.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { trackPayment } from '#web/api/track-payment.ts';
import { PlansCompared } from '#web/documents/plans/plans-compared.tsx';
import { usePlans } from '#web/documents/subscriptions/use-plans.ts';
import type { SubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { comparedPlans } from '#web/features/subscription/model/compared-plans.ts';
import { offerStep } from '#web/features/subscription/model/offer-step.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PeriodChoice } from './period-choice.tsx';

export interface PlansCardProps {
  readonly subscription: SubscriptionDetails;
  readonly changes: SubscriptionChanges;
}

/** The plans compared, each with the step that leads to it. The chosen one stands in the address. */
export function PlansCard({ subscription, changes }: PlansCardProps) {
  const { data, error, fallback, retry } = usePlans();
  const [search, setSearch] = useSearchParams();
  const chosen = OfferId.safeParse(search.get('plan')).data;
  const [period, setPeriod] = useState<BillingPeriod>(
    chosen ? choiceOf(chosen).billingPeriod : subscription.billingPeriod,
  );
  const now = serverNow();
  useEffect(() => trackPayment('plans_viewed'), []);
  useEffect(() => {
    if (chosen) trackPayment('plan_selected', { planId: chosen });
  }, [chosen]);

  const close = () => {
    changes.upgrade.reset();
    changes.downgrade.reset();
    changes.subscribe.reset();
    setSearch(
      (before) => {
        before.delete('plan');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const step = chosen && offerStep(subscription, choiceOf(chosen), now);
  return (
    <Card title="Plans" id="plans" intro="Change at any time: to more at once, to less when the period ends.">
      <PeriodChoice period={period} onChoose={setPeriod} />
      {data ? (
        <PlansCompared
          compared={comparedPlans(data.data)}
          period={period}
          current={subscription.planId}
          action={({ id }) => {
            const choice = { planId: id, billingPeriod: period };
            const offer = offerOf(choice);
            const { kind, label } = offerStep(subscription, choice, now);
            return offer === undefined || kind === 'none' ? null : (
              <ButtonLink to={`?plan=${offer}`} size="small">
                {label}
              </ButtonLink>
            );
          }}
        />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={6} height="2.5rem" label="Loading the plans" />
      )}
      {chosen && step?.kind === 'pay' && (
        <PayDialog offer={chosen} subscription={subscription} subscribe={changes.subscribe} onClose={close} />
      )}
      {chosen && step?.kind === 'change' && (
        <ChangeDialog offer={chosen} subscription={subscription} changes={changes} onClose={close} />
      )}
    </Card>
  );
}
