import { subscriptionAnswer, transactionEvent } from './answers.ts';
import { isExpired } from './cards.ts';
import { nextPayment } from './next-payment.ts';
import type { Provider } from './provider.ts';
import type { Authorization, Plan, Subscription, Transaction } from './records.ts';

/** How long a pending payment is on its way. */
const pendingMs = 5 * 60_000;

/** Where a charge comes from: its holder at the checkout page, the merchant with a saved card, or a renewal. */
export type ChargeBy = 'page' | 'merchant' | 'renewal';

/** Charges a card for a transaction, which then says what came of it. */
export function charge(
  provider: Provider,
  transaction: Transaction,
  authorization: Authorization,
  by: ChargeBy,
): Transaction {
  const tried = { ...transaction, authorization_code: authorization.authorization_code };
  const fail = (gateway_response: string): Transaction =>
    provider.store.transactions.put({ ...tried, status: 'failed', gateway_response });
  if (isExpired(authorization, provider.now())) return fail('Expired Card');
  switch (authorization.outcome) {
    case 'declined':
      return fail('Declined');
    case 'insufficient':
      return fail('Insufficient Funds');
    case 'pending':
      if (by === 'renewal') return succeed(provider, tried, authorization);
      return provider.store.transactions.put({
        ...tried,
        status: 'pending',
        gateway_response: 'Transaction is pending',
        settles_at: new Date(Date.parse(provider.now()) + pendingMs).toISOString(),
      });
    case 'second-factor':
      if (by !== 'merchant') return succeed(provider, tried, authorization);
      return provider.store.transactions.put({
        ...tried,
        status: 'ongoing',
        gateway_response: 'A second factor is wanted',
      });
    case 'success':
      return succeed(provider, tried, authorization);
    default:
      return authorization.outcome satisfies never;
  }
}

/** The money has come: announces it, and subscribes the customer to the plan that was paid for. */
export function succeed(
  provider: Provider,
  transaction: Transaction,
  authorization: Authorization,
): Transaction {
  const { store } = provider;
  const paid = store.transactions.put({
    ...transaction,
    authorization_code: authorization.authorization_code,
    status: 'success',
    gateway_response: 'Successful',
    paid_at: provider.now(),
    settles_at: null,
  });
  provider.emit('charge.success', transactionEvent(provider, paid));
  const plan = paid.plan_code === null ? undefined : store.plans.get(paid.plan_code);
  if (plan && !isSubscribed(provider, paid.customer_code, plan.plan_code))
    subscribe(provider, {
      plan,
      authorization,
      next: nextPayment(provider.now(), plan.interval),
      payments: 1,
    });
  return paid;
}

/** Whether a customer has a subscription to this plan that renews: a second one is refused. */
export const isSubscribed = ({ store }: Provider, customer: string, plan: string): boolean =>
  store.subscriptions
    .all()
    .some(
      ({ customer_code, plan_code, status }) =>
        customer_code === customer && plan_code === plan && (status === 'active' || status === 'attention'),
    );

interface NewSubscription {
  readonly plan: Plan;
  readonly authorization: Authorization;
  readonly next: string;
  readonly payments: number;
}

export function subscribe(
  provider: Provider,
  { plan, authorization, next, payments }: NewSubscription,
): Subscription {
  const created = provider.store.subscriptions.put({
    id: provider.store.nextId(),
    subscription_code: provider.code('SUB'),
    email_token: provider.code('t').slice(2),
    customer_code: authorization.customer_code,
    plan_code: plan.plan_code,
    authorization_code: authorization.authorization_code,
    status: 'active',
    amount: plan.amount,
    created_at: provider.now(),
    next_payment_date: next,
    open_invoice: null,
    payments_count: payments,
  });
  const { email_token: _, ...event } = subscriptionAnswer(provider, created);
  provider.emit('subscription.create', event);
  return created;
}
