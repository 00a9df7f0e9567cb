import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderOfProvider } from '../support/order-of-provider.ts';
import { register } from '../support/person.ts';
import { signIn, visit, visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

/** At the provider's page. */
async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** From the plans to the provider's page. */
async function goToPayment(page: Page, plan: string): Promise<void> {
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
}

const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('signing up with a plan', () => {
  it('leads to its payment, back with the plan, and counts it once', async () => {
    const page = await visit('/');
    await page.getByRole('link', { name: 'Start with Starter' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Company').fill('Compilers Ltd');
    await page.getByLabel('E-mail').fill(`checkout-${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('checkbox', { name: /I accept/ }).press('Space');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { name: 'Starter, paid by the month' }).waitFor();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.getByText('USD 29.00').waitFor();
    await payWith(page, /^Succeeds/);
    await page.waitForURL('**/subscription/return?*');
    await outcome(page, 'Starter begins now');
    await page.reload();
    await outcome(page, 'This payment was applied before');

    await page.getByRole('link', { name: 'Manage subscription' }).first().click();
    await plan(page, 'Starter').getByText('Active', { exact: true }).waitFor();
    await plan(page, 'Payment').getByText('Visa ending in 4081').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download invoice/ }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a payment', () => {
  it('that was declined or abandoned changes nothing, and can be made again', async () => {
    const page = await visitAs(await register(), '/subscription');
    await goToPayment(page, 'Professional');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await outcome(page, 'The payment was not finished');

    await page.getByRole('link', { name: 'Pay again' }).click();
    await plan(page, 'Professional').getByText('Trial', { exact: true }).waitFor();
    await goToPayment(page, 'Professional');
    await payWith(page, /^Declined/);
    await page.getByText('Try another card').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await outcome(page, 'The payment did not succeed');
  });

  it('that is pending is asked for until it is decided, by nobody but its owner, signed in again if need be', async () => {
    const person = await register();
    const page = await visitAs(person, '/subscription');
    await goToPayment(page, 'Professional');
    await payWith(page, /^Pending/);
    await outcome(page, 'The payment is being processed');
    const address = new URL(page.url());

    const stranger = await visitAs(await register(), `${address.pathname}${address.search}`);
    await outcome(stranger, 'No such payment of yours');

    await orderOfProvider('clock', { seconds: 600 });
    await outcome(page, 'Professional begins now');

    const again = await visit(`${address.pathname}${address.search}`);
    await signIn(again, person);
    await outcome(again, 'This payment was applied before');
  });
});

describe('a paid plan', () => {
  it('is changed upwards at once, downwards at the end of the period, cancelled and taken back', async () => {
    const page = await visitAs(await register({ planId: 'starter' }), '/subscription');
    await goToPayment(page, 'Starter');
    await payWith(page, /^Succeeds/);
    await outcome(page, 'Starter begins now');
    await page.getByRole('link', { name: 'Manage subscription' }).first().click();

    await page.getByRole('link', { name: 'Upgrade to Professional' }).click();
    await page.getByText('Credit for Starter').waitFor();
    await page.getByRole('button', { name: /^Pay US\$.* and change now$/ }).click();
    await plan(page, 'Professional').getByText('Active', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Downgrade to Starter' }).click();
    await page.getByRole('button', { name: /^Change on / }).click();
    await plan(page, 'Professional')
      .getByText(/It changes to Starter/)
      .waitFor();

    await plan(page, 'Professional').getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await plan(page, 'Professional').getByText('Cancelled', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await plan(page, 'Professional').getByText('Active', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Replace the card' }).click();
    await page.getByRole('heading', { name: 'Change the card' }).waitFor();
    await page.goBack();
    await plan(page, 'Professional').getByText('Active', { exact: true }).waitFor();
  });

  it('is paid by the year instead of by the month, and by the month again when the year ends', async () => {
    const page = await visitAs(await register({ planId: 'starter' }), '/subscription');
    await page.getByRole('link', { name: 'Convert to Starter' }).click();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
    await payWith(page, /^Succeeds/);
    await outcome(page, 'Starter begins now');
    await page.getByRole('link', { name: 'Manage subscription' }).first().click();

    await page.getByText('By the year').click();
    await page.getByRole('link', { name: 'Pay by the year' }).click();
    await page.getByText('Credit for Starter').waitFor();
    await page.getByRole('button', { name: /^Pay US\$.* and change now$/ }).click();
    await plan(page, 'Starter')
      .getByText(/It renews on .* for US\$290 a year/)
      .waitFor();

    await page.getByText('By the month').click();
    await page.getByRole('link', { name: 'Pay by the month' }).click();
    await page.getByRole('button', { name: /^Change on / }).click();
    await plan(page, 'Starter')
      .getByText(/It changes to Starter, paid by the month, on /)
      .waitFor();
  });
});
