import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { type Person, register } from '../support/person.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const requirements = { sites: [{ name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 60 }] };
  const body = designs.NewDesign.parse({ designName: `Growing ${randomUUID()}`, requirements });
  designId = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(generateTopology, { params: { designId }, query: {} });
});

describe('planning again after the requirements changed', () => {
  it('proposes the difference, keeps manual changes, and can be undone', async () => {
    const page = await visitAs(person, `/designs/${designId}/topology`);
    await renameASwitch(page);
    await addADevice(page);
    const before = await stored();
    await moreUsers();

    await page.reload();
    await page.getByRole('button', { name: 'Plan again' }).click();
    const proposal = page.getByRole('dialog', { name: 'Plan again' });
    const leeds = proposal.getByRole('region', { name: 'Leeds' });
    await leeds.getByText(/\d+ added/).waitFor();
    await leeds.getByText('Lobby switch').first().waitFor();
    expect(await stored()).toEqual(before);

    await proposal.getByRole('button', { name: 'Show on the canvas' }).click();
    await page.getByText('What it adds is outlined where it will stand').waitFor();
    // Names are elements of the page once they are near enough to read.
    const coming = page.getByRole('application').getByRole('insertion');
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 3; press += 1) await zoomIn.click();
    await coming.first().waitFor();
    expect(before.nodes.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(await coming.allTextContents()),
    );
    // The canvas hears the pointer, not the name; the device stands above it.
    const { x = 0, y = 0, width = 0 } = (await coming.first().boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y - 30);
    await page
      .getByRole('complementary', { name: 'Details' })
      .getByText('The new plan adds this device')
      .waitFor();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await proposal.waitFor();
    expect(await coming.count()).toBe(0);
    expect(await stored()).toEqual(before);

    await proposal.getByRole('button', { name: 'Apply the new plan' }).click();
    await page.getByText('The new plan was applied and saved').waitFor();
    const hasFocus = () => page.getByRole('application').evaluate((it) => it === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    const after = await stored();
    expect(after.nodes.length).toBeGreaterThan(before.nodes.length);
    expect(after.nodes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Lobby switch', 'Lab switch']),
    );

    await page.getByText('What is new stands where there was room.').waitFor();
    await page.getByRole('button', { name: 'Rearrange everything' }).click();
    await page.getByTitle('Undo: rearrange everything').click();

    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByText('The new plan was applied and saved').waitFor({ state: 'detached' });
    const labels = ({ nodes }: typeof before) => nodes.map(({ label }) => label).toSorted();
    await expect.poll(async () => labels(await stored())).toEqual(labels(before));
  });
});

const stored = async () => (await person.call(getTopology, { params: { designId } })).data;

async function renameASwitch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table' }).click();
  const label = page.getByRole('textbox', { name: /ASW|ACC|SW/ }).first();
  await label.fill('Lobby switch');
  await label.press('Enter');
  await page.getByRole('button', { name: 'Canvas' }).click();
}

async function addADevice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a device' }).click();
  await page.getByRole('menuitem', { name: 'Switch', exact: true }).click();
  await page.keyboard.type('Lab switch');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
}

async function moreUsers(): Promise<void> {
  const { data: design } = await person.call(designs.getDesign, { params: { id: designId } });
  const sites = design.requirements.sites.map((site) => ({ ...site, wiredUsers: 220, floors: 3 }));
  const requirements = { ...design.requirements, sites };
  const body = designs.DesignChange.parse({ version: design.version, requirements });
  await person.call(designs.updateDesign, { params: { id: designId }, body });
}
