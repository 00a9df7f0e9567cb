import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeEquipment } from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import { type Person, register } from '../support/person.ts';
import { aPng } from '../support/pictures.ts';
import { signIn, visit, withBrowser } from '../support/visit.ts';

withBrowser();

// The catalogue is in the order of the names: this one comes before every real manufacturer's.
const maker = 'AAA Networks';
const patience = { timeout: 15_000 };
const designName = `Branch ${randomUUID()}`;

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const body = designs.NewDesign.parse({ designName, requirements: { wiredUsers: 20, wirelessUsers: 30 } });
  designId = (await person.call(designs.createDesign, { body })).data.id;
});

describe('a device of the user’s own', () => {
  it('is created with its picture, edited by two, kept while a design has it, and deleted', async () => {
    const page = await visit('/login');
    await signIn(page, person);
    await page.waitForURL('**/dashboard');

    await create(page);
    const address = new URL(page.url()).pathname;
    const picture = await pictureOf(page);
    await seeItFirst(page);
    await page.goto(`/equipment/new?from=${address.split('/').at(-1)}`);
    await isShown(page.getByRole('img', { name: 'The device' }));

    await page.goto(address);
    await editInTwoTabs(page, address);

    await addToTheDesign(page);
    await deleteIt(page);
    const refusal = page.getByRole('dialog', { name: 'This device is in use' });
    await refusal.getByRole('link', { name: designName }).waitFor();
    await refusal.getByRole('button', { name: 'Keep the device' }).click();

    const id = address.split('/').at(-1) ?? '';
    await person.call(removeEquipment, { body: { designId, equipmentIds: [id] } });
    await deleteIt(page);
    await page.waitForURL((url) => url.pathname === '/equipment');
    await page.goto(address);
    await page.getByText('This device does not exist').waitFor();
    expect((await page.request.get(picture)).ok()).toBe(false);
  });
});

async function create(page: Page): Promise<void> {
  await page.goto('/equipment/new');
  await page.getByLabel('Manufacturer', { exact: true }).fill(maker);
  await page.getByLabel('Model', { exact: true }).fill('S-48P');
  await page.getByLabel('Part number', { exact: true }).fill('S48P-EU');
  await page.getByLabel('Port shorthand').fill('48x1G-T at, 4x10G-SFP+ up');
  await page.getByLabel('Port shorthand').press('Enter');
  await page.getByLabel('Forwarding', { exact: true }).fill('176G');
  await page.getByLabel('Weight', { exact: true }).fill('5.2');
  await page.getByLabel('Source of Weight').selectOption('Estimate');
  await page
    .getByLabel('Picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from(aPng) });
  await page.getByRole('img', { name: 'The device' }).waitFor();
  await page.getByLabel('Model', { exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /AAA Networks S-48P/ }).waitFor();
  await page.getByRole('row', { name: /Forwarding 176 Gbit\/s Stated by you/ }).waitFor();
  await page.getByRole('row', { name: /Weight about 5.2 kg Estimate/ }).waitFor();
}

/** Where the device's picture is; it has arrived, from the site's own origin. */
async function pictureOf(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: `${maker} S-48P` });
  await isShown(image);
  const path = await image.getAttribute('src');
  expect(path).toMatch(/^\/equipment-images\/[0-9a-f]{32}\.png$/);
  return path ?? '';
}

const isShown = (image: Locator): Promise<void> =>
  expect
    .poll(
      () => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth),
      patience,
    )
    .toBeGreaterThan(0);

async function seeItFirst(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Equipment' }).click();
  const first = page.getByRole('table', { name: 'Devices found' }).getByRole('row').nth(1);
  await first.filter({ hasText: `${maker} S-48P` }).waitFor();
}

/** Both open the form; the first saves a new weight, the second a new model on top of it. */
async function editInTwoTabs(page: Page, address: string): Promise<void> {
  const other = await page.context().newPage();
  await Promise.all([page.goto(`${address}/edit`), other.goto(`${address}/edit`)]);
  await other.getByLabel('Model', { exact: true }).fill('S-48P rev B');
  await page.getByLabel('Weight', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('row', { name: /Weight .*6 kg/ }).waitFor();

  await other.getByRole('button', { name: 'Save changes' }).click();
  const conflict = other.getByRole('dialog', { name: 'This device changed in the meantime' });
  await conflict.getByRole('row', { name: /Weight 5.2 kg 6 kg 6 kg \(theirs\)/ }).waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => other.getByLabel('Weight', { exact: true }).inputValue(), patience).toBe('6');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByRole('heading', { level: 1, name: /S-48P rev B/ }).waitFor();
  await other.getByRole('row', { name: /Weight .*6 kg/ }).waitFor();
  await other.close();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /S-48P rev B/ }).waitFor();
}

async function addToTheDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to a design' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: designName }).click();
  await dialog.getByLabel('Quantity').fill('3');
  await dialog.getByRole('button', { name: 'Add to the design' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('3 pieces', { exact: true }).waitFor();
}

async function deleteIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete device' }).click();
}
