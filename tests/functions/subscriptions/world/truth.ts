import { expect } from 'vitest';
import { choiceOf, offerIds } from '#shared/subscriptions/plan-offers.ts';
import { providerPlan } from '../../../../functions/payments/provider-plans.ts';
import { expectPaidDays } from './paid-days.ts';
import { currentWorld, type Person } from './payment-world.ts';
import { requests } from './people-act.ts';

const isLive = ({ status }: { readonly status: string }) => status === 'active' || status === 'attention';

const hourMs = 3_600_000;

/** What the provider has of a person. */
export function providersTruth({ email }: Person) {
  const { store } = currentWorld().provider;
  const customer = store.customers.all().find((each) => each.email === email);
  const own = ({ customer_code }: { readonly customer_code: string }) =>
    customer_code === customer?.customer_code;
  const transactions = store.transactions.all().filter(own);
  return {
    customer,
    transactions,
    paid: transactions.filter(({ status }) => status === 'success' || status === 'reversed'),
    subscriptions: store.subscriptions.all().filter(own),
    live: store.subscriptions.all().filter(own).filter(isLive),
  };
}

/** The offer of one of our plans at the provider. */
export function offerOfCode(planCode: string) {
  const plan = currentWorld().provider.store.plans.get(planCode);
  return offerIds.find((id) => providerPlan(id).name === plan?.name);
}

/** Whether the latest renewal failed and was paid since: by our next try of the card, or at the checkout page. */
function isPaidSince({ transactions }: Pick<ReturnType<typeof providersTruth>, 'transactions'>): boolean {
  const isOurs = ({ reference }: { readonly reference: string }) => reference.startsWith('nw-');
  const [failed] = transactions
    .filter((each) => each.status === 'failed' && !isOurs(each))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return transactions.some(
    (each) => each.status === 'success' && isOurs(each) && failed && (each.paid_at ?? '') > failed.created_at,
  );
}

/** What our tables keep of a person, by the beginning of its key. */
export const keptOf = ({ uid }: Person, prefix: string) =>
  currentWorld()
    .tables.items('subscriptions')
    .filter((item) => item.uid === uid && String(item.id).startsWith(prefix));

/** A person's subscription, ledger and invoices are what the provider's transactions and subscriptions say, each once. */
export async function expectTruth(person: Person): Promise<void> {
  const { paid, live, subscriptions, transactions } = providersTruth(person);
  const { status: http, body } = await requests.details(person.uid);
  expect(http).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: an answer, read field by field.
  const details = body.data as any;

  const ledger = keptOf(person, 'ledger#');
  expect(ledger.map(({ transactionId }) => transactionId).sort(), 'each payment once').toEqual(
    paid.map(({ id }) => String(id)).sort(),
  );
  expect(ledger.every(({ effect }) => effect === 'applied')).toBe(true);
  const invoices = keptOf(person, 'invoice#');
  expect(invoices.map(({ reference, amount }) => `${reference} ${amount}`).sort(), 'invoices').toEqual(
    paid.map(({ reference, amount }) => `${reference} ${amount / 100}`).sort(),
  );
  const refunded = new Set(
    paid.filter(({ status }) => status === 'reversed').map(({ reference }) => reference),
  );
  for (const { reference, status } of invoices)
    expect(status, 'refunds').toBe(refunded.has(String(reference)) ? 'refunded' : 'paid');

  expect(live.length, 'one subscription at the provider charges').toBeLessThanOrEqual(1);
  const [charging] = live;
  if (paid.length === 0) {
    expect(details.status, 'without a payment').toMatch(/trial|expired/);
    expect(charging).toBeUndefined();
    return;
  }
  expect(details.isChanging).toBe(false);
  const offer = charging && offerOfCode(charging.plan_code);
  if (charging?.status === 'active' && offer) {
    expect(details.status).toBe('active');
    expect(details.nextPaymentDate).toBe(charging.next_payment_date);
    const paidAgainMs = Date.parse(details.currentPeriodEnd) - Date.parse(charging.next_payment_date);
    expect(Math.abs(paidAgainMs), 'no day is paid twice, none is free').toBeLessThan(hourMs);
    expect(details.change ?? details, 'the plan that is charged next').toMatchObject(choiceOf(offer));
  } else if (charging && isPaidSince({ transactions })) {
    // The provider's own word for it stays until it charges again.
    expect(details.status, 'a renewal that was paid later').toBe('active');
    expect(details.nextPaymentDate).toBe(charging.next_payment_date);
  } else if (charging) expect(details.status, 'an unpaid renewal').toMatch(/past_due|expired/);
  else {
    expect(details.nextPaymentDate, 'nothing charges').toBeNull();
    expect(details.status, 'nothing charges').toMatch(/canceled|expired|past_due/);
  }

  const [last] = paid.toSorted((a, b) => String(b.paid_at).localeCompare(String(a.paid_at)) || b.id - a.id);
  const age = Date.now() - Date.parse(last?.paid_at ?? '');
  if (
    last?.status === 'success' &&
    age < 20 * 86_400_000 &&
    !subscriptions.some((each) => each.status === 'attention')
  )
    expect(details.status, 'what was paid for is there').toMatch(/active|canceled/);
  expectPaidDays(paid, invoices, details);
}
