import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { editingActions } from '#web/features/topology/editing/editing-actions.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { handlesOf } from '#web/features/topology/model/handles.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { topologyActions } from '#web/features/topology/topology-actions.ts';
import { type ActionDefinition, keysOf } from '#web/ui/actions/action.ts';
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
  const sites = [
    { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 30 },
    { name: 'York', kind: 'branch' as const, wiredUsers: 8 },
  ];
  designId = await plannedDesign(person, `Two sites ${randomUUID()}`, { sites });
});

type Name = keyof typeof editingActions;

/** How an action of the Edit menu is tried; one that is added without this does not compile. */
interface Trial {
  /** What is chosen first. */
  readonly on: 'one' | 'all';
  /** What has to be done before. */
  readonly after?: Name;
  /** The step that can be undone afterwards is called so. */
  readonly undo?: string;
  /** What the page says. */
  readonly says?: RegExp;
}

const device = 'YOR-FW-1';
const trials: Readonly<Record<Name, Trial>> = {
  cut: { on: 'one', undo: `remove ${device}` },
  copy: { on: 'one' },
  paste: { on: 'one', after: 'copy', undo: 'paste' },
  duplicate: { on: 'one', undo: 'duplicate' },
  selectAll: { on: 'one', says: /^\d+ devices and \d+ links$/ },
  selectSeveral: { on: 'one', says: /^Draw a box around devices/ },
  selectType: { on: 'one', says: /^Selected \d+ devices/ },
  selectSite: { on: 'one', says: /^Selected \d+ devices/ },
  selectVlan: { on: 'one', says: /^Selected \d+ devices/ },
  row: { on: 'all', undo: 'align' },
  column: { on: 'all', undo: 'align' },
  across: { on: 'all', undo: 'distribute' },
  down: { on: 'all', undo: 'distribute' },
  snap: { on: 'all', undo: 'snap' },
  schemeNames: { on: 'all', says: /^All of them already have names of the plan’s scheme/ },
  lock: { on: 'one', undo: 'lock' },
  unlock: { on: 'one', after: 'lock', undo: 'unlock' },
  patch: { on: 'one', says: /^To the next free ports of/ },
  note: { on: 'one', undo: 'add a note' },
};
const names = Object.keys(trials) as Name[];

/** Tries each action, and undoes what it did. */
async function tryEach(
  { page, undoes }: TopologyPage,
  hand: {
    readonly choose: (on: Trial['on']) => Promise<void>;
    readonly perform: (name: Name) => Promise<void>;
    readonly undo: () => Promise<void>;
  },
): Promise<void> {
  for (const name of names) {
    const { on, after, undo, says } = trials[name];
    await hand.choose(on);
    if (after) await hand.perform(after);
    await hand.perform(name);
    if (undo) await undoes(undo);
    if (says) await page.getByText(says).last().waitFor();
    await page.keyboard.press('Escape');
    while (await undoOf(page).isEnabled()) await hand.undo();
  }
}

const paletteSays = (page: TopologyPage['page'], label: string) =>
  page.getByRole('option', { name: label, exact: true });

/** By the palette of commands, as one who does not know a key. */
async function command({ page }: TopologyPage, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox').waitFor();
  await page.keyboard.insertText(label);
  await paletteSays(page, label).and(page.locator('[aria-selected="true"]')).waitFor();
  await page.keyboard.press('Enter');
}

describe('every action of the Edit menu', () => {
  it('is done by mouse', async () => {
    const topology = await openTopology(person, designId);
    const { page, canvas, placeOf, drag } = topology;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tryEach(topology, {
      choose: async (on) => {
        const at = await placeOf(device);
        if (on === 'one') return page.mouse.click(at.x, at.y);
        const box = await canvas.boundingBox();
        if (!box) throw new Error('There is no canvas.');
        await page.keyboard.down('Shift');
        await drag(
          { x: box.x + 90, y: box.y + 60 },
          { x: box.x + box.width - 20, y: box.y + box.height - 60 },
        );
        await page.keyboard.up('Shift');
        await page.getByRole('heading', { name: /^\d+ devices/ }).waitFor();
      },
      perform: async (name) => {
        const at = await placeOf(device);
        await page.mouse.click(at.x, at.y, { button: 'right' });
        await page.getByRole('menuitem', { name: editingActions[name].label, exact: true }).click();
      },
      undo: () => undoOf(page).click(),
    });
  });

  it('is done by keyboard', async () => {
    const topology = await openTopology(person, designId);
    const { page, find } = topology;
    await tryEach(topology, {
      choose: async (on) => {
        await find(device);
        if (on === 'all') await page.keyboard.press('Control+a');
      },
      perform: async (name) => {
        const { shortcuts: [shortcut] = [], label }: ActionDefinition = editingActions[name];
        if (!shortcut) return command(topology, label);
        await page.keyboard.press(keysOf(shortcut).join('+').replace('Ctrl', 'Control'));
      },
      undo: () => page.keyboard.press('Control+z'),
    });
  });
});

