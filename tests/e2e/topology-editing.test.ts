import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageAxe } from '../support/page-axe.ts';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { openTopology, type TopologyPage, undoOf } from '../support/topology-page.ts';
import { signIn, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
});

beforeEach(async () => {
  const sites = [
    { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 30 },
    { name: 'York', kind: 'branch' as const, wiredUsers: 8 },
  ];
  designId = await plannedDesign(person, `Two sites ${randomUUID()}`, { sites });
});

const open = () => openTopology(person, designId);
const labels = async ({ stored }: TopologyPage) => (await stored()).nodes.map(({ label }) => label);

async function rename({ page, find }: TopologyPage, from: string, to: string): Promise<void> {
  await find(from);
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

describe('the topology by mouse', () => {
  it('takes a device from the palette into a site, and a link from a handle to another device', async () => {
    const { page, placeOf, drag, undoes, save, stored } = await open();
    const york = await placeOf('YOR-FW-1');
    const firewall = await page.getByRole('button', { name: 'Add: Switch' }).boundingBox();
    if (!firewall) throw new Error('There is no palette.');
    await drag({ x: firewall.x + 9, y: firewall.y + 9 }, { x: york.x + 24, y: york.y + 70 });
    await page.keyboard.press('Escape');
    await undoes('add YOR-F1-ACC-2');

    const pressed = await placeOf('YOR-FW-1');
    await page.mouse.click(pressed.x, pressed.y);
    await page.getByRole('heading', { name: 'YOR-FW-1' }).waitFor();
    const chosen = await placeOf('YOR-FW-1');
    const target = await placeOf('HQ-FW-1');
    const handle = { x: chosen.x - chosen.size - 14 * chosen.zoom, y: chosen.y };
    await drag(handle, target);
    await undoes('link YOR-FW-1 and HQ-FW-1');
    await save();
    const added = (await stored()).nodes.find(({ label }) => label === 'YOR-F1-ACC-2');
    expect(added?.site).toBe('York');
    expect((await pageAxe(page).analyze()).violations).toEqual([]);
  });
});

describe('the topology by double click', () => {
  it('offers the name of a device over which its details open', async () => {
    const { page, placeOf, find } = await open();
    await find('YOR-FW-1');
    await page.keyboard.press('Escape');
    // To where the details will be.
    const box = await page.getByRole('application').boundingBox();
    const from = await placeOf('YOR-FW-1');
    const right = (box?.x ?? 0) + (box?.width ?? 0) - 120;
    await page.mouse.move(from.x - 100, from.y - 20);
    await page.mouse.down();
    await page.mouse.move(right - 100, from.y - 20, { steps: 5 });
    await page.mouse.up();
    const at = await placeOf('YOR-FW-1');
    await page.mouse.dblclick(at.x, at.y);
    await page.getByRole('textbox', { name: 'Label of YOR-FW-1' }).waitFor();
    await expect.poll(async () => (await placeOf('YOR-FW-1')).x < right - 100).toBe(true);
  });
});

describe('the topology in a small window', () => {
  it('has every item of the Edit menu in reach, by keyboard', async () => {
    const { page, find } = await openTopology(person, designId, '?level=devices', {
      viewport: { width: 1366, height: 650 },
    });
    await find('YOR-FW-1');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.keyboard.press('End');
    const last = page.getByRole('menuitem').last();
    await expect.poll(() => last.evaluate((item) => item === document.activeElement)).toBe(true);
    await expect
      .poll(() => last.evaluate((item) => item.getBoundingClientRect().bottom <= window.innerHeight))
      .toBe(true);
  });

  it('has a table of devices that fits, with the sites and ports to be read', async () => {
    const { page } = await openTopology(person, designId, '?level=devices', {
      viewport: { width: 1440, height: 900 },
    });
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const table = page.getByRole('table', { name: 'Devices' });
    await table.waitFor();
    const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await table.locator('xpath=..').evaluate(isTooWide)).toBe(false);
    const sites = page.getByRole('combobox', { name: /^Site of/ });
    expect(
      await sites.evaluateAll((fields) => fields.filter((one) => one.scrollWidth > one.clientWidth)),
    ).toEqual([]);
  });
});

