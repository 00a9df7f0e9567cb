import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { keepTopology } from '#web/features/topology/check-worker/keep-topology.ts';
import { clipOf } from '#web/features/topology/editing/clipboard.ts';
import { refineInWorker } from '#web/features/topology/layout/elk-worker.ts';
import TopologyTab from '#web/features/topology/topology-tab.tsx';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';
import { aGraph, aLink, aNode } from './campus.ts';

vi.mock('#web/features/topology/canvas/topology-canvas.tsx', () => import('./canvas-double.tsx'));
vi.mock('#web/features/topology/sites/sites-canvas.tsx', () => import('./canvas-double.tsx'));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(keepTopology()) }));
vi.mock('#web/features/topology/layout/elk-worker.ts', () => ({
  refineInWorker: vi.fn(async () => new Map()),
}));

const designId = '65a000000000000000000001';

beforeEach(() => {
  localStorage.clear();
  vi.mocked(refineInWorker).mockReset();
});

const aTopology = (): Topology => ({
  ...aGraph(
    [
      aNode({ id: 'fw', label: 'FW-1', type: 'firewall', site: 'Leeds', position: { x: 0, y: -90 } }),
      aNode({ id: 'core', label: 'CORE-1', layer: 'core', site: 'Leeds', position: { x: 0, y: 0 } }),
      aNode({ id: 'a', label: 'ACC-1', site: 'Leeds', position: { x: 0, y: 90 } }),
      aNode({ id: 'b', label: 'ACC-2', site: 'Leeds', position: { x: 200, y: 90 } }),
    ],
    [aLink('fw', 'core'), aLink('core', 'a', { vlans: [10, 20] }), aLink('core', 'b', { vlans: [10] })],
  ),
  designId,
  version: 3,
  designVersion: 1,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
});

const york = aNode({ id: 'y', label: 'YOR-SW-1', site: 'York', floor: 3, position: { x: 900, y: 0 } });
const twoSites = (): Partial<Topology> => ({ nodes: [...aTopology().nodes, york] });

async function show(address: string, change: Partial<Topology> = {}) {
  const api = new FakeApi();
  api.answer(getTopology, { data: { ...aTopology(), ...change } });
  api.answer(getDesign, { data: aDesign({ id: designId }) });
  api.answer(updateTopology, { data: { ...aTopology(), version: 4 } });
  const shown = renderScreen(
    <InDesign id={designId}>
      <TopologyTab />
    </InDesign>,
    { api, at: `/?${address}`, path: '/' },
  );
  await screen.findByRole('list', { name: /^(Canvas|Cards)$/ });
  return { api, ...shown };
}

const labels = () =>
  within(screen.getByRole('list', { name: 'Canvas' }))
    .queryAllByRole('button', { name: /^Choose (?!link)/ })
    .map((one) => one.textContent?.slice(7));
const move = (label: string) => screen.getByRole('button', { name: new RegExp(`^Move ${label} from`) });
const isAt = (label: string, x: number) => move(label).textContent === `Move ${label} from ${x}`;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const undo = () =>
  within(screen.getByRole('toolbar', { name: 'Topology' })).getByRole('button', { name: 'Undo' });
const rearrange = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(press('Plan and layout'));
  await user.click(screen.getByRole('menuitem', { name: /^Rearrange/ }));
};
const addAServer = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(press('Add a device'));
  await user.click(screen.getByRole('menuitem', { name: 'Server' }));
};

test('what is arranged in a view stays there, is said to belong to a view that is not kept, and is kept with it', async () => {
  const { api, user } = await show('look=vlan&vlan=10');
  const picture = screen.getByRole('list', { name: 'Canvas' });
  expect(screen.queryByText(/not kept yet/)).toBeNull();
  await user.click(move('ACC-2'));
  expect(isAt('ACC-2', 7)).toBe(true);
  expect(screen.getByText(/This arrangement belongs to a view that is not kept yet/)).toBeTruthy();
  await user.click(press('Keep this view'));
  expect(isAt('ACC-2', 7)).toBe(true);
  expect(screen.queryByText(/not kept yet/)).toBeNull();
  // Another picture would be shown whole, wherever the camera was.
  expect(screen.getByRole('list', { name: 'Canvas' })).toBe(picture);
  await user.click(press('Save'));
  await waitFor(() =>
    expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
      changes: { views: { added: [{ look: 'vlan', vlan: 10, positions: [{ id: 'b', x: 7, y: 8 }] }] } },
    }),
  );
});

