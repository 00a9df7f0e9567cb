import { beforeAll, describe, expect, it } from 'vitest';
import { codeFor } from '../support/mailbox.ts';
import { type Person, register } from '../support/person.ts';
import { signIn, visit, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
beforeAll(async () => {
  person = await register();
});

describe('a session', () => {
  it('returns a signed-out visitor to the private page', async () => {
    const page = await visit('/designs?status=draft');
    await page.waitForURL('**/login*');
    await signIn(page, person);
    await page.waitForURL('**/designs?status=draft');
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor();
  });

  it('is restored after a reload, under the keys that the specification names', async () => {
    const page = await visit('/login');
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toContain('ey');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(person.email);
  });

  it('ends in every tab when it ends in one', async () => {
    const page = await visit('/login');
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    const second = await page.context().newPage();
    await second.goto('/dashboard');
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|menu/i })
      .click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await second.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it('does not start with a wrong password, and says so', async () => {
    const page = await visit('/login');
    await signIn(page, { ...person, password: 'not mine' });
    await page.getByRole('alert').getByText('password is wrong').waitFor();
  });

  it('can start again after a forgotten password, with the code from the mail', async () => {
    const forgetful = await register();
    const page = await visit('/forgot-password');
    await page.getByLabel('E-mail').fill(forgetful.email);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reset-password*');
    await page.getByLabel('Code').fill(await codeFor(forgetful.email));
    await page.getByLabel('New password', { exact: true }).fill('a better one');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login*');
    await signIn(page, { email: forgetful.email, password: 'a better one' });
    await page.waitForURL('**/dashboard');
  });
});
