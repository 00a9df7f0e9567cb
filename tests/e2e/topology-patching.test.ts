import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Topology } from '#shared/contract/topology-items.ts';
import { editingActions } from '#web/features/topology/editing/editing-actions.ts';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { openTopology, type TopologyPage, undoOf } from '../support/topology-page.ts';
import { withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
});

beforeEach(async () => {
  const leeds = { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 180, wirelessUsers: 80 };
  designId = await plannedDesign(person, `One site ${randomUUID()}`, {
    sites: [{ ...leeds, floors: 3, areaM2: 3_000 }],
  });
});

const links = ({ nodes, edges }: Topology) => {
  const called = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.map((edge) => ({
    ...edge,
    source: called.get(edge.source) ?? '',
    target: called.get(edge.target) ?? '',
  }));
};
const patched = ({ page }: TopologyPage, verb: 'Patch' | 'Move', count: number) =>
  page.getByRole('button', { name: `${verb} ${count} links`, exact: true });
const menu = async ({ page, placeOf }: TopologyPage, label: string, item: string) => {
  const at = await placeOf(label);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
/** Once the message with its own way back is gone. */
const undoAll = async ({ page }: TopologyPage) => {
  await expect.poll(() => undoOf(page).count(), { timeout: 15_000 }).toBe(1);
  while (await undoOf(page).isEnabled()) await page.keyboard.press('Control+z');
};

describe('a switch is added on a floor', () => {
  it('by mouse: uplinks to both cores, the model of its neighbours, and access points moved to it, undone as it was', async () => {
    const topology = await openTopology(person, designId, '?site=Leeds');
    const { page, canvas, find, save, stored } = topology;
    const before = await stored();
    // The catalogue is there: a new device has the model of its neighbours.
    await page.waitForLoadState('networkidle');
    await find('HQ-F2-ACC-1');
    await page.getByRole('button', { name: 'Add: Switch' }).click();
    await page.keyboard.press('Enter');
    await canvas.getByText('HQ-F2-ACC-3', { exact: true }).waitFor();
    const zoomed = { ...topology, placeOf: (label: string) => placeOf(topology, label) };
    await menu(zoomed, 'HQ-F2-ACC-3', editingActions.patch.label);
    await patched(topology, 'Patch', 2).click();

    const points = before.nodes
      .filter(({ type, floor }) => type === 'accesspoint' && floor === 2)
      .slice(0, 4);
    await find(points[0]?.label ?? '');
    for (const { label } of points.slice(1)) {
      const at = await placeOf(topology, label);
      await page.keyboard.down('Shift');
      await page.mouse.click(at.x, at.y);
      await page.keyboard.up('Shift');
    }
    await menu(zoomed, points[0]?.label ?? '', editingActions.patch.label);
    const field = page.getByLabel('To the next free ports of');
    const choices = await field.locator('option').allInnerTexts();
    await field.selectOption({ label: choices.find((words) => words.startsWith('HQ-F2-ACC-3')) ?? '' });
    await patched(topology, 'Move', points.length).click();
    await save();

    const after = await stored();
    const added = after.nodes.find(({ label }) => label === 'HQ-F2-ACC-3');
    const neighbour = after.nodes.find(({ label }) => label === 'HQ-F2-ACC-1');
    expect(added).toMatchObject({ site: 'Leeds', floor: 2, equipmentId: neighbour?.equipmentId });
    const own = links(after).filter((edge) => [edge.source, edge.target].includes('HQ-F2-ACC-3'));
    const up = own.filter(({ source }) => source.startsWith('HQ-CORE'));
    const like = links(before).find(({ target }) => target === 'HQ-F2-ACC-1');
    expect(up.map(({ source }) => source).sort()).toEqual(['HQ-CORE-1', 'HQ-CORE-2']);
    for (const edge of up)
      expect(edge).toMatchObject({
        vlans: like?.vlans,
        bandwidthMbps: like?.bandwidthMbps,
        medium: like?.medium,
      });
    const names = points.map(({ label }) => label);
    const down = own.filter(({ target }) => names.includes(target));
    expect(new Set(down.map(({ sourcePort }) => sourcePort)).size).toBe(points.length);
    for (const edge of down)
      expect(edge.vlans).toEqual(links(before).find(({ target }) => target === edge.target)?.vlans);
    expect(after.edges).toHaveLength(before.edges.length + 2);

    await undoAll(topology);
    await save();
    const again = await stored();
    const placeless = ({ nodes }: Topology) => nodes.map(({ position: _, ...node }) => node);
    expect(placeless(again)).toEqual(placeless(before));
    expect(new Set(again.edges.map((edge) => JSON.stringify(edge)))).toEqual(
      new Set(before.edges.map((edge) => JSON.stringify(edge))),
    );
  });
});

describe('access points are moved to another switch', () => {
  it('by keyboard alone, with their VLANs, undone as it was', async () => {
    const topology = await openTopology(person, designId, '?site=Leeds');
    const { page, find, undoes, save, stored } = topology;
    const before = await stored();
    const point = before.nodes.find(({ type, floor }) => type === 'accesspoint' && floor === 2)?.label ?? '';
    const linkOf = (graph: Topology) =>
      links(graph).find(({ target, type }) => target === point && type !== 'wireless');
    await find(point);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox').waitFor();
    await page.keyboard.insertText(editingActions.patch.label);
    const option = page.getByRole('option', { name: editingActions.patch.label, exact: true });
    await option.and(page.locator('[aria-selected="true"]')).waitFor();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('To the next free ports of');
    await field.focus();
    const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
    const from = linkOf(before)?.source ?? '';
    while ((await chosen()).startsWith(from)) await page.keyboard.press('ArrowDown');
    const [to] = (await chosen()).split(' · ');
    const move = page.getByRole('button', { name: 'Move 1 link', exact: true });
    await move.waitFor();
    for (let step = 0; step < 8 && !(await move.evaluate((it) => it === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await undoes('move');
    expect(await page.getByRole('application').evaluate((it) => it === document.activeElement)).toBe(true);
    await save();
    expect(linkOf(await stored())).toMatchObject({ source: to, vlans: linkOf(before)?.vlans });
    await undoAll(topology);
    await save();
    expect(linkOf(await stored())).toEqual(linkOf(before));
  });
});

describe('a link of a device', () => {
  it('is found, opened and moved by keyboard alone, and the menu key keeps what is chosen', async () => {
    const { page, find, undoes } = await openTopology(person, designId, '?site=Leeds');
    const hasFocus = () => page.getByRole('application').evaluate((it) => it === document.activeElement);
    await find('HQ-F1-AP-1');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menu', { name: 'HQ-F1-AP-1' }).waitFor();
    await page.getByRole('menuitem', { name: 'Patch to a switch…' }).press('Enter');
    await page.getByText(/^At HQ-F1-ACC-\d: \S+\.$/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('l');
    await page.getByRole('heading', { name: 'Link', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    const end = page.getByLabel('To', { exact: true });
    const from = page.getByLabel('From', { exact: true });
    expect(await from.evaluate((it) => it === document.activeElement)).toBe(true);
    const to = await end.inputValue();
    await from.fill((await from.inputValue()).replace(/\d$/, (digit) => (digit === '1' ? '2' : '1')));
    await page.keyboard.press('Enter');
    await undoes(`change one end of`);
    await from.press('Escape');
    await expect.poll(hasFocus).toBe(true);
    expect(await end.inputValue()).toBe(to);
  });
});

/** Where a device stands, from its label on the page. */
async function placeOf({ canvas, page }: TopologyPage, label: string) {
  const text = canvas.getByText(label, { exact: true });
  await text.waitFor();
  const box = await text.boundingBox();
  const zoom = await page
    .locator('.react-flow__viewport')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  if (!box) throw new Error(`${label} is not in the picture.`);
  return { x: box.x + box.width / 2, y: box.y - 22 * zoom, size: 22 * zoom, zoom };
}
