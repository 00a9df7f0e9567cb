import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { getTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { keepTopology } from '#web/features/topology/check-worker/keep-topology.ts';
import TopologyTab from '#web/features/topology/topology-tab.tsx';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { serviceDouble } from '../../../support/service-double.ts';
import { aDesign } from '../../designs/form-builders.ts';
import { InDesign } from '../../designs/in-design.tsx';
import { aGraph, aLink, aNode } from '../campus.ts';

vi.mock('#web/features/topology/canvas/topology-canvas.tsx', () => import('../canvas-double.tsx'));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(keepTopology()) }));
vi.mock('#web/features/topology/layout/elk-worker.ts', () => ({
  refineInWorker: vi.fn(async () => new Map()),
}));

const designId = '65a000000000000000000001';

beforeEach(() => localStorage.clear());

const aTopology = (): Topology => ({
  ...aGraph(
    [
      aNode({ id: 'core', label: 'CORE-1', layer: 'core', site: 'Leeds', position: { x: 0, y: 0 } }),
      aNode({ id: 'a', label: 'ACC-1', site: 'Leeds', position: { x: 0, y: 90 } }),
      aNode({ id: 'b', label: 'ACC-2', site: 'Leeds', position: { x: 200, y: 130 } }),
    ],
    [aLink('core', 'a')],
  ),
  designId,
  version: 3,
  designVersion: 1,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
});

async function show(change = (topology: Topology) => topology) {
  const api = new FakeApi();
  api.answer(getTopology, { data: change(aTopology()) });
  api.answer(getDesign, { data: aDesign({ id: designId }) });
  const shown = renderScreen(
    <InDesign id={designId}>
      <TopologyTab />
    </InDesign>,
    { api, at: '/', path: '/' },
  );
  await screen.findByRole('button', { name: 'Choose ACC-1' });
  return { api, ...shown };
}

/** What the keys for copying and pasting bring along; jsdom has no clipboard. */
function aClipboard() {
  let text = '';
  return {
    clipboardData: {
      getData: () => text,
      setData: (_: string, given: string) => {
        text = given;
      },
    },
  };
}

const labels = () =>
  within(screen.getByRole('list', { name: 'Canvas' }))
    .getAllByRole('button', { name: /^Choose (?!link)/ })
    .map((one) => one.textContent?.slice(7));
const fromMenu = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
};
const heading = () =>
  within(screen.getByRole('complementary', { name: 'Details' })).getByRole('heading', { level: 2 });

test('a device is copied, pasted, duplicated and cut by keyboard', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  const clipboard = aClipboard();
  fireEvent.copy(document.body, clipboard);
  expect(JSON.parse(clipboard.clipboardData.getData())).toMatchObject({
    netwright: 'topology',
    nodes: [{ label: 'ACC-2' }],
  });
  fireEvent.paste(document.body, clipboard);
  expect(labels()).toEqual(['CORE-1', 'ACC-1', 'ACC-2', 'ACC-3']);
  await user.keyboard('{Control>}d{/Control}');
  expect(labels()).toContain('ACC-4');
  fireEvent.cut(document.body, clipboard);
  expect(labels()).not.toContain('ACC-4');
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
  expect(labels()).toEqual(['CORE-1', 'ACC-1', 'ACC-2']);
});

test('everything is selected by keyboard, changed at once, locked and unlocked', async () => {
  const { user, container } = await show();
  await user.keyboard('{Control>}a{/Control}');
  expect(heading().textContent).toBe('3 devices and 1 link');
  await expectAccessible(container);
  const [floor] = screen.getAllByLabelText('Floor');
  if (!floor) throw new Error('there is no field for the floor');
  await user.type(floor, '2{Enter}');
  await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  expect(screen.getByLabelText('Floor')).toHaveProperty('value', '2');
  expect(screen.getByText(/Locked: planning again leaves it as it is/)).toBeTruthy();
});

