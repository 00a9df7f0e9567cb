import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesign, NewDesign } from '#shared/contract/designs.ts';
import { generateTopology, getTopology, type Topology } from '#shared/contract/topology.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { type Person, register } from '../support/person.ts';
import { signIn, visit, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeEach(async () => {
  person = await register();
  const sites = [
    { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 30 },
    { name: 'York', kind: 'branch' as const, wiredUsers: 8 },
  ];
  const body = NewDesign.parse({ designName: 'Two sites', requirements: { sites } });
  designId = (await person.call(createDesign, { body })).data.id;
  await person.call(generateTopology, { params: { designId }, query: {} });
});

const stored = async (): Promise<Topology> => (await person.call(getTopology, { params: { designId } })).data;
const labelled = async (label: string) => {
  const node = (await stored()).nodes.find((each) => each.label === label);
  if (!node) throw new Error(`There is no ${label}.`);
  return node;
};
const canvasOf = (page: Page): Locator => page.getByRole('application');
const undoOf = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

async function open(query = '?level=devices'): Promise<Page> {
  const page = await visit('/login');
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto(`/designs/${designId}/topology${query}`);
  await canvasOf(page).waitFor();
  return page;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText(/^Saved/).waitFor();
}

/** Where a device stands on the page, and how far from its middle its edge is. */
async function placeOf(page: Page, label: string) {
  const box = await canvasOf(page).getByText(label, { exact: true }).boundingBox();
  const zoom = await page
    .locator('.react-flow__viewport')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  if (!box) throw new Error(`${label} is not in the picture.`);
  const size = nodeStyle((await labelled(label)).type).size * zoom;
  return { x: box.x + box.width / 2, y: box.y - size, size, zoom };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

describe('the topology by mouse', () => {
  it('takes a device from the palette into a site, and a link from a handle to another device', async () => {
    const page = await open();
    const york = await placeOf(page, 'YOR-FW-1');
    const firewall = await page.getByRole('button', { name: 'Add: Switch' }).boundingBox();
    if (!firewall) throw new Error('There is no palette.');
    await drag(page, { x: firewall.x + 9, y: firewall.y + 9 }, { x: york.x + 8, y: york.y + 70 });
    await page.keyboard.press('Escape');
    await expect.poll(() => undoOf(page).getAttribute('title')).toContain('add YOR-ACC-1');

    const pressed = await placeOf(page, 'YOR-FW-1');
    await page.mouse.click(pressed.x, pressed.y);
    await page.getByRole('heading', { name: 'YOR-FW-1' }).waitFor();
    const chosen = await placeOf(page, 'YOR-FW-1');
    const target = await placeOf(page, 'HQ-FW-1');
    const handle = { x: chosen.x - chosen.size - 14 * chosen.zoom, y: chosen.y };
    await drag(page, handle, target);
    await expect.poll(() => undoOf(page).getAttribute('title')).toContain('link YOR-FW-1 and HQ-FW-1');
    await save(page);
    const added = (await stored()).nodes.find(({ label }) => label === 'YOR-ACC-1');
    expect(added?.site).toBe('York');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

/** Finds a device by keyboard; the canvas has the focus afterwards. */
async function find(page: Page, label: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(label);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('application');
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await find(page, from);
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

describe('the topology by keyboard', () => {
  it('finds, renames, moves, duplicates, removes and links devices, and undoes each by name', async () => {
    const page = await open();
    const undoes = (what: string) => expect.poll(() => undoOf(page).getAttribute('title')).toContain(what);
    await rename(page, 'YOR-FW-1', 'York edge');
    await undoes('rename YOR-FW-1');
    await page.keyboard.press('Shift+ArrowRight');
    await undoes('move York edge');
    await page.keyboard.press('Control+d');
    await undoes('duplicate');
    await canvasOf(page).focus();
    await page.keyboard.press('Delete');
    await undoes('remove');
    await find(page, 'York edge');
    await page.keyboard.press('c');
    await page.keyboard.press('/');
    await page.keyboard.type('HQ-FW-1');
    await page.keyboard.press('Enter');
    await undoes('link York edge and HQ-FW-1');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => undoOf(page).isDisabled()).toBe(true);
    await canvasOf(page).getByText('YOR-FW-1', { exact: true }).waitFor();
  });
});

describe('the topology of two sessions', () => {
  it('keeps what both stored, and asks about what both changed', async () => {
    const [one, other] = [await open(), await open()];
    await rename(one, 'YOR-FW-1', 'York edge');
    await save(one);
    await rename(other, 'HQ-FW-1', 'Leeds edge');
    await save(other);
    await other
      .getByText(/York edge|YOR-FW-1: Name/)
      .first()
      .waitFor();
    const labels = (await stored()).nodes.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['York edge', 'Leeds edge']));

    await rename(one, 'York edge', 'York gate');
    await save(one);
    await rename(other, 'York edge', 'York door');
    await other.keyboard.press('Control+s');
    await other.getByRole('dialog').getByText('York gate').waitFor();
    expect((await stored()).nodes.map(({ label }) => label)).toContain('York gate');
  });
});

describe('the topology without a network', () => {
  it('loses nothing when a save is cut off before it is stored, or after', async () => {
    const page = await open();
    page.on('dialog', (dialog) => void dialog.accept());
    const cutOff = async (isStored: boolean) => {
      await page.route('**/api/topology/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        if (isStored) await route.fetch();
        await route.abort('internetdisconnected');
      });
    };
    await cutOff(false);
    await rename(page, 'YOR-FW-1', 'York edge');
    await page.keyboard.press('Control+s');
    await page.getByText('Kept in this browser until Netwright can be reached').waitFor();
    await page.unroute('**/api/topology/*');
    await page.goto(`/designs/${designId}`);
    await page.goto(`/designs/${designId}/topology?level=devices`);
    await canvasOf(page).getByText('York edge', { exact: true }).waitFor();
    await save(page);
    expect((await labelled('York edge')).label).toBe('York edge');

    await cutOff(true);
    await rename(page, 'HQ-FW-1', 'Leeds edge');
    await page.keyboard.press('Control+s');
    await page.getByText('Kept in this browser until Netwright can be reached').waitFor();
    await page.unroute('**/api/topology/*');
    const { version } = await stored();
    await save(page);
    const after = await stored();
    expect(after.nodes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['York edge', 'Leeds edge']),
    );
    expect(after.version).toBe(version);
  });
});
