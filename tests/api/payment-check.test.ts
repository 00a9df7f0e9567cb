import { expect, inject, it } from 'vitest';
import { getSubscriptionDetails, initializePayment } from '#shared/contract/subscriptions.ts';
import { orderOfProvider } from '../support/order-of-provider.ts';
import { payAtCheckout } from '../support/pay-at-checkout.ts';
import { type Person, register } from '../support/person.ts';

const statusOf = async (person: Person) => (await person.call(getSubscriptionDetails, {})).data.status;

/** Runs the hourly job as the cloud does: with the permissions of its own role alone. */
async function runCheck(): Promise<{ readonly recovered: number }> {
  const answer = await fetch(new URL('/local/jobs?name=checkPayments', inject('site')), {
    method: 'POST',
    headers: { 'x-local-cloud': '1' },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json();
}

it('a payment whose webhook was lost and whose payer did not come back is found by the check', async () => {
  const person = await register({ planId: 'starter' });
  const { data } = await person.call(initializePayment, { body: { planId: 'starter' } });
  // Payments of other files may lose theirs beside it: their payers come back.
  await orderOfProvider('webhooks', { lose: 10 });
  await payAtCheckout(data.authorization_url);
  await orderOfProvider('webhooks', {});
  expect(await statusOf(person)).toBe('trial');
  const { recovered } = await runCheck();
  expect(recovered).toBeGreaterThan(0);
  expect(await statusOf(person)).toBe('active');
});