test('what is locked is not moved, alone or aligned with others, and it is said why', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  const move = () => user.click(screen.getByRole('button', { name: 'Move ACC-2 from 200' }));
  await move();
  await move();
  expect(screen.getAllByText('ACC-2 is locked. Unlock it to move it.')).toHaveLength(1);
  await user.keyboard('{Control>}a{/Control}');
  await fromMenu(user, 'Align in a column');
  expect(screen.getByRole('button', { name: 'Move ACC-1 from 67' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move ACC-2 from 200' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await move();
  expect(screen.getByRole('button', { name: 'Move ACC-2 from 7' })).toBeTruthy();
});

test('what is locked is not removed, alone or with others, and it is said why', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  const remove = () => {
    const details = within(screen.getByRole('complementary', { name: 'Details' }));
    return user.click(details.getByRole('button', { name: /^Remove/ }));
  };
  await remove();
  expect(screen.getByText('ACC-2 is locked. Unlock it to remove it.')).toBeTruthy();
  await user.keyboard('{Control>}a{/Control}');
  await remove();
  expect(labels()).toEqual(['ACC-2']);
});

test('a device that is added before the catalogue has come has the model of those beside it', async () => {
  const model = { manufacturer: 'Acme', model: 'X8', partNumber: 'X8-1' };
  const { api, user } = await show((topology) => ({
    ...topology,
    nodes: topology.nodes.map((node) => ({
      ...node,
      equipmentId: '65b000000000000000000001',
      model,
      ports: { total: 8, used: 1 },
    })),
  }));
  api.answer(listEquipment, () => new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Add a device' }));
  await user.click(screen.getByRole('menuitem', { name: 'Switch' }));
  const details = within(screen.getByRole('complementary', { name: 'Details' }));
  expect(details.getByText(/Acme X8/)).toBeTruthy();
});

test('the menu selects by type, aligns and names each step', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  await fromMenu(user, 'Select all of this type');
  expect(heading().textContent).toBe('3 devices');
  await fromMenu(user, 'Align in a column');
  expect(screen.getByRole('button', { name: 'Move ACC-2 from 67' })).toBeTruthy();
  const undo = within(screen.getByRole('toolbar', { name: 'Topology' })).getByRole('button', {
    name: 'Undo',
  });
  expect(undo.title).toContain('Undo: align 3 devices in a column');
});

test('a device is inserted into a link from the context menu, by keyboard', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose link core--a' }));
  fireEvent.contextMenu(screen.getByRole('list', { name: 'Canvas' }), { clientX: 30, clientY: 40 });
  const menu = screen.getByRole('menu', { name: 'CORE-1 – ACC-1' });
  await expectAccessible(menu);
  const entry = within(menu).getByRole('menuitem', { name: 'Insert a firewall into this link' });
  expect(within(menu).queryByRole('menuitem', { name: /^Cut/ })).toBeNull();
  entry.focus();
  await user.keyboard('{Enter}');
  expect(labels()).toContain('Firewall 1');
  expect(screen.getAllByRole('button', { name: /^Choose link/ })).toHaveLength(2);
  expect(screen.queryByRole('menu', { name: /CORE/ })).toBeNull();
});

test('no device is inserted into a tunnel, which is no cable', async () => {
  const { user } = await show((topology) => ({
    ...topology,
    edges: topology.edges.map((edge) => ({ ...edge, type: 'wan', service: 'internet-vpn' })),
  }));
  await user.click(screen.getByRole('button', { name: 'Choose link core--a' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('menuitem', { name: /^Add a note/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /^Insert/ })).toBeNull();
});

test('a neighbouring site makes room for a copy, in one step, and what is dragged is named alone', async () => {
  const hull = aNode({ id: 'h', label: 'HULL-1', site: 'Hull', position: { x: 430, y: 130 } });
  const { user } = await show((topology) => ({ ...topology, nodes: [...topology.nodes, hull] }));
  const hullAt = () =>
    Number(
      screen
        .getByRole('button', { name: /^Move HULL-1/ })
        .textContent?.split(' ')
        .at(-1),
    );
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  await fromMenu(user, 'Duplicate');
  expect(hullAt()).toBeGreaterThan(430);
  await user.keyboard('{Control>}z{/Control}');
  expect(hullAt()).toBe(430);
  await user.click(screen.getByRole('button', { name: /^Move HULL-1/ }));
  const undo = within(screen.getByRole('toolbar', { name: 'Topology' })).getByRole('button', {
    name: 'Undo',
  });
  expect(undo.title).toContain('Undo: move HULL-1');
});

test('a device that gets another site moves there in the same step, from its details and in the table', async () => {
  const atYork = (topology: Topology): Topology => ({
    ...topology,
    nodes: topology.nodes.map((node) =>
      node.id === 'b' ? { ...node, site: 'York', position: { x: 600, y: 90 } } : node,
    ),
  });
  const { user } = await show(atYork);
  const across = () =>
    Number(/-?\d+$/.exec(screen.getByRole('button', { name: /^Move ACC-1 from/ }).textContent ?? '')?.[0]);
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  const site = screen.getByRole('combobox', { name: 'Site' });
  await user.clear(site);
  await user.type(site, 'York{Enter}');
  expect(Math.abs(across() - 600)).toBeLessThan(200);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(across()).toBe(0);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Site' }).value).toBe('Leeds');

  await user.click(screen.getByRole('button', { name: 'Table' }));
  const cell = await screen.findByRole('combobox', { name: 'Site of ACC-1' });
  fireEvent.paste(cell, { clipboardData: { getData: () => 'York\t7' } });
  await user.click(screen.getByRole('button', { name: 'Canvas' }));
  await screen.findByRole('button', { name: /^Move ACC-1 from/ });
  expect(Math.abs(across() - 600)).toBeLessThan(200);
});

test('several devices are chosen from the search, and patched from their details', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('combobox', { name: 'Find a device' }));
  await user.keyboard('ACC{Shift>}{Enter}{Enter}{/Shift}{Escape}');
  const details = screen.getByRole('complementary', { name: 'Details' });
  expect(heading().textContent).toBe('2 devices');
  await user.click(within(details).getByRole('button', { name: 'Patch to a switch…' }));
  expect(screen.getByRole('dialog', { name: 'Patch 2 devices' })).toBeTruthy();
});

