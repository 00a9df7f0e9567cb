import { choiceOf, type OfferId } from '#shared/plan-offers.ts';
import { offerPrice, periodNoun } from '#web/features/subscription/model/offer-words.ts';
import prose from '#web/ui/prose.module.css';

export interface PaymentTermsProps {
  readonly offer: OfferId;
  readonly isTrial: boolean;
}

/** What a first payment buys, and what it leads to. */
export function PaymentTerms({ offer, isTrial }: PaymentTermsProps) {
  const period = periodNoun(choiceOf(offer).billingPeriod);
  return (
    <>
      <p>
        <b>{offerPrice(offer)}</b>, charged today and then every {period} until you cancel.
        {isTrial && ' The paid plan begins with the payment and takes the place of the trial.'}
      </p>
      <p className={prose.detail}>
        You pay on the page of our payment provider and come back here. Netwright never sees the number of
        your card.
      </p>
    </>
  );
}
