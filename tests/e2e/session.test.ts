import { beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../support/authenticator-code.ts';
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

  it('counts an address as proved once the code from the mail is entered', async () => {
    const newcomer = await register();
    const page = await visit('/login');
    await signIn(page, newcomer);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Enter the code' }).click();
    await page.getByLabel('Code').fill(await codeFor(newcomer.email));
    await page.keyboard.press('Enter');
    await page.getByText('Your address is proved.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await page.getByText('Prove your address').count()).toBe(0);
  });

  it('outlives a change of password here, and ends everywhere else', async () => {
    const changer = await register();
    const [page, elsewhere] = [await visit('/login'), await visit('/login')];
    for (const one of [page, elsewhere]) {
      await signIn(one, changer);
      await one.waitForURL('**/dashboard');
    }
    await page.goto('/profile/security');
    await page.getByLabel('Present password').fill(changer.password);
    await page.getByLabel('New password').fill('a better one');
    await page.keyboard.press('Enter');
    await page.getByText('Your password was changed.').waitFor();
    await page.goto('/designs');
    await page.getByRole('heading', { level: 1, name: 'Designs' }).waitFor();
    await elsewhere.goto('/designs?status=draft');
    await elsewhere.getByText('Your session has ended').waitFor();
    await signIn(elsewhere, { email: changer.email, password: 'a better one' });
    await elsewhere.waitForURL('**/designs?status=draft');
  });

  it('asks for the code of an authenticator app once there is one', async () => {
    const careful = await register();
    const page = await visit('/login');
    await signIn(page, careful);
    await page.waitForURL('**/dashboard');
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(careful.password);
    await page.keyboard.press('Enter');
    const key = page.getByRole('button', { name: 'Copy the key' }).locator('code');
    const secret = (await key.textContent()) ?? '';
    const app = page.getByRole('region', { name: 'Authenticator app' });
    await app.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, Date.now()));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Turn it off' }).waitFor();
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await signIn(page, careful);
    // A code is good once: the next one is taken a little early.
    await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('renews by the service’s clock when the browser’s is 56 minutes ahead', async () => {
    const page = await visit('/login');
    let renewals = 0;
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken')) renewals += 1;
    });
    await page.clock.install({ time: Date.now() + 56 * 60_000 });
    await page.clock.resume();
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    await page.waitForTimeout(3_000);
    expect(renewals).toBeLessThanOrEqual(1);
  });

  it('ends after 5 seconds while the identity service hangs', async () => {
    const page = await visit('/login');
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    await page.route(/.*/, (route) =>
      route.request().headers()['x-amz-target']?.endsWith('RevokeToken') ? undefined : route.continue(),
    );
    await page.goto('/logout');
    await page.getByText(/^Logout failed/).waitFor({ timeout: 9_000 });
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'color-mode')),
    ).toEqual([]);
  });
});
