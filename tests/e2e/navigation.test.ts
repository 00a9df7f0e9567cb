import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { type Person, register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const requirements = { sites: [{ name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 20 }] };
  const body = designs.NewDesign.parse({ designName: 'Leeds office', requirements });
  designId = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(generateTopology, { params: { designId }, query: {} });
});

async function openSite(): Promise<Page> {
  const page = await visitAs(person, '/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const path = (page: Page) => new URL(page.url()).pathname;

async function goByPalette(page: Page, to: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(to);
  await page.keyboard.press('Enter');
}

describe('the code of a screen', () => {
  it('is fetched when a link to it is hovered or focused', async () => {
    const page = await openSite();
    const fetching = (name: string) => page.waitForRequest((request) => request.url().includes(name));
    await Promise.all([fetching('/assets/catalogue-screen'), place(page, 'Equipment').hover()]);
    await Promise.all([fetching('/assets/reports-screen'), place(page, 'Reports').focus()]);
    expect(path(page)).toBe('/dashboard');
  });

  it('says that it is missing when offline, and arrives when the connection is back', async () => {
    const page = await openSite();
    await page.context().setOffline(true);
    await place(page, 'Reports').click();
    await title(page, 'You are offline').waitFor();
    await page.getByText('This page has not been loaded on this device yet.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'You are offline').waitFor();
    await page.context().setOffline(false);
    await title(page, 'Reports').waitFor();
  });
});

describe('unsaved work', () => {
  it('in a form blocks links, Back, the palette, Logout and shortcuts until the user has answered', async () => {
    const page = await openSite();
    await place(page, 'Designs').click();
    await title(page, 'Designs').waitFor();
    await page.keyboard.press('n');
    await title(page, 'New design').waitFor();
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Half a design');

    const ways = [
      () => place(page, 'Equipment').click(),
      () => page.goBack(),
      () => goByPalette(page, 'Reports'),
      () => goByPalette(page, 'Logout'),
      () => page.keyboard.press('Escape'),
    ];
    for (const go of ways) {
      await go();
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(path(page)).toBe('/designs/new');
    }

    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave, keep the draft' }).click();
    await title(page, 'Designs').waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Discard draft' }).waitFor();
    await page.reload();
    expect(await page.getByRole('textbox', { name: /Name/ }).first().inputValue()).toBe('Half a design');

    await place(page, 'Reports').click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await title(page, 'Reports').waitFor();
    await page.goto('/designs/new');
    expect(await page.getByRole('textbox', { name: /Name/ }).first().inputValue()).toBe('');
  });

  it('on the canvas blocks the tabs and Back, and warns before the window closes', async () => {
    const page = await openSite();
    await page.goto(`/designs/${designId}`);
    await page.getByRole('link', { name: 'Topology' }).first().click();
    await page.getByRole('button', { name: 'Table' }).click();
    // Without a connection it does not save by itself.
    await page.route('**/topology/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    const label = page.getByRole('textbox', { name: /^Label of/ }).first();
    await label.fill('Lobby switch');
    await label.press('Enter');
    await page.getByText('Unsaved changes').waitFor();

    for (const go of [
      () => page.getByRole('link', { name: 'Addressing' }).click(),
      () => goByPalette(page, 'Reports'),
    ]) {
      await go();
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(path(page)).toBe(`/designs/${designId}/topology`);
    }

    const warning = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await warning;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('link', { name: 'Addressing' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('table', { name: 'Addressing plan' }).waitFor();
    await page.goBack();
    await page.getByText(/^Saved /).waitFor();
    expect(await page.getByRole('textbox', { name: 'Label of Lobby switch' }).count()).toBe(0);
  });
});

describe('the palette', () => {
  it('leads to a device of the open design on its canvas', async () => {
    const page = await openSite();
    await page.goto(`/designs/${designId}/cabling`);
    await page.getByRole('table', { name: 'Cable schedule' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('ACC-1');
    await page
      .getByRole('option', { name: /^Device: .*ACC-1$/ })
      .first()
      .click();
    await page.waitForURL('**/topology');
    const details = page.getByRole('complementary', { name: 'Details' });
    expect(await details.getByRole('textbox', { name: 'Label' }).inputValue()).toMatch(/ACC-1$/);

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' });
    for (const action of [
      'Undo',
      'Redo',
      'Save the topology',
      'Find a device',
      'Zoom in',
      'Remove the selection',
    ])
      await help.getByText(action, { exact: true }).waitFor();
    // On a phone the longest name wraps, and no key does.
    await page.setViewportSize({ width: 390, height: 844 });
    const heights = await help
      .locator('kbd')
      .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
  });
});

describe('the scroll position of a page', () => {
  it('is the top on a new page, and is restored on the way back', async () => {
    const page = await openSite();
    await place(page, 'Equipment').click();
    await title(page, 'Equipment').waitFor();
    await page.getByRole('table').getByRole('link').nth(10).waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => Object.values(sessionStorage).includes('500'));
    await page.getByRole('table').getByRole('link').nth(12).click();
    await page.waitForURL(/\/equipment\/[0-9a-f]{24}$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 500);
  });
});
