import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import type { ProviderTransaction } from '../payments/transactions.ts';
import type { FoundPlan, Payment, Stretch } from '../storage/subscriptions/subscription-items.ts';

/** What a transaction of the provider does here, once. */
export type Effect =
  | {
      readonly kind: 'payment';
      readonly transaction: ProviderTransaction;
      readonly payment: Payment | undefined;
      readonly offerId: OfferId;
      readonly periodStart: string;
      readonly periodEnd: string;
      /** The user’s first payment. */
      readonly isConversion: boolean;
      /** It adds days to the present plan, and changes nothing else. */
      readonly isExtension: boolean;
      /** When the plan ends, where what was paid for while a charge waited for its bank goes on after its period. */
      readonly carriedOnUntil?: string | undefined;
      /** What each payment has of the plan from then on. */
      readonly stretches: readonly Stretch[];
      /** The plan that this one replaced, where something of it was left. */
      readonly found?: FoundPlan | undefined;
      /** It was refunded before anyone here saw it: applied and reversed at once, as if it had been seen in between. */
      readonly isReversed: boolean;
    }
  /** Not what was asked for, or for none of our plans: recorded, and without effect. */
  | {
      readonly kind: 'ignored';
      readonly transaction: ProviderTransaction;
      readonly payment: Payment | undefined;
    }
  | {
      readonly kind: 'reversal';
      readonly transaction: ProviderTransaction;
      readonly found?: FoundPlan | undefined;
    };

/** A payment that was taken as what it was asked for. */
export type AppliedPayment = Extract<Effect, { kind: 'payment' }>;
