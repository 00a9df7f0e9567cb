import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { useCardPage } from '#web/documents/subscriptions/use-payment.ts';
import { cardExpiry, cardName } from '#web/features/subscription/model/card-words.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { Fact, Facts } from './fact.tsx';

/** What is charged next, when, and to which card. */
export function PaymentCard({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const dates = useDates();
  const { nextPaymentDate, amount, currency, card, pendingReference } = subscription;
  const cardPage = useCardPage();
  return (
    <Card title="Payment" intro="Cards are kept by the payment provider; Netwright never sees their numbers.">
      <Facts>
        <Fact name="Next payment">
          {nextPaymentDate === null
            ? 'None'
            : `${formatMoney({ amount, currency })} on ${dates.day(nextPaymentDate)}`}
        </Fact>
        <Fact name="Card">{card ? `${cardName(card)}, expires ${cardExpiry(card)}` : 'None yet'}</Fact>
      </Facts>
      {pendingReference !== null && (
        <Notice tone="info">
          Your bank has not confirmed your last payment yet. Do not pay again: the plan begins by itself.{' '}
          <Link to={`/subscription/return?reference=${encodeURIComponent(pendingReference)}`}>
            See the payment
          </Link>
        </Notice>
      )}
      {card?.isExpiring && (
        <Notice tone="warn">This card expires soon. Replace it, so that the next payment succeeds.</Notice>
      )}
      {card && nextPaymentDate !== null && (
        <div className={layout.row2}>
          <Button
            isLoading={cardPage.isLoading}
            loadingText="Opening the provider’s page"
            onClick={() => void cardPage.run()}
          >
            Replace the card
          </Button>
        </div>
      )}
      <ActionFailure action={cardPage} />
    </Card>
  );
}
