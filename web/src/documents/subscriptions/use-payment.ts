import { useEffect, useState } from 'react';
import { getCardLink, initializePayment } from '#shared/contract/subscriptions.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { callRoute } from '#web/api/call-route.ts';
import { trackPayment } from '#web/api/track-payment.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { leaveSite } from '#web/ui/leave-site.ts';
import { rememberConversion } from './trial-conversion.ts';

export interface Payment {
  /** Begins a payment and goes to the provider's page. */
  readonly begin: Action<[offer: OfferId], void>;
  /** The address of that page; the one of an earlier payment is cleared first. */
  readonly paymentUrl: string | undefined;
}

/** The way to the payment provider's page. */
export function usePayment(): Payment {
  const [paymentUrl, setPaymentUrl] = useState<string>();
  const isTrial = useUser().subscription.status === 'trial';
  useEffect(() => {
    // Back from the provider's page shows this one as it was left: on its way to an old payment.
    const clear = () => setPaymentUrl(undefined);
    window.addEventListener('pageshow', clear);
    return () => window.removeEventListener('pageshow', clear);
  }, []);
  const begin = useAction(async (planId: OfferId) => {
    setPaymentUrl(undefined);
    trackPayment('checkout_started', { planId });
    // Without a key of its own: the service answers the page that is open already, so that two tabs pay once.
    const { data } = await callRoute(initializePayment, { body: { planId } });
    if (isTrial) rememberConversion(data.reference, planId);
    setPaymentUrl(data.authorization_url);
    leaveSite(data.authorization_url);
  }, initializePayment.fallback);
  return { begin, paymentUrl };
}

/** The way to the provider's page on which the card is replaced. */
export const useCardPage = (): Action<[], void> =>
  useAction(async () => {
    const { data } = await callRoute(getCardLink, {});
    leaveSite(data.link);
  }, getCardLink.fallback);
