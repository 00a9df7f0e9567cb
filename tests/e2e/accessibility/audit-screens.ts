import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageAxe } from '../../support/page-axe.ts';

interface Look {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const wide: Look = { width: 1440, colorScheme: 'light' };
const narrow: Look = { width: 390, colorScheme: 'dark' };

/** Audits what stands at these addresses, wide and light and narrow and dark; every other one is opened in the second. */
export async function auditScreens(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const [first, second] = index % 2 === 0 ? [wide, narrow] : [narrow, wide];
    await show(page, first);
    await page.goto(address);
    await audit(page, first);
    await show(page, second);
    await audit(page, second);
    await auditLargeText(page);
  }
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/** With text of twice the size a phone scrolls down, not sideways. */
async function auditLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrow.width, height: 900 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  expect(
    shown,
    `${page.url()} at ${narrow.width} px scrolls sideways with text of 200 %`,
  ).toBeLessThanOrEqual(narrow.width);
}

/** Axe finds nothing, there is one main heading, and nothing is wider than the window. */
async function audit(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(() => page.getByRole('status', { name: /^Loading/ }).count(), { timeout: 15_000 })
    .toBe(0);
  const { violations } = await pageAxe(page).analyze();
  const where = `${page.url()} at ${width} px in ${colorScheme}`;
  const found = violations.map(
    ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(shown, `${where} scrolls sideways`).toBeLessThanOrEqual(width);
}