/** A link of the firewall, its other end, and a switch that it does not end at. */
function linkToMove({ nodes, edges }: Topology) {
  const york = nodes.find(({ label }) => label === device)?.id;
  const link = edges.find(({ source, target }) => (source === york) !== (target === york));
  const other = nodes.find(({ id, type }) => type === 'switch' && ![link?.source, link?.target].includes(id));
  if (!york || !link || !other) throw new Error('There is no link to move.');
  return { link, other, end: link.source === york ? ('target' as const) : ('source' as const) };
}

describe('what is done to a topology', () => {
  it('by mouse: a device is added, moved, renamed and removed, all are rearranged, an old version comes back', async () => {
    const { page, canvas, undoes, placeOf, drag, save } = await openTopology(person, designId);
    const menu = async (name: string, item: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await menu(topologyActions.add.label, 'Router');
    await undoes('add');
    await page.keyboard.press('Escape');
    await undoOf(page).click();

    await menu('Edit', editingActions.selectSeveral.label);
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas.');
    await drag({ x: box.x + 90, y: box.y + 60 }, { x: box.x + box.width - 20, y: box.y + box.height - 60 });
    await page.getByRole('heading', { name: /^\d+ devices/ }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();

    const at = await placeOf(device);
    await page.mouse.click(at.x, at.y);
    await drag(at, { x: at.x + 60, y: at.y + 40 });
    await undoes(`move ${device}`);
    const moved = await placeOf(device);
    await page.mouse.dblclick(moved.x, moved.y);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('York edge');
    await page.keyboard.press('Enter');
    await undoes(`rename ${device}`);
    await page.mouse.click(moved.x, moved.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Remove the selection' }).click();
    await undoes('remove York edge');
    await save();

    await menu('File', topologyActions.versions.label);
    await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
    await page.getByRole('button', { name: /^Restore version/ }).click();
    await undoes('restore version');
    const restored = await placeOf(device);
    await page.mouse.click(restored.x, restored.y);
    await drag(restored, { x: restored.x + 60, y: restored.y + 40 });
    await undoes(`move ${device}`);
    await menu('Plan and layout', topologyActions.arrange.label);
    await undoes('rearrange everything');
    await page.getByRole('button', { name: 'Redo', exact: true }).waitFor();
    await undoOf(page).click();
    await undoes(`move ${device}`);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await undoes('rearrange everything');
    await save();
  });

  it('by mouse: the end of a link is pulled to another device', async () => {
    const { page, canvas, undoes, placeOf, drag, save, stored } = await openTopology(person, designId);
    const planned = await stored();
    const { link, end, other } = linkToMove(planned);
    const firewall = await placeOf(device);
    const scene = buildScene(planned, firstPositions(planned));
    const onPage = await canvas.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const viewport = element.querySelector('.react-flow__viewport');
      const { a, e, f } = new DOMMatrix(viewport ? getComputedStyle(viewport).transform : '');
      return { left: left + e, top: top + f, zoom: a };
    });
    const handleOf = (which: 'source' | 'target') => {
      const chosen = { nodes: new Set<string>(), edges: new Set([link.id]) };
      const handle = handlesOf(scene, chosen).find((one) => one.kind === 'end' && one.end === which);
      if (!handle) throw new Error('The link has no handle.');
      return {
        x: onPage.left + handle.at.x * onPage.zoom,
        y: onPage.top + handle.at.y * onPage.zoom,
      };
    };
    const held = handleOf(end);
    expect(Math.hypot(held.x - firewall.x, held.y - firewall.y)).toBeGreaterThan(firewall.size);
    await page.mouse.click(held.x, held.y);
    await page.getByRole('heading', { name: 'Link', exact: true }).waitFor();
    await drag(held, await placeOf(other.label));
    await undoes('move a link from');
    await save();
    expect((await stored()).edges.find(({ id }) => id === link.id)?.[end]).toBe(other.id);

    await undoOf(page).click();
    await page.mouse.click(held.x, held.y);
    await page.mouse.click(held.x, held.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Insert a firewall into this link' }).click();
    await undoes('insert');

    await undoOf(page).click();
    await page.keyboard.press('Escape');
    const sample = await page.getByRole('button', { name: 'Add: Router' }).boundingBox();
    if (!sample) throw new Error('There is no palette.');
    await drag({ x: sample.x + 9, y: sample.y + 9 }, held);
    await undoes('insert');
    expect(await undoOf(page).getAttribute('title')).toContain(' into ');
  });

  it.each(['keyboard', 'mouse'])('by %s: devices are copied into another design', async (hand) => {
    const elsewhere = await plannedDesign(person, `Elsewhere ${randomUUID()}`, {
      sites: [{ name: 'Hull', wiredUsers: 12 }],
    });
    const from = await openTopology(person, designId);
    await from.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await from.find(device);
    if (hand === 'keyboard') await from.page.keyboard.press('Control+c');
    else {
      const at = await from.placeOf(device);
      await from.page.mouse.click(at.x, at.y, { button: 'right' });
      await from.page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    }
    await from.page.goto(`/designs/${elsewhere}/topology?level=devices`);
    await from.canvas.waitFor();
    await from.canvas.focus();
    if (hand === 'keyboard') await from.page.keyboard.press('Control+v');
    else {
      await from.page.getByRole('button', { name: 'Edit', exact: true }).last().click();
      await from.page.getByRole('menuitem', { name: 'Paste', exact: true }).click();
    }
    await from.undoes('paste');
    await from.save();
    const { nodes } = (await person.call(getTopology, { params: { designId: elsewhere } })).data;
    expect(nodes.filter(({ type }) => type === 'firewall')).toHaveLength(2);
  });

  it('by keyboard: a saved version gets a name and comes back by it', async () => {
    const topology = await openTopology(person, designId);
    const { page, find, undoes, save, stored } = topology;
    await find(device);
    await page.keyboard.press('Delete');
    await undoes(`remove ${device}`);
    await save();
    await command(topology, topologyActions.versions.label);
    const versions = page.getByRole('list', { name: 'Versions' });
    await versions.getByRole('button').last().press('Enter');
    await page.getByRole('textbox', { name: 'Name of version 1' }).focus();
    await page.keyboard.type('As planned');
    await page.keyboard.press('Enter');
    await versions.getByRole('button', { name: /^As planned/ }).press('Enter');
    await page.getByRole('button', { name: 'Restore “As planned”' }).press('Enter');
    await undoes('restore “As planned”');
    await save();
    expect((await stored()).nodes.map(({ label }) => label)).toContain(device);
  });

  it('by keyboard: a device is added, a link gets another end and a device in it, all are rearranged and back again', async () => {
    const { data: planned } = await person.call(getTopology, { params: { designId } });
    const { link, end, other } = linkToMove(planned);
    const topology = await openTopology(person, designId, `?level=devices&select=${link.id}`);
    const { page, undoes, save, stored } = topology;
    const field = end === 'target' ? 'To' : 'From';
    await page.getByRole('complementary', { name: 'Details' }).getByLabel(field, { exact: true }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(other.label);
    await page.keyboard.press('Enter');
    await expect.poll(() => undoOf(page).isEnabled()).toBe(true);
    await save();
    expect((await stored()).edges.find(({ id }) => id === link.id)?.[end]).toBe(other.id);
    await page.keyboard.press('Control+z');
    await expect.poll(() => undoOf(page).isDisabled()).toBe(true);

    await command(topology, 'Insert a switch into this link');
    await undoes('insert');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect.poll(() => undoOf(page).isDisabled()).toBe(true);

    await command(topology, `${topologyActions.add.label}: Router`);
    await undoes('add');
    await page.keyboard.press('Escape');
    await command(topology, topologyActions.arrange.label);
    await undoes('rearrange everything');
    await page.keyboard.press('Control+z');
    await undoes('add');
    await page.keyboard.press('Control+Shift+z');
    await undoes('rearrange everything');
  });
});
