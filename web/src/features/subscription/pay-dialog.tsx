import { Button } from '@aws-amplify/ui-react';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { usePayment } from '#web/documents/subscriptions/use-payment.ts';
import type { SubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { cardName } from '#web/features/subscription/model/card-words.ts';
import { currentStatus } from '#web/features/subscription/model/current-status.ts';
import { offerName } from '#web/features/subscription/model/offer-words.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { PaymentTerms, type PaymentTermsProps } from './payment-terms.tsx';

export interface PayDialogProps {
  readonly offer: OfferId;
  readonly subscription: SubscriptionDetails;
  readonly subscribe: SubscriptionChanges['subscribe'];
  readonly onClose: () => void;
}

/** The first payment of a plan: with a card that was used before, or on the provider's page. */
export function PayDialog({ offer, subscription, subscribe, onClose }: PayDialogProps) {
  const { begin, paymentUrl } = usePayment();
  const toast = useToast();
  const { card } = subscription;
  const isBusy = begin.isLoading || subscribe.isLoading;
  const payWith = async (authorizationCode: string) => {
    if (!(await subscribe.run(offer, authorizationCode))) return;
    toast.success(`${offerName(offer)}, begins today.`);
    onClose();
  };
  return (
    <Dialog
      title={offerName(offer)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            {...(!card && { variation: 'primary' })}
            isLoading={begin.isLoading || paymentUrl !== undefined}
            isDisabled={isBusy}
            loadingText="Opening the payment page"
            onClick={() => void begin.run(offer)}
          >
            {card ? 'Pay with another card' : 'Go to payment'}
          </Button>
          {card && (
            <Button
              variation="primary"
              isLoading={subscribe.isLoading}
              isDisabled={isBusy}
              loadingText="Paying"
              onClick={() => void payWith(card.authorizationCode)}
            >
              Pay with {cardName(card)}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack3}>
        <PaymentTerms offer={offer} present={presentOf(subscription)} card={card} />
        <ActionFailure action={begin} />
        <ActionFailure action={subscribe} />
      </div>
    </Dialog>
  );
}

function presentOf(subscription: SubscriptionDetails): PaymentTermsProps['present'] {
  const status = currentStatus(subscription, serverNow());
  if (status === 'trial') return 'trial';
  return status === 'canceled' ? 'paid' : undefined;
}
