import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createDesign } from '#shared/contract/designs.ts';
import { alterSubscription } from '../support/alter-subscription.ts';
import { aNewDesign } from '../support/builders.ts';
import { register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const follow = async (page: Page, link: string) => {
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Manage subscription' }).waitFor();
};

it('a trial that ends soon is mentioned above every page, and can be put away', async () => {
  const person = await register();
  await alterSubscription(person.user.uid, { currentPeriodEnd: inDays(2.5) });
  const page = await visitAs(person, '/dashboard');
  await page.getByText(/^Your trial ends in 3 days, on /).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto('/designs');
  await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor();
  expect(await page.getByText(/^Your trial ends in/).count()).toBe(0);
});

it('an overdue payment is named with its grace, and leads to paying', async () => {
  const person = await register();
  const overdue = { status: 'past_due', pastDueSince: inDays(-1), currentPeriodEnd: inDays(-1), paidBy: '1' };
  await alterSubscription(person.user.uid, overdue);
  const page = await visitAs(person, '/dashboard');
  await page.getByText(/^The last payment did not succeed\. Professional goes on until /).waitFor();
  await follow(page, 'Pay now');
  await page.getByText('Payment overdue', { exact: true }).waitFor();
});

it('a plan that has ended reads everything, creates nothing, loses nothing, and says how to go on', async () => {
  const person = await register();
  await person.call(createDesign, { body: aNewDesign({ designName: 'Kept design' }) });
  await alterSubscription(person.user.uid, { currentPeriodEnd: inDays(-1) });
  const page = await visitAs(person, '/designs');
  await page.getByText(/^Your plan has ended\. You can read everything/).waitFor();
  await page.getByRole('link', { name: 'Kept design' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Kept design' }).waitFor();
  await page.getByRole('link', { name: 'Topology' }).first().click();
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click();
  await page
    .getByText('Your plan has ended. Everything stays readable; choose a plan to go on creating.')
    .waitFor();
  await follow(page, 'Manage subscription');
});