describe('the topology by keyboard', () => {
  it('finds, renames, moves, duplicates, removes and links devices, and undoes each by name', async () => {
    const topology = await open();
    const { page, canvas, find, undoes } = topology;
    await rename(topology, 'YOR-FW-1', 'York edge');
    await undoes('rename YOR-FW-1');
    await page.keyboard.press('Shift+ArrowRight');
    await undoes('move York edge');
    await page.keyboard.press('Control+d');
    await undoes('duplicate');
    await canvas.focus();
    await page.keyboard.press('Delete');
    await undoes('remove');
    await find('York edge');
    await page.keyboard.press('c');
    await page.keyboard.press('/');
    await page.keyboard.type('HQ-FW-1');
    await page.keyboard.press('Enter');
    await undoes('link York edge and HQ-FW-1');
    await expect.poll(() => canvas.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(() => undoOf(page).isDisabled()).toBe(true);
    await canvas.getByText('YOR-FW-1', { exact: true }).waitFor();
  });
});

describe('the topology of two sessions', () => {
  it('keeps what both stored, and asks about what both changed', async () => {
    const [one, other] = [await open(), await open()];
    await rename(one, 'YOR-FW-1', 'York edge');
    await one.save();
    await rename(other, 'HQ-FW-1', 'Leeds edge');
    await other.save();
    await other.page
      .getByText(/York edge|YOR-FW-1: Label/)
      .first()
      .waitFor();
    expect(await labels(one)).toEqual(expect.arrayContaining(['York edge', 'Leeds edge']));

    await rename(one, 'York edge', 'York gate');
    await one.save();
    await rename(other, 'York edge', 'York door');
    await other.page.keyboard.press('Control+s');
    await other.page.getByRole('dialog').getByText('York gate').waitFor();
    expect(await labels(one)).toContain('York gate');
  });
});

describe('the topology without a session', () => {
  it('loses nothing when the session ends while it is edited', async () => {
    const topology = await open();
    const { page, canvas, save } = topology;
    await page.route('**/api/topology/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await route.fulfill({ status: 401, json: { message: 'Unauthorized' } });
    });
    await rename(topology, 'YOR-FW-1', 'York edge');
    await page.keyboard.press('Control+s');
    await page.getByText('Your session has ended').waitFor();
    await page.unroute('**/api/topology/*');
    await signIn(page, person);
    await canvas.getByText('York edge', { exact: true }).waitFor();
    await save();
    expect(await labels(topology)).toContain('York edge');
  });
});

describe('the topology without a network', () => {
  it('loses nothing when a save is cut off before it is stored, or after', async () => {
    const topology = await open();
    const { page, canvas, save, stored } = topology;
    page.on('dialog', (dialog) => void dialog.accept());
    const cutOff = async (isStored: boolean) => {
      await page.route('**/api/topology/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        if (isStored) await route.fetch();
        await route.abort('internetdisconnected');
      });
    };
    await cutOff(false);
    await rename(topology, 'YOR-FW-1', 'York edge');
    await page.keyboard.press('Control+s');
    await page.getByText('Kept in this browser', { exact: true }).waitFor();
    await page.unroute('**/api/topology/*');
    await page.goto(`/designs/${designId}`);
    await page.goto(`/designs/${designId}/topology?level=devices`);
    await canvas.getByText('York edge', { exact: true }).waitFor();
    await save();
    expect(await labels(topology)).toContain('York edge');

    await cutOff(true);
    await rename(topology, 'HQ-FW-1', 'Leeds edge');
    await page.keyboard.press('Control+s');
    await page.getByText('Kept in this browser', { exact: true }).waitFor();
    await page.unroute('**/api/topology/*');
    const { version } = await stored();
    await save();
    const after = await stored();
    expect(after.nodes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['York edge', 'Leeds edge']),
    );
    expect(after.version).toBe(version);
  });

  it('goes on with the palette, and stores what was done meanwhile beside what others did', async () => {
    const [offline, online] = [await open(), await open()];
    const { page, find, canvas, undoes } = offline;
    const isFetched = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('command-palette'));
    await expect.poll(() => page.evaluate(isFetched)).toBe(true);
    await page.context().setOffline(true);
    await rename(offline, 'YOR-FW-1', 'York edge');
    await find('HQ-FW-1');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox').waitFor();
    await page.keyboard.insertText('Add a device: Router');
    await page.keyboard.press('Enter');
    await undoes('add HQ-RTR-1');
    await page.keyboard.press('Enter');
    await rename(online, 'HQ-FW-1', 'Leeds edge');
    await online.save();
    await page.context().setOffline(false);
    await canvas.getByText('Leeds edge', { exact: true }).waitFor();
    await offline.save();
    expect(await labels(online)).toEqual(expect.arrayContaining(['York edge', 'Leeds edge', 'HQ-RTR-1']));
  });
});