test('a device that is added in the table has its name chosen to be written, whatever was searched for', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await screen.findByRole('table', { name: 'Devices' });
  await user.click(screen.getByRole('button', { name: /^Links/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Search links' }), 'CORE{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add a device' }));
  await user.click(screen.getByRole('menuitem', { name: 'Server' }));
  const field = await screen.findByRole('textbox', { name: /^Label of Server/ });
  expect(document.activeElement).toBe(field);
  await user.keyboard('NAS{Enter}');
  expect(screen.getByRole('textbox', { name: 'Label of NAS' })).toBeTruthy();
});

test('a link is chosen from the details of a device', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  await user.click(screen.getByRole('button', { name: /^Link to CORE-1/ }));
  expect(heading().textContent).toBe('Link');
});

test('a note from the context menu stands where the menu was opened', async () => {
  const { api, user } = await show();
  api.answer(updateTopology, { data: { ...aTopology(), version: 4 } });
  fireEvent.contextMenu(screen.getByRole('list', { name: 'Canvas' }), { clientX: 640, clientY: 420 });
  await user.click(screen.getByRole('menuitem', { name: /^Add a note/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
      changes: { notes: { added: [{ position: { x: 640, y: 420 } }] } },
    }),
  );
});

test('what is pasted from the context menu stands where the menu was opened', async () => {
  const { api, user } = await show();
  api.answer(updateTopology, { data: { ...aTopology(), version: 4 } });
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  await fromMenu(user, 'Copy');
  fireEvent.contextMenu(screen.getByRole('list', { name: 'Canvas' }), {
    button: 2,
    clientX: 640,
    clientY: 420,
  });
  await user.click(screen.getByRole('menuitem', { name: /^Paste/ }));
  await screen.findByRole('button', { name: 'Choose ACC-3' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
      changes: { nodes: { added: [{ label: 'ACC-3', position: { x: 640, y: 420 } }] } },
    }),
  );
});

test('the context menu is left by Escape, and the arrows go through it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-1' }));
  fireEvent.contextMenu(screen.getByRole('list', { name: 'Canvas' }));
  const [first, second] = within(screen.getByRole('menu', { name: 'ACC-1' })).getAllByRole('menuitem');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu', { name: 'ACC-1' })).toBeNull();
});

test('devices are patched to the next free ports of a switch', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose ACC-2' }));
  await fromMenu(user, 'Patch to a switch');
  const dialog = screen.getByRole('dialog', { name: 'Patch ACC-2' });
  await expectAccessible(dialog);
  await user.selectOptions(within(dialog).getByLabelText('To the next free ports of'), 'CORE-1 · Leeds');
  await user.click(within(dialog).getByRole('button', { name: 'Patch 1 link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^Choose link/ })).toHaveLength(2);
  expect(screen.getByText('Patched 1 link to CORE-1.')).toBeTruthy();
});
