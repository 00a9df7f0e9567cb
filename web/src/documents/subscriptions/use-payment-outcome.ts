import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { getSubscriptionDetails, verifyPayment } from '#shared/contract/subscriptions.ts';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';
import { useSessionActions } from '#web/session/session-provider.tsx';
import { convertByPayment } from './trial-conversion.ts';

export type PaymentOutcome =
  | { readonly state: 'verifying' }
  | {
      readonly state: 'paid';
      readonly subscription: SubscriptionDetails;
      /** It had been applied before. */
      readonly isRepeated: boolean;
    }
  /** The provider has not decided. Asked again after so many seconds; no more by itself without them. */
  | { readonly state: 'pending'; readonly askedAgainIn: number | undefined }
  /** `mismatch`: it is not the payment that was asked for. */
  | { readonly state: 'failed' | 'abandoned' | 'mismatch' | 'refunded'; readonly sentence: string }
  /** Nobody, or someone else, began a payment with this reference. */
  | { readonly state: 'unknown'; readonly sentence: string }
  | { readonly state: 'unanswered'; readonly error: unknown };

/** Seconds between two questions, about two minutes in all. The webhook applies what is decided later. */
const waits = [2, 4, 8, 15, 30, 60];

/** What became of a payment: asked of the service, again and again while it is pending. */
export function usePaymentOutcome(reference: string): {
  readonly outcome: PaymentOutcome;
  /** Asks again now. */
  readonly check: () => void;
} {
  const [outcome, setOutcome] = useState<PaymentOutcome>({ state: 'verifying' });
  const [round, setRound] = useState(0);
  const { mutate } = useSWRConfig();
  const { replaceUser } = useSessionActions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (asked: number): Promise<void> => {
      try {
        const { signal } = leaving;
        const isConverted = await convertByPayment(reference, signal);
        const { user, subscription, isRepeated } = await callRoute(
          verifyPayment,
          { query: { reference } },
          { signal },
        );
        replaceUser(user);
        await mutate(routeKey(getSubscriptionDetails, {}), { data: subscription }, { revalidate: false });
        setOutcome({ state: 'paid', subscription, isRepeated: isRepeated && !isConverted });
      } catch (error) {
        if (leaving.signal.aborted || isCancelled(error)) return;
        const met = outcomeOf(error);
        const wait = waits[asked];
        if (met.state !== 'pending' || wait === undefined) return setOutcome(met);
        setOutcome({ state: 'pending', askedAgainIn: wait });
        timer = setTimeout(() => void ask(asked + 1), wait * 1_000);
      }
    };
    void ask(0);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [reference, round, mutate, replaceUser]);

  return {
    outcome,
    check: () => {
      setOutcome({ state: 'verifying' });
      setRound((before) => before + 1);
    },
  };
}

function outcomeOf(error: unknown): PaymentOutcome {
  if (!(error instanceof ApiError)) return { state: 'unanswered', error };
  const sentence = sentenceOf(error, verifyPayment.fallback);
  if (error.code === 'not_found') return { state: 'unknown', sentence };
  if (error.code === 'payment_pending') return { state: 'pending', askedAgainIn: undefined };
  if (error.code !== 'payment_failed') return { state: 'unanswered', error };
  const { outcome = 'failed' } = error.details?.payment ?? {};
  return outcome === 'pending' ? { state: 'pending', askedAgainIn: undefined } : { state: outcome, sentence };
}
