import { type OfferId, offerOf } from '#shared/subscriptions/plan-offers.ts';
import type { FoundPlan, StoredSubscription, Stretch } from '../storage/subscriptions/subscription-items.ts';
import { movedEnd } from './moved-end.ts';
import { stretchesAfter } from './paid-stretches.ts';

/** What is charged next once a payment was refunded: what would have been, another offer, or nothing. */
export type Renewal = OfferId | 'unchanged' | 'none';

interface Refunded {
  /** Of the transaction. */
  readonly id: string;
  /** The plan that it replaced. */
  readonly found: FoundPlan | undefined;
  readonly isRefunded: (transactionId: string) => boolean;
  /** When we learn of it: no transaction says when it was refunded. ISO 8601. */
  readonly now: string;
}

interface Left {
  readonly state: StoredSubscription;
  readonly renewal: Renewal;
}

/**
 * A plan once a payment was refunded: what is left of the days that it bought goes, and what other payments bought stays. A
 * plan that it replaced comes back. Nobody is charged again, unasked, for a plan whose payment was given back.
 */
export function withoutPayment(state: StoredSubscription, refunded: Refunded): Left {
  const { id, found, now } = refunded;
  const left = stretchesAfter(state, now);
  const index = left.findIndex(({ paidBy }) => paidBy === id);
  const taken = left[index];
  if (!taken)
    return state.paidBy === id
      ? { state: ended(state, now), renewal: 'none' }
      : { state, renewal: 'unchanged' };
  if (found && index === left.length - 1) return restored(state, found, refunded);
  const takenMs = Date.parse(taken.end) - Date.parse(left[index - 1]?.end ?? now);
  const stretches = [...left.slice(0, index), ...left.slice(index + 1).map((each) => sooner(each, takenMs))];
  const last = stretches.at(-1);
  if (!last) return { state: ended(state, now), renewal: 'none' };
  const paidBy = state.paidBy === id ? last.paidBy : state.paidBy;
  return {
    state: { ...movedEnd(state, last.end), stretches, paidBy },
    renewal: found ? 'none' : 'unchanged',
  };
}

const sooner = ({ paidBy, end }: Stretch, ms: number): Stretch => ({
  paidBy,
  end: new Date(Date.parse(end) - ms).toISOString(),
});

/** The plan as the refunded payment found it, less what was refunded since. */
function restored(state: StoredSubscription, found: FoundPlan, refunded: Refunded): Left {
  const { renewsAs, ...plan } = found;
  const before: StoredSubscription = {
    ...state,
    ...plan,
    status: 'active',
    paidBy: found.stretches.at(-1)?.paidBy,
    providerSubscription: undefined,
    nextPaymentAt: undefined,
    scheduled: undefined,
    pastDueSince: undefined,
  };
  const kept = found.stretches
    .filter(({ paidBy }) => refunded.isRefunded(paidBy))
    .reduce(
      (sum, { paidBy }) => withoutPayment(sum, { ...refunded, id: paidBy, found: undefined }).state,
      before,
    );
  const isLeft = kept.status !== 'expired' && kept.currentPeriodEnd > refunded.now;
  return isLeft && offerOf(kept) !== undefined
    ? { state: kept, renewal: renewsAs ?? 'none' }
    : { state: ended(state, refunded.now), renewal: 'none' };
}

/** Nothing that was paid for is left. */
const ended = (state: StoredSubscription, now: string): StoredSubscription => ({
  ...state,
  status: 'expired',
  currentPeriodEnd: state.currentPeriodEnd < now ? state.currentPeriodEnd : now,
  stretches: [],
  nextPaymentAt: undefined,
  scheduled: undefined,
});
