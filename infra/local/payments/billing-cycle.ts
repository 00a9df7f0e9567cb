import { transact } from '../sqlite/sqlite-file.ts';
import { customerAnswer, invoiceAnswer, planAnswer, subscriptionAnswer } from './answers.ts';
import { nextPayment } from './next-payment.ts';
import { charge, succeed } from './payments.ts';
import type { Provider } from './provider.ts';
import type { Authorization, Invoice, Plan, Subscription, Transaction } from './records.ts';

/** An invoice is made this long before its payment. */
const invoiceAheadMs = 3 * 86_400_000;

interface Due {
  readonly at: string;
  readonly run: () => void;
}

/**
 * Does everything that has fallen due by the provider's clock, in the order of its moments: invoices, renewals, ends of
 * subscriptions, payments that arrive, the monthly announcement of cards that expire.
 */
export function runDue(provider: Provider): void {
  const until = provider.now();
  for (;;) {
    const [first] = everythingDue(provider)
      .filter(({ at }) => at <= until)
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    if (!first) return;
    provider.at(first.at, () => transact(provider.store.database, first.run));
  }
}

function everythingDue(provider: Provider): Due[] {
  const { store } = provider;
  const month = nextMonth(store.settings().cardsAnnounced);
  return [
    ...store.transactions.all().flatMap((transaction) => arrival(provider, transaction)),
    ...store.subscriptions.all().flatMap((subscription) => ofSubscription(provider, subscription)),
    { at: `${month}-01T00:00:00.000Z`, run: () => announceCards(provider, month) },
  ];
}

function nextMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}

function arrival(provider: Provider, transaction: Transaction): Due[] {
  const authorization =
    transaction.authorization_code && provider.store.authorizations.get(transaction.authorization_code);
  if (transaction.status !== 'pending' || !transaction.settles_at || !authorization) return [];
  return [{ at: transaction.settles_at, run: () => succeed(provider, transaction, authorization) }];
}

function ofSubscription(provider: Provider, subscription: Subscription): Due[] {
  const { status, next_payment_date: next } = subscription;
  if (status === 'cancelled' || status === 'completed') return [];
  if (status === 'non-renewing') return [{ at: next, run: () => end(provider, subscription) }];
  const plan = provider.store.plans.get(subscription.plan_code);
  const authorization = provider.store.authorizations.get(subscription.authorization_code);
  if (!plan || !authorization) return [];
  const invoiced = Math.max(Date.parse(next) - invoiceAheadMs, Date.parse(subscription.created_at));
  if (subscription.open_invoice === null)
    return [{ at: new Date(invoiced).toISOString(), run: () => openInvoice(provider, subscription, plan) }];
  return [{ at: next, run: () => renew(provider, subscription, plan, authorization) }];
}

function end(provider: Provider, subscription: Subscription): void {
  const ended = provider.store.subscriptions.put({
    ...subscription,
    status: 'cancelled',
    open_invoice: null,
  });
  provider.emit('subscription.disable', subscriptionAnswer(provider, ended));
}

function openInvoice(provider: Provider, subscription: Subscription, plan: Plan): Invoice {
  const { store } = provider;
  const invoice = store.invoices.put({
    invoice_code: provider.code('INV'),
    subscription_code: subscription.subscription_code,
    amount: subscription.amount,
    status: 'pending',
    period_start: subscription.next_payment_date,
    period_end: nextPayment(subscription.next_payment_date, plan.interval),
    paid_at: null,
    reference: null,
    created_at: provider.now(),
  });
  store.subscriptions.put({ ...subscription, open_invoice: invoice.invoice_code });
  provider.emit('invoice.create', invoiceAnswer(provider, invoice));
  return invoice;
}

/** Takes the next payment: a renewal has a reference of the provider's own and none of the merchant's metadata. */
function renew(
  provider: Provider,
  subscription: Subscription,
  plan: Plan,
  authorization: Authorization,
): void {
  const { store } = provider;
  const invoice = store.invoices.get(subscription.open_invoice ?? '');
  if (!invoice) return;
  const renewal = store.transactions.put({
    id: store.nextId(),
    reference: provider.code('r').slice(2),
    access_code: provider.code('a').slice(2),
    status: 'abandoned',
    amount: subscription.amount,
    requested_amount: subscription.amount,
    currency: plan.currency,
    customer_code: subscription.customer_code,
    authorization_code: null,
    plan_code: plan.plan_code,
    metadata: { invoice_action: 'create' },
    callback_url: null,
    gateway_response: '',
    created_at: provider.now(),
    paid_at: null,
    settles_at: null,
  });
  const paid = charge(provider, renewal, authorization, 'renewal');
  const succeeded = paid.status === 'success';
  store.subscriptions.put({
    ...subscription,
    status: succeeded ? 'active' : 'attention',
    next_payment_date: invoice.period_end,
    open_invoice: null,
    payments_count: subscription.payments_count + (succeeded ? 1 : 0),
  });
  const settled = store.invoices.put({
    ...invoice,
    status: succeeded ? 'success' : 'failed',
    paid_at: paid.paid_at,
    reference: paid.reference,
  });
  provider.emit(succeeded ? 'invoice.update' : 'invoice.payment_failed', invoiceAnswer(provider, settled));
}

/** Takes the first payment of a subscription that starts at once. */
export function chargeAtOnce(provider: Provider, subscription: Subscription, plan: Plan): void {
  const authorization = provider.store.authorizations.get(subscription.authorization_code);
  const invoice = openInvoice(provider, subscription, plan);
  if (authorization)
    renew(provider, { ...subscription, open_invoice: invoice.invoice_code }, plan, authorization);
}

/** At the beginning of a month: the subscriptions whose card expires in it, in one webhook. */
function announceCards(provider: Provider, month: string): void {
  const { store } = provider;
  store.changeSettings({ cardsAnnounced: month });
  const expiring = store.subscriptions.all().flatMap((subscription) => {
    const card = store.authorizations.get(subscription.authorization_code);
    const customer = store.customers.get(subscription.customer_code);
    const plan = store.plans.get(subscription.plan_code);
    const isActive = subscription.status === 'active' || subscription.status === 'attention';
    if (!isActive || !card || !customer || !plan || `${card.exp_year}-${card.exp_month}` !== month) return [];
    const { id, subscription_code, amount, next_payment_date } = subscription;
    return {
      expiry_date: `${card.exp_month}/${card.exp_year}`,
      description: `visa ending with ${card.last4}`,
      brand: 'visa',
      subscription: { id, subscription_code, amount, next_payment_date, plan: planAnswer(plan) },
      customer: customerAnswer(customer),
    };
  });
  if (expiring.length > 0) provider.emit('subscription.expiring_cards', expiring);
}
