import { Button } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OfferId } from '#shared/contract/subscription-items.ts';
import { choiceOf, offerOf } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { trackPayment } from '#web/api/track-payment.ts';
import { usePayment } from '#web/documents/subscriptions/use-payment.ts';
import { offerName } from '#web/features/subscription/model/offer-words.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { PaymentTerms } from './payment-terms.tsx';
import { PeriodChoice } from './period-choice.tsx';

/** After registering with a paid plan: its payment, or later. The trial has begun either way. */
export default function CheckoutScreen() {
  const { subscription } = useUser();
  const dates = useDates();
  const { begin, paymentUrl } = usePayment();
  const [search, setSearch] = useSearchParams();
  const offer = OfferId.safeParse(search.get('plan')).data;
  const isTrial = subscription.status === 'trial';
  useEffect(() => {
    // Where no trial runs, the page that this leads to counts it.
    if (offer && isTrial) trackPayment('plan_selected', { planId: offer });
  }, [offer, isTrial]);
  if (offer === undefined) return <Navigate to="/subscription" replace />;
  if (!isTrial) return <Navigate to={`/subscription?plan=${offer}`} replace />;
  const { planId, billingPeriod } = choiceOf(offer);
  return (
    <Page
      title="Your account is ready"
      width="narrow"
      summary={`Your trial has begun and lasts until ${dates.day(subscription.currentPeriodEnd)}. Pay for ${planOf(planId).name} now, or at any time until then.`}
    >
      <Card title={offerName(offer)}>
        <PeriodChoice
          period={billingPeriod}
          onChoose={(period) => {
            const chosen = offerOf({ planId, billingPeriod: period });
            if (chosen) setSearch({ plan: chosen }, { replace: true });
          }}
        />
        <PaymentTerms offer={offer} present="trial" />
        <ActionFailure action={begin} />
        <div className={layout.row2}>
          <Button
            variation="primary"
            isLoading={begin.isLoading || paymentUrl !== undefined}
            loadingText="Opening the payment page"
            onClick={() => void begin.run(offer)}
          >
            Go to payment
          </Button>
          <ButtonLink to="/dashboard">Go on with the trial</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
