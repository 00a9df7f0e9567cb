import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readCsv } from '#shared/equipment/csv-text.ts';
import { pageAxe } from '../support/page-axe.ts';
import { visit, withBrowser } from '../support/visit.ts';

withBrowser();

it('leads from recommendations to a bill of materials', async () => {
  const page = await visit('/signup');
  await register(page);
  await planAnOffice(page);
  await expectTheBillAsCsv(page);
  const pieces = await acceptEverything(page);
  await expectReadable(page);
  await changeAQuantity(page, pieces);
  await removeAndTakeBack(page, pieces + 1);
  await page.reload();
  expect(await piecesOf(page)).toBe(pieces + 1);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText(`${pieces + 1} pieces on the bill of materials`).waitFor();
});

async function register(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Company').fill('Compilers Ltd');
  await page.getByLabel('E-mail').fill(`equipment-${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('radio', { name: /^Professional/ }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Go on with the trial' }).click();
  await page.waitForURL('**/dashboard');
}

/** Sixty people with cables and eighty without, and the topology for them. */
async function planAnOffice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New design' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('One office');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name="requirements.sites[0].wiredUsers"]').fill('60');
  await page.locator('[name="requirements.sites[0].wirelessUsers"]').fill('80');
  await page.getByRole('button', { name: 'Create design' }).click();
  await page.getByRole('button', { name: 'Generate topology' }).click();
  await page.getByRole('application', { name: /^Topology/ }).waitFor();
}

/** Answers how many pieces that makes. */
async function acceptEverything(page: Page): Promise<number> {
  const recommended = page.getByRole('region', { name: 'Recommended devices' });
  await recommended.getByRole('heading', { level: 3, name: 'Access' }).first().waitFor();
  await recommended
    .getByRole('button', { name: /^Why .* for Access/ })
    .first()
    .click();
  await recommended
    .getByText(/growth/)
    .first()
    .waitFor();
  const accept = recommended.getByRole('button', { name: /^Accept/ });
  await recommended.getByRole('button', { name: /^Accept all/ }).click();
  await page.getByText(/are in the design\.$/).waitFor();
  await expect.poll(() => accept.count()).toBe(0);
  const pieces = await piecesOf(page);
  expect(pieces).toBeGreaterThan(5);
  await tabCounting(page, pieces).waitFor();
  return pieces;
}

/** With all reasoning open, beside the bill. */
async function expectReadable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  const { violations } = await pageAxe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function changeAQuantity(page: Page, pieces: number): Promise<void> {
  const price = chosen(page).locator('dl').getByText(/US\$/).first();
  const before = await price.textContent();
  await bill(page)
    .getByRole('button', { name: /as access: increase to/ })
    .first()
    .click();
  await tabCounting(page, pieces + 1).waitFor();
  await expect.poll(() => piecesOf(page)).toBe(pieces + 1);
  await expect.poll(() => price.textContent()).not.toBe(before);
}

/** The bill of the plan is there before anything is accepted. */
async function expectTheBillAsCsv(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Equipment', exact: true }).last().click();
  const bill = page.getByRole('region', { name: 'Bill of materials' });
  await bill.getByRole('table').waitFor();
  const pieces = await piecesIn(bill);
  expect(pieces).toBeGreaterThan(5);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bill_of_materials_one_office.csv');
  const [columns = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'));
  const cell = (row: readonly string[], column: string) => row[columns.indexOf(column)] ?? '';
  const devices = rows.filter((row) => cell(row, 'Kind') === 'Devices');
  expect(devices.reduce((sum, row) => sum + Number(cell(row, 'Quantity')), 0)).toBe(pieces);
  expect(devices.map((row) => cell(row, 'Role'))).toContain('Access');
  expect(devices.every((row) => cell(row, 'Sites') === 'Headquarters')).toBe(true);
  expect(rows.map((row) => cell(row, 'Kind'))).toContain('Total with estimates');
}

async function removeAndTakeBack(page: Page, pieces: number): Promise<void> {
  const lines = bill(page).getByRole('rowheader');
  const count = await lines.count();
  await bill(page)
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => lines.count()).toBe(count - 1);
  await expect.poll(() => piecesOf(page)).toBeLessThan(pieces);
  await page.getByRole('button', { name: 'Undo' }).click();
  await tabCounting(page, pieces).waitFor();
  await expect.poll(() => lines.count()).toBe(count);
}

const chosen = (page: Page) => page.getByRole('region', { name: 'Equipment of this design' });
const bill = (page: Page) => chosen(page).getByRole('table');

const tabCounting = (page: Page, pieces: number) =>
  page
    .getByRole('navigation', { name: 'Sections of this design' })
    .getByRole('link', { name: new RegExp(`^Equipment\\s*${pieces}$`) });

const piecesOf = (page: Page): Promise<number> => piecesIn(chosen(page));

const piecesIn = async (region: Locator): Promise<number> =>
  Number(await region.locator('dt', { hasText: 'Pieces' }).locator('..').locator('dd').textContent());