test('it is kept from the panel of views, too, under the name that is written there', async () => {
  const { user } = await show('look=vlan&vlan=10');
  await user.click(move('ACC-2'));
  await user.click(press(/^View/));
  await user.type(screen.getByLabelText('Name of this view'), 'Staff{Enter}');
  expect(press('View: Staff')).toBeTruthy();
  expect(isAt('ACC-2', 7)).toBe(true);
});

test('it is undone and done again in turn with edits of the plan, and put back', async () => {
  const { user } = await show('look=vlan&vlan=10');
  const before = move('ACC-2').textContent;
  await user.click(move('ACC-2'));
  expect(undo().title).toContain('Undo: move ACC-2 in “Layer 2: one VLAN”');
  await user.click(press('Keep this view'));
  expect(undo().title).toContain('Undo: keep the view');
  await user.click(undo());
  expect(isAt('ACC-2', 7)).toBe(true);
  expect(press('Keep this view')).toBeTruthy();
  await user.click(undo());
  expect(move('ACC-2').textContent).toBe(before);
  expect(screen.queryByText(/not kept yet/)).toBeNull();
  await user.click(press('Redo'));
  expect(isAt('ACC-2', 7)).toBe(true);
  await user.click(press('Put back'));
  expect(move('ACC-2').textContent).toBe(before);
});

test('what is arranged in a view, kept or not, is rearranged there, and the plan stays as it is', async () => {
  const { user } = await show('look=vlan&vlan=10');
  const before = move('ACC-2').textContent;
  await rearrange(user);
  expect(screen.getByText(/is arranged already: nothing was moved/)).toBeTruthy();
  await user.click(move('ACC-2'));
  await rearrange(user);
  expect(move('ACC-2').textContent).toBe(before);
  expect(undo().title).toContain('Undo: rearrange “Layer 2: one VLAN”');
  await user.click(undo());
  expect(isAt('ACC-2', 7)).toBe(true);
  await user.click(press('Keep this view'));
  await rearrange(user);
  expect(move('ACC-2').textContent).toBe(before);
  expect(undo().title).toContain('Undo: rearrange “Layer 2: one VLAN”');
  expect(refineInWorker).not.toHaveBeenCalled();
});

test('where one site is shown that site alone is rearranged, where it stands', async () => {
  vi.mocked(refineInWorker).mockImplementation(
    async ({ nodes }) => new Map(nodes.map(({ id }, i) => [id, { x: 5_000 + i * 300, y: 5_000 }])),
  );
  const { api, user } = await show('site=Leeds', twoSites());
  await rearrange(user);
  await waitFor(() => expect(undo().title).toContain('Undo: rearrange Leeds'));
  expect(isAt('CORE-1', 300)).toBe(true);
  await user.click(press('Save'));
  await waitFor(() => expect(api.callsOf(updateTopology)).toHaveLength(1));
  const { changes } = updateTopology.body.parse(api.callsOf(updateTopology)[0]?.body);
  expect(changes?.nodes.changed.map(({ id }) => id)).not.toContain('y');
});

test('where all sites are cards it is said that their devices were rearranged', async () => {
  vi.mocked(refineInWorker).mockImplementation(
    async ({ nodes }) => new Map(nodes.map(({ id }, i) => [id, { x: i * 300, y: 0 }])),
  );
  const { user } = await show('level=sites', twoSites());
  await rearrange(user);
  expect(await screen.findByText('The devices of all sites were rearranged.')).toBeTruthy();
});

