import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { storageKeys } from '#web/session/stored-session.ts';
import { startBrowser } from './browser.ts';
import type { Person } from './person.ts';

/**
 * Allowed console output: the identity library notes that its endpoint is not Amazon's own; 4xx are shown; offline is
 * a test's doing.
 */
const expectedNoise = [
  /custom Amazon.* endpoint/,
  /Failed to load resource: the server responded with a status of 4/,
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
];

let browser: Browser | undefined;
const complaints: string[] = [];

/** One browser for all files of a worker, which ends with it; errors in its console fail the test that caused them. */
export function withBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await startBrowser();
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
}

/** A new visitor's page, with storage of its own. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (!browser) throw new Error('The file has to call withBrowser().');
  const context = await browser.newContext({
    baseURL: inject('site'),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Some violations of the content security policy are reported nowhere else.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Breaks the security policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !expectedNoise.some((noise) => noise.test(text)))
      complaints.push(text);
  });
  await page.goto(path);
  return page;
}

/** Fills the sign-in form and sends it with Enter. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/**
 * A page at `path`, as a browser that was closed while someone was signed in. It has no tokens of the identity service,
 * which pages that change a password or the address ask for: there one signs in by the form.
 */
export function visitAs(
  { user, token }: Pick<Person, 'user' | 'token'>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const kept = { token, isAuthenticated: 'true', user: JSON.stringify({ ...user, token }) } satisfies Record<
    keyof typeof storageKeys,
    string
  >;
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: inject('site'), localStorage }] };
  return visit(path, { storageState, ...options });
}

/** A page at `path`, signed in by the form. */
export async function visitByForm(person: Pick<Person, 'email' | 'password'>, path: string): Promise<Page> {
  const page = await visit(path);
  await signIn(page, person);
  await page.waitForURL(`**${path}`);
  return page;
}
