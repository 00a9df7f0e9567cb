import { Button, Loader } from '@aws-amplify/ui-react';
import { CircleCheck, CircleX, Clock, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { verifyPayment } from '#shared/contract/subscriptions.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { trackPayment } from '#web/api/track-payment.ts';
import { type PaymentOutcome, usePaymentOutcome } from '#web/documents/subscriptions/use-payment-outcome.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { useDates } from '#web/ui/use-dates.ts';

/** Where the payment provider sends people back to: what became of the payment that the address names. */
export default function PaymentReturnScreen() {
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? search.get('trxref') ?? '';
  return (
    <Page
      title="Your payment"
      breadcrumb={[{ label: 'Manage subscription', to: '/subscription' }]}
      width="narrow"
    >
      {reference === '' ? (
        <Outcome icon={SearchX} title="No payment is named" actions={<ToSubscription />}>
          The address of this page contains no payment reference. Your subscription shows what was paid.
        </Outcome>
      ) : (
        <OfReference key={reference} reference={reference} />
      )}
    </Page>
  );
}

function OfReference({ reference }: { readonly reference: string }) {
  const dates = useDates();
  const { outcome, check } = usePaymentOutcome(reference);
  useTracked(outcome);
  const checkAgain = <Button onClick={check}>Check again</Button>;
  switch (outcome.state) {
    case 'verifying':
      return (
        <p className={layout.row2} role="status">
          <Loader aria-hidden /> Asking the payment provider …
        </p>
      );
    case 'paid': {
      const { planId, nextPaymentDate } = outcome.subscription;
      const { name } = planOf(planId);
      return (
        <Outcome
          icon={CircleCheck}
          tone="good"
          title={outcome.isRepeated ? 'This payment was applied before' : `${name} begins now`}
          actions={
            <>
              <ToSubscription />
              <ButtonLink to="/dashboard" variation="primary">
                Go to the dashboard
              </ButtonLink>
            </>
          }
        >
          {outcome.isRepeated
            ? `It counts once, however often this page is opened. Your plan is ${name}.`
            : 'Thank you. The payment has arrived, and its invoice is with your subscription.'}
          {nextPaymentDate && ` The next payment is on ${dates.day(nextPaymentDate)}.`}
        </Outcome>
      );
    }
    case 'pending':
      return (
        <Outcome icon={Clock} tone="warn" title="The payment is being processed" actions={checkAgain}>
          {outcome.askedAgainIn === undefined
            ? 'The provider has not decided yet. You can leave this page: the plan begins by itself as soon as the payment has arrived.'
            : `The provider has not decided yet. This page asks again in ${formatCount(outcome.askedAgainIn, 'second')}; you can leave it, and the plan begins by itself.`}
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          icon={CircleX}
          tone="bad"
          title="The payment did not succeed"
          actions={<Retry check={checkAgain} />}
        >
          {outcome.sentence} Your subscription is as it was. Try again with this card or another one.
        </Outcome>
      );
    case 'abandoned':
      return (
        <Outcome
          icon={CircleX}
          tone="bad"
          title="The payment was not finished"
          actions={<Retry check={checkAgain} />}
        >
          {outcome.sentence} Your subscription is as it was. If you have paid in another window, check again.
        </Outcome>
      );
    case 'mismatch':
      return (
        <Outcome
          icon={CircleX}
          tone="bad"
          title="The payment does not match"
          actions={<Retry check={checkAgain} />}
        >
          {outcome.sentence} It was not applied. The reference is {reference}.
        </Outcome>
      );
    case 'refunded':
      return (
        <Outcome icon={CircleX} title="The payment was refunded" actions={<ToSubscription />}>
          {outcome.sentence} The plan that it paid for has ended; your subscription shows how it stands.
        </Outcome>
      );
    case 'unknown':
      return (
        <Outcome icon={SearchX} title="No such payment of yours" actions={<ToSubscription />}>
          {outcome.sentence} A payment is shown only to the account that began it: sign in with that one to
          see it.
        </Outcome>
      );
    case 'unanswered':
      return (
        <ErrorState error={outcome.error} fallback={verifyPayment.fallback} onRetry={check}>
          Your payment is safe: if it succeeded, the plan begins by itself, and checking again charges
          nothing.
        </ErrorState>
      );
  }
}

interface OutcomeProps extends Omit<EmptyStateProps, 'action'> {
  readonly actions: ReactNode;
}

/** Announced when it takes the place of what was there before. */
const Outcome = ({ actions, ...state }: OutcomeProps) => (
  <div role="status">
    <EmptyState action={actions} {...state} />
  </div>
);

const ToSubscription = () => <ButtonLink to="/subscription">Manage subscription</ButtonLink>;

const Retry = ({ check }: { readonly check: ReactNode }) => (
  <>
    {check}
    <ButtonLink to="/subscription#plans" variation="primary">
      Pay again
    </ButtonLink>
  </>
);

/** Counts that someone came back from a checkout, and how it ended. */
function useTracked({ state }: PaymentOutcome): void {
  useEffect(() => trackPayment('checkout_returned'), []);
  useEffect(() => {
    if (state === 'paid') trackPayment('payment_succeeded');
    if (state === 'failed') trackPayment('payment_failed');
    if (state === 'abandoned') trackPayment('payment_abandoned');
  }, [state]);
}
