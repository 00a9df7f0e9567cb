import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, withBrowser } from '../support/visit.ts';

withBrowser();

const email = `whole-way-${randomUUID()}@example.com`;

describe('the whole journey', () => {
  it('leads a visitor from registration to the PDF', async () => {
    const page = await visit('/');
    await register(page);
    await describeTheCompany(page);
    await generateTheTopology(page);
    await changeALabel(page);
    const pdf = await downloadTheReport(page);
    expect(pdf.fileName).toMatch(/^report_[0-9a-f]{24}\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.bytes.length).toBeGreaterThan(20_000);
    await logOut(page);
  });
});

async function register(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Company').fill('Compilers Ltd');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('radio', { name: /^Professional/ }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Go on with the trial' }).click();
  await page.waitForURL('**/dashboard');
}

/** Headquarters with 180 wired and 240 wireless users on 4 floors, and two branches of 25. */
async function describeTheCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New design' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Three sites');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /Several sites/ }).check();
  const sites = [
    { name: 'Headquarters', kind: 'headquarters', wired: '180', wireless: '240', floors: '4' },
    { name: 'Branch North', kind: 'branch', wired: '10', wireless: '15', floors: '1' },
    { name: 'Branch South', kind: 'branch', wired: '10', wireless: '15', floors: '1' },
  ];
  const cell = (row: number, field: string) => page.locator(`[name="requirements.sites[${row}].${field}"]`);
  for (const [row, site] of sites.entries()) {
    if ((await cell(row, 'name').count()) === 0) await page.getByRole('button', { name: 'Add site' }).click();
    await cell(row, 'name').fill(site.name);
    await cell(row, 'kind').selectOption(site.kind);
    await cell(row, 'wiredUsers').fill(site.wired);
    await cell(row, 'wirelessUsers').fill(site.wireless);
    await cell(row, 'floors').fill(site.floors);
  }
  await page.getByRole('button', { name: 'Create design' }).click();
  await page.getByRole('heading', { level: 1, name: 'Three sites' }).waitFor();
}

async function generateTheTopology(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Topology', exact: true }).first().click();
  await page.getByRole('button', { name: 'Generate topology' }).click();
  await page.getByRole('application', { name: /^Topology/ }).waitFor();
}

async function changeALabel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table' }).click();
  const label = page.getByRole('textbox', { name: /HQ-CORE-1/ }).first();
  await label.fill('HQ-CORE-EAST');
  await label.press('Enter');
  await page.keyboard.press('Control+s');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText('HQ-CORE-EAST').first().waitFor();
}

async function downloadTheReport(page: Page): Promise<{ fileName: string; bytes: Buffer }> {
  await page.getByRole('link', { name: 'Reports', exact: true }).last().click();
  await page.getByRole('button', { name: 'Generate report' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click({ timeout: 60_000 }),
  ]);
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|menu/i })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([
    null,
    null,
  ]);
}