test('in other views, and in the plan, it moves nothing', async () => {
  const { user } = await show('look=vlan&vlan=10');
  await user.click(move('ACC-2'));
  await user.click(press(/^View/));
  await user.selectOptions(screen.getByLabelText('Draw'), 'Everything');
  expect(isAt('ACC-2', 200)).toBe(true);
  expect(screen.queryByText(/not kept yet/)).toBeNull();
});

test('a device that is added in a view that would not draw it is shown among everything', async () => {
  const { user } = await show('look=vlan&vlan=20');
  expect(labels()).toEqual(['CORE-1', 'ACC-1']);
  await addAServer(user);
  await waitFor(() => expect(labels()).toEqual(['FW-1', 'CORE-1', 'ACC-1', 'ACC-2', 'Server 1']));
  expect(
    screen.getByText(/does not draw Server 1 while it has no link, so everything is shown/),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Site' }).value).toBe('Leeds');
});

test('a kept view is left for that, and a view that draws the device is not', async () => {
  const view = { id: 'v', name: 'Routing', look: 'layer3' as const, positions: [] };
  const { user } = await show('look=layer3&kept=v', { views: [view] });
  expect(labels()).toEqual(['FW-1']);
  await user.click(press('Add a device'));
  await user.click(screen.getByRole('menuitem', { name: 'Router' }));
  expect(labels()).toEqual(['FW-1', 'Router 1']);
  expect(press('View: Routing')).toBeTruthy();
  await addAServer(user);
  await waitFor(() => expect(labels()).toContain('ACC-1'));
  expect(screen.queryByRole('button', { name: 'View: Routing' })).toBeNull();
});

const copy = async (user: Awaited<ReturnType<typeof show>>['user'], label: string) => {
  let copied = '';
  const clipboard = {
    clipboardData: { setData: (_: string, text: string) => (copied = text), getData: () => copied },
  };
  await user.click(press(`Choose ${label}`));
  fireEvent.copy(document.body, clipboard);
  return () => fireEvent.paste(document.body, clipboard);
};
/** What saving sends as new devices. */
const added = async (api: FakeApi, user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(press('Save'));
  await waitFor(() => expect(api.callsOf(updateTopology)).toHaveLength(1));
  const [call] = api.callsOf(updateTopology);
  return updateTopology.body.parse(call?.body).changes?.nodes.added ?? [];
};

test('what is pasted in a view that would not draw it is shown among everything, where the plan has room', async () => {
  const { api, user } = await show('look=vlan&vlan=20');
  const paste = await copy(user, 'ACC-1');
  paste();
  await waitFor(() => expect(labels()).toEqual(['FW-1', 'CORE-1', 'ACC-1', 'ACC-2', 'ACC-3']));
  expect(screen.getByText(/does not draw ACC-3 while it has no link, so everything is shown/)).toBeTruthy();
  const [pasted] = await added(api, user);
  // Among the plan's devices, of which the view has none at x 100.
  expect(pasted?.position?.x).toBeGreaterThan(-100);
  expect(pasted?.position?.x).toBeLessThan(300);
});

test('what is duplicated, or pasted with the links that the view draws, stays in it', async () => {
  const { user } = await show('look=layer3');
  await user.click(press('Choose FW-1'));
  await user.keyboard('{Control>}d{/Control}');
  expect(labels()).toEqual(['FW-1', 'FW-2']);
  expect(screen.queryByText(/does not draw/)).toBeNull();
});

test('what is pasted where one site is shown goes to that site, on a floor that it has', async () => {
  const { api, user } = await show('site=Leeds', twoSites());
  const text = JSON.stringify(
    clipOf(aGraph([york]), { nodes: new Set(['y']), edges: new Set() }, new Map([['y', { x: 900, y: 0 }]])),
  );
  fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
  await waitFor(() => expect(labels()).toContain('YOR-SW-2'));
  const [pasted] = await added(api, user);
  expect(pasted).toMatchObject({ label: 'YOR-SW-2', site: 'Leeds' });
  expect(pasted?.floor).toBeUndefined();
});

test('what is pasted by keyboard while all is shown stays at its site, near its like', async () => {
  const { api, user } = await show('level=devices', twoSites());
  const paste = await copy(user, 'YOR-SW-1');
  // The middle of the canvas is in Leeds.
  paste();
  const [pasted] = await added(api, user);
  expect(pasted).toMatchObject({ label: 'YOR-SW-2', site: 'York' });
  expect(Math.hypot((pasted?.position?.x ?? 0) - 900, pasted?.position?.y ?? 0)).toBeLessThan(200);
});

test('a device that is added while all sites are cards goes to the chosen one, where its name is offered', async () => {
  const { user } = await show('level=sites', twoSites());
  await user.click(press('Choose card York'));
  await user.click(press('Add a device'));
  await user.click(screen.getByRole('menuitem', { name: 'Switch' }));
  await screen.findByRole('textbox', { name: /^Label of / });
  expect(labels()).toHaveLength(2);
  expect(labels()).toContain('YOR-SW-1');
});

test('a provider that is added where one site is shown, which draws those that it is joined to, is shown among everything', async () => {
  const { user } = await show('site=Leeds', twoSites());
  await user.click(press('Add a device'));
  await user.click(screen.getByRole('menuitem', { name: 'Internet' }));
  await waitFor(() => expect(labels()).toContain('YOR-SW-1'));
  expect(screen.getByText(/“Leeds” does not draw .+ while it has no link/)).toBeTruthy();
});

test('what stands for several devices is not renamed, and it is said where they are', async () => {
  const people = (id: string, site: string) =>
    aNode({ id, label: id, type: 'user', layer: 'endpoint', site });
  const { nodes, edges } = aTopology();
  const { user } = await show('look=zones&level=devices', {
    nodes: [...nodes, york, people('leeds-people', 'Leeds'), people('york-people', 'York')],
    edges: [
      ...edges,
      aLink('a', 'leeds-people', { vlans: [10] }),
      aLink('y', 'york-people', { vlans: [10] }),
    ],
    subnets: ['Leeds', 'York'].map((site) => ({
      id: site,
      site,
      name: 'Data',
      purpose: 'data',
      vlan: 10,
      hosts: 9,
    })),
  });
  await user.dblClick(press('Choose York'));
  expect(screen.queryByRole('textbox', { name: /^Label of/ })).toBeNull();
  expect(screen.getByText(/“York” stands for what is shown under “Everything”/)).toBeTruthy();
  await user.dblClick(press('Choose FW-1'));
  expect(screen.getByRole('textbox', { name: 'Label of FW-1' })).toBeTruthy();
});

test('an empty view of a VLAN says that no link carries it, and offers those that links carry', async () => {
  const { user } = await show('look=vlan&vlan=999');
  expect(screen.getByText(/No link carries VLAN 999/)).toBeTruthy();
  await user.click(press(/^VLAN 20/));
  expect(labels()).toEqual(['CORE-1', 'ACC-1']);
});

test('a kept view around a device that is gone says so, and is drawn around another one or removed', async () => {
  const view = { id: 'v', name: 'Around X', look: 'around' as const, around: 'x', hops: 1, positions: [] };
  const address = 'look=around&around=x&hops=1&kept=v';
  const { user } = await show(address, { views: [view] });
  expect(screen.getByText(/The device that “Around X” is drawn around is not here any more/)).toBeTruthy();
  await user.click(press('Choose ACC-1'));
  await user.click(press('Around ACC-1 instead'));
  expect(labels()).toEqual(['CORE-1', 'ACC-1']);
  expect(press('View: Around X')).toBeTruthy();
  expect(undo().title).toContain('Undo: draw “Around X” around ACC-1');
  await user.click(undo());
  expect(press('Remove the view')).toBeTruthy();
  await user.click(press('Remove the view'));
  expect(press('View')).toBeTruthy();
  expect(screen.queryByText(/is not here any more/)).toBeNull();
});
