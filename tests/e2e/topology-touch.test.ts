import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { cameraOf, openTopology, type Point } from '../support/topology-page.ts';
import { withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
});

beforeEach(async () => {
  const requirements = { sites: [{ name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 30 }] };
  designId = await plannedDesign(person, `By finger ${randomUUID()}`, requirements);
});

/** A phone's screen with two fingers. */
async function open() {
  const topology = await openTopology(person, designId, '', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const fingers = await topology.page.context().newCDPSession(topology.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  const tap = async (at: Point) => {
    await touch('touchStart', at);
    await touch('touchEnd');
  };
  const pull = async (from: Point, to: Point) => {
    await touch('touchStart', from);
    for (const step of steps)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / steps.length,
        y: from.y + ((to.y - from.y) * step) / steps.length,
      });
    await touch('touchEnd');
  };
  return { ...topology, touch, tap, pull };
}

const steps = [1, 2, 3, 4, 5, 6];

describe('the topology by finger', () => {
  it('is moved by one finger on the ground and enlarged by two', async () => {
    const { page, canvas, touch } = await open();
    await canvas.evaluate((element) => element.scrollIntoView());
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas.');
    const ground = { x: box.x + 30, y: box.y + box.height / 2 };
    const before = await cameraOf(page);
    await touch('touchStart', ground);
    for (const step of steps) await touch('touchMove', { x: ground.x + step * 10, y: ground.y });
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await cameraOf(page)).x - before.x)).toBe(60);

    const middle = { x: box.x + box.width / 2, y: ground.y };
    const pair = (apart: number) => [
      { x: middle.x - apart, y: middle.y },
      { x: middle.x + apart, y: middle.y },
    ];
    await touch('touchStart', ...pair(30));
    for (const step of steps) await touch('touchMove', ...pair(30 + step * 10));
    await touch('touchEnd');
    await expect.poll(async () => (await cameraOf(page)).zoom / before.zoom).toBeGreaterThan(2);
  });

  it('has the views beside the path and what a search finds within its screen', async () => {
    const requirements = {
      sites: [
        { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 30 },
        { name: 'York', wiredUsers: 6 },
      ],
    };
    designId = await plannedDesign(person, `By finger ${randomUUID()}`, requirements);
    const { page, canvas } = await open();
    await canvas.evaluate((element) => element.scrollIntoView());
    const [path, views] = await Promise.all([
      page.getByRole('navigation', { name: 'Part of the network' }).boundingBox(),
      page.getByRole('button', { name: 'View', exact: true }).boundingBox(),
    ]);
    if (!path || !views) throw new Error('The path or the views are not on the page.');
    expect(views.x).toBeGreaterThanOrEqual(path.x + path.width);
    expect(Math.abs(views.y + views.height / 2 - path.y - path.height / 2)).toBeLessThan(8);
    await page.keyboard.press('/');
    await page.keyboard.insertText('HQ');
    const found = await page.getByRole('listbox', { name: 'Devices found' }).boundingBox();
    expect(found?.x).toBeGreaterThanOrEqual(0);
    expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  it('draws a link by two taps: no sheet lies over the devices, and the way out is in view', async () => {
    const requirements = { sites: [{ name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 40 }] };
    designId = await plannedDesign(person, `By finger ${randomUUID()}`, requirements);
    const { page, canvas, find, placeOf, touch, undoes } = await open();
    await find('HQ-FW-1');
    await canvas.evaluate((element) => element.scrollIntoView());
    await page.getByRole('button', { name: 'Close' }).click();
    const details = page.getByRole('complementary', { name: 'Details' });
    const begin = async () => {
      await touch('touchStart', await placeOf('HQ-FW-1'));
      await page.getByRole('menu').waitFor();
      await touch('touchEnd');
      await page.getByRole('menuitem', { name: 'Draw a link' }).click();
      await page.getByText('Choose the device at the other end.').waitFor();
      expect(await details.count()).toBe(0);
    };
    await begin();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await details.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await begin();
    const [hint, view] = await Promise.all([
      page.getByText('Choose the device at the other end.').boundingBox(),
      page.getByRole('button', { name: 'View', exact: true }).boundingBox(),
    ]);
    expect(hint?.y).toBeGreaterThanOrEqual((view?.y ?? 0) + (view?.height ?? 0));
    const to = await placeOf('HQ-F1-ACC-2');
    await touch('touchStart', to);
    await touch('touchEnd');
    await undoes('link HQ-FW-1 and HQ-F1-ACC-2');
  });

  it('moves a device, chooses it by a tap that is not quite still, and opens its menu by a long press', async () => {
    const { page, canvas, find, placeOf, touch, undoes } = await open();
    await find('HQ-FW-1');
    await canvas.evaluate((element) => element.scrollIntoView());
    await page.getByRole('button', { name: 'Close' }).click();
    const from = await placeOf('HQ-FW-1');
    await touch('touchStart', from);
    for (const step of steps) await touch('touchMove', { x: from.x + step * 10, y: from.y });
    await touch('touchEnd');
    await undoes('move HQ-FW-1');

    const at = { x: from.x + 60, y: from.y };
    await touch('touchStart', at);
    await touch('touchMove', { x: at.x + 5, y: at.y + 3 });
    await touch('touchEnd');
    await page.getByRole('heading', { name: 'HQ-FW-1' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await touch('touchStart', at);
    await page.getByRole('menu').waitFor();
    await touch('touchEnd');
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await undoes('duplicate');
  });

  it('adds, names, moves and links a device, changes it, undoes, and saves', async () => {
    const { page, find, canvas, placeOf, tap, pull, undoes, save, stored } = await open();
    const close = page.getByRole('button', { name: 'Close details' });
    await find('HQ-FW-1');
    await canvas.evaluate((element) => element.scrollIntoView());
    await close.tap();
    await page.getByRole('button', { name: 'Add a device' }).tap();
    await page.getByRole('menuitem', { name: 'Switch' }).tap();
    await page.getByRole('textbox', { name: /^Label of HQ-F1-ACC-/ }).fill('LOBBY-SW');
    await page.keyboard.press('Enter');
    await undoes('rename');
    await close.tap();

    await save();
    await canvas.evaluate((element) => element.scrollIntoView());
    const from = await placeOf('LOBBY-SW');
    await pull(from, { x: from.x + 30, y: from.y });
    await undoes('move LOBBY-SW');

    const device = await placeOf('LOBBY-SW');
    await tap(device);
    await page.getByRole('heading', { name: 'LOBBY-SW' }).waitFor();
    const { zoom } = device;
    const at = await placeOf('LOBBY-SW');
    // A finger meets the handle that it nearly meets.
    await pull({ x: at.x - 30 * zoom - 8, y: at.y + 3 }, await placeOf('HQ-FW-1'));
    await undoes('link LOBBY-SW and HQ-FW-1');
    await close.tap();
    await tap(await placeOf('LOBBY-SW'));
    await page.getByLabel('Floor').fill('2');
    await page.keyboard.press('Enter');
    await undoes('change floor of LOBBY-SW');
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await undoes('link LOBBY-SW and HQ-FW-1');
    await save();
    const { nodes, edges } = await stored();
    const added = nodes.find(({ label }) => label === 'LOBBY-SW');
    expect(added).toMatchObject({ type: 'switch', site: 'Leeds', floor: 1 });
    expect(edges.filter(({ source }) => source === added?.id)).toHaveLength(1);
  });

  it('has what is chosen beside its details', async () => {
    const { page, find, canvas, placeOf, tap, pull } = await open();
    const details = page.getByRole('complementary', { name: 'Details' });
    const close = page.getByRole('button', { name: 'Close details' });
    const isOverSheet = async (label: string) => {
      const [sheet, { y }] = await Promise.all([details.boundingBox(), placeOf(label)]);
      return sheet !== null && y < sheet.y;
    };
    await find('HQ-F1-ACC-1');
    await canvas.evaluate((element) => element.scrollIntoView());
    await close.tap();
    // Down to where the sheet will be.
    const box = await canvas.boundingBox();
    const from = await placeOf('HQ-F1-ACC-1');
    const ground = { x: from.x - 90, y: from.y };
    await pull(ground, { x: ground.x, y: ground.y + (box?.y ?? 0) + (box?.height ?? 0) - 90 - from.y });
    await tap(await placeOf('HQ-F1-ACC-1'));
    await details.waitFor();
    await expect.poll(() => isOverSheet('HQ-F1-ACC-1')).toBe(true);
  });

  it('says what comes of a walked path in a line that can be read', async () => {
    const desks = 'from=hq-f1-wired-users&to=internet&service=any&failed=hq-core-1';
    const { page } = await openTopology(person, designId, `?level=devices&${desks}`, {
      viewport: { width: 390, height: 844 },
    });
    const strip = page.getByRole('region', { name: 'Path walk' });
    await strip.getByRole('combobox', { name: 'Service' }).waitFor();
    const words = await strip.getByRole('status').boundingBox();
    expect(words?.width).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
