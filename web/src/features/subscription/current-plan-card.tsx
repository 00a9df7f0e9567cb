import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { offerOf } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { subscriptionStatuses } from '#web/documents/subscriptions/model/subscription-status.ts';
import type { SubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { subscriptionState, type WayOut } from '#web/features/subscription/model/subscription-state.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Fact, Facts } from './fact.tsx';

export interface CurrentPlanCardProps {
  readonly subscription: SubscriptionDetails;
  readonly changes: SubscriptionChanges;
}

/** The plan, how it stands, and the way out of that state. */
export function CurrentPlanCard({ subscription, changes }: CurrentPlanCardProps) {
  const dates = useDates();
  const { planId, startedAt, currentPeriodEnd, isChanging } = subscription;
  const [isCancelling, setCancelling] = useState(false);
  const { status, sentence, wayOut, canCancel } = subscriptionState(subscription, serverNow(), dates.day);
  const { tone, word } = subscriptionStatuses[status];
  const { name, summary } = planOf(planId);
  return (
    <Card title={name} intro={summary} action={<StatusBadge tone={tone}>{word}</StatusBadge>}>
      <p>{sentence}</p>
      {isChanging && (
        <Notice tone="info">
          The change is being completed with the payment provider. It goes on by itself; this page follows it.
        </Notice>
      )}
      <Facts>
        <Fact name="Since">{dates.day(startedAt)}</Fact>
        <Fact name={periodName(status)}>{dates.day(currentPeriodEnd)}</Fact>
      </Facts>
      <div className={layout.row2}>
        <WayOutButton wayOut={wayOut} subscription={subscription} changes={changes} />
        {canCancel && <Button onClick={() => setCancelling(true)}>Cancel subscription</Button>}
      </div>
      <ActionFailure action={changes.reactivate} />
      {isCancelling && (
        <CancelDialog
          subscription={subscription}
          cancel={changes.cancel}
          onClose={() => {
            changes.cancel.reset();
            setCancelling(false);
          }}
        />
      )}
    </Card>
  );
}

function periodName(status: SubscriptionDetails['status']): string {
  if (status === 'trial') return 'Trial ends';
  return status === 'expired' ? 'Ended' : 'Period ends';
}

interface WayOutButtonProps extends CurrentPlanCardProps {
  readonly wayOut: WayOut;
}

function WayOutButton({ wayOut, subscription, changes }: WayOutButtonProps) {
  const toast = useToast();
  const offer = offerOf(subscription);
  const reactivate = async () => {
    const done = await changes.reactivate.run();
    if (done) toast.success(`${planOf(done.planId).name} goes on.`);
  };
  switch (wayOut) {
    case 'none':
      return null;
    case 'choose':
      return subscription.status === 'trial' && offer ? (
        <>
          <ButtonLink to={`?plan=${offer}`} variation="primary">
            Convert to {planOf(subscription.planId).name}
          </ButtonLink>
          <a href="#plans" className="amplify-button">
            Choose a plan
          </a>
        </>
      ) : (
        <a href="#plans" className="amplify-button amplify-button--primary">
          Choose a plan
        </a>
      );
    case 'reactivate':
      return (
        <Button
          variation="primary"
          isLoading={changes.reactivate.isLoading}
          loadingText="Reactivating"
          onClick={() => void reactivate()}
        >
          Reactivate
        </Button>
      );
    case 'pay':
      return offer ? (
        <ButtonLink to={`?plan=${offer}`} variation="primary">
          Pay now
        </ButtonLink>
      ) : null;
  }
}
