import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { choiceOf, type OfferId } from '#shared/subscriptions/plan-offers.ts';
import { cardName } from '#web/features/subscription/model/card-words.ts';
import { offerPrice, periodNoun } from '#web/features/subscription/model/offer-words.ts';
import prose from '#web/ui/prose.module.css';

export interface PaymentTermsProps {
  readonly offer: OfferId;
  /** What the payment takes the place of, where that has not ended. */
  readonly present: 'trial' | 'paid' | undefined;
  /** One that was paid with before, and is offered. */
  readonly card?: SubscriptionDetails['card'];
}

/** What a first payment buys, and what it leads to. */
export function PaymentTerms({ offer, present, card }: PaymentTermsProps) {
  const period = periodNoun(choiceOf(offer).billingPeriod);
  return (
    <>
      <p>
        <b>{offerPrice(offer)}</b>, charged today and then every {period} until you cancel.
        {present === 'trial' && ' The paid plan begins with the payment and takes the place of the trial.'}
        {present === 'paid' &&
          ' The plan begins with the payment. What your present plan is still worth is added to it as days, and the next payment comes after them.'}
      </p>
      <p className={prose.detail}>
        {card
          ? `Your ${cardName(card)} is charged at once. With another card you pay on the page of our payment provider and come back here.`
          : 'You pay on the page of our payment provider and come back here.'}{' '}
        Netwright never sees the number of your card.
      </p>
    </>
  );
}
