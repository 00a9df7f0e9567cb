import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { type Person, register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;
const designName = `Office ${randomUUID()}`;

/** What the test reads of a bundle's manifest. */
const Manifest = z.object({ files: z.array(z.object({ path: z.string(), sha256: z.string() })) });

/** A generated office of a vendor whose dialect is supported. */
beforeAll(async () => {
  person = await register();
  const sites = [{ name: 'Leeds', kind: 'headquarters' as const, floors: 1, wiredUsers: 20 }];
  const requirements = { sites, vendorPreference: 'Cisco', equipmentClass: 'enterprise' as const };
  const body = designs.NewDesign.parse({ designName, requirements });
  designId = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(generateTopology, { params: { designId }, query: {} });
});

async function openConfigurations(): Promise<Page> {
  const page = await visitAs(person, `/designs/${designId}/configurations`);
  await page.getByText('Cisco IOS XE').first().waitFor();
  return page;
}

it('a generated design leads to a bundle, whose files hash to what the manifest says', async () => {
  const page = await openConfigurations();
  await page.getByRole('button', { name: 'Download bundle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^admin_.*_password$/).fill('entered-at-download');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const files = unzipSync(await readFile(await (await downloading).path()));
  const folder = Object.keys(files)[0]?.split('/')[0];
  const textOf = (path: string) => {
    const bytes = files[`${folder}/${path}`];
    if (!bytes) throw new Error(`The bundle has no ${path}`);
    return bytes;
  };
  const manifest = Manifest.parse(JSON.parse(Buffer.from(textOf('manifest.json')).toString('utf8')));
  expect(manifest.files.length).toBeGreaterThan(3);
  for (const { path, sha256 } of manifest.files)
    expect(createHash('sha256').update(textOf(path)).digest('hex'), path).toBe(sha256);
  const configuration = manifest.files.find(({ path }) => path.endsWith('.cfg'));
  const text = Buffer.from(textOf(configuration?.path ?? '')).toString('utf8');
  expect(text).toMatch(/^hostname /m);
  expect(text).toContain('secret entered-at-download\n');
  expect(text).not.toContain('<secret:');
});

it('a composed configuration is deployed, completed, and stands as designed', async () => {
  const page = await openConfigurations();
  const devices = page.getByRole('table', { name: 'Configured devices' });
  await devices
    .getByRole('row')
    .filter({ hasText: 'Cisco IOS XE' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('listbox')
    .getByText(/^interface /)
    .first()
    .click();
  const origin = page.getByRole('complementary', { name: 'Where a line comes from' });
  await origin.getByRole('button', { name: 'Mark its lines' }).first().waitFor();
  await page.getByRole('link', { name: 'Deploy', exact: true }).click();
  await page
    .getByRole('listbox')
    .or(page.getByRole('region', { name: /^Text for/ }))
    .first()
    .waitFor();
  await page.getByLabel('Note').fill('CHG-7');
  await page.getByRole('button', { name: 'Deploy to 1 device' }).click();
  await page.getByRole('link', { name: 'Open the deployment' }).click();
  for (const step of ['Start', 'Complete']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill(`${step} in the window`);
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const history = page.getByRole('table', { name: 'Statuses' });
  await history.getByText('Complete in the window').waitFor();
  expect(await history.locator('tbody tr').count()).toBe(3);
  await page.goto(`/designs/${designId}/configurations`);
  await page.getByText('As designed').waitFor();
});
