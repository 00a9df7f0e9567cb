import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { getTemplate } from '#shared/contract/templates.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { type Person, register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
const designName = `Office ${randomUUID()}`;

beforeAll(async () => {
  person = await register();
  const sites = [{ name: 'Leeds', kind: 'headquarters' as const, floors: 1, wiredUsers: 30 }];
  const body = designs.NewDesign.parse({ designName, requirements: { sites } });
  const { id } = (await person.call(designs.createDesign, { body })).data;
  await person.call(generateTopology, { params: { designId: id }, query: {} });
});

it('a template is written from scratch, previewed on a device, saved, taken back and deleted', async () => {
  const page = await visitAs(person, '/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'New template' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Management');

  const editor = page.getByRole('textbox', { name: 'Template' });
  await editor.click();
  await page.keyboard.type('hostname {{hostname}}\nip address {{ip_address}} {{mask}}');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('ip address ‹ip_address› ‹mask›').waitFor();

  await page.getByRole('button', { name: 'Preview on a design' }).click();
  await page.getByRole('dialog').getByRole('button', { name: designName }).click();
  await page.getByLabel('Device', { exact: true }).selectOption({ index: 1 });
  await preview.getByText(/^ip address [\d.]+ [\d.]+$/).waitFor();

  await page.getByRole('tab', { name: 'Data' }).click();
  await editor.press('Control+End');
  await page.keyboard.type('\nsite ');
  await page.getByRole('button', { name: /^site / }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await preview.getByText('site Leeds').waitFor();

  await page.getByRole('button', { name: 'Create template' }).click();
  await page.waitForURL(/\/templates\/[0-9a-f]{24}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = async () => (await person.call(getTemplate, { params: { id } })).data;
  expect((await stored()).configContent).toBe(
    'hostname {{hostname}}\nip address {{ip_address}} {{mask}}\nsite {{ site }}',
  );

  // Shortcuts of the page stay silent while a text is typed: `n` would open a new template.
  await editor.press('Control+End');
  await page.keyboard.type('\nntp server ?');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Management was saved as revision 2.').waitFor();
  // Escape and then Tab leaves the editor, which Tab alone does not.
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  expect(await editor.evaluate((element) => element.matches(':focus'))).toBe(false);

  await page.getByRole('link', { name: /^Versions/ }).click();
  await page.getByText('1 line added, 0 lines removed').waitFor();
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByText('Revision 1 of Management was restored.').waitFor();
  expect(await stored()).toMatchObject({ revision: 3, configContent: expect.not.stringContaining('ntp') });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete template' }).click();
  await page.waitForURL(/\/templates$/);
  await page.getByText('Management was deleted.').waitFor();
  expect(await page.getByRole('link', { name: 'Management', exact: true }).count()).toBe(0);
});
