import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { TopologyUpdate, updateTopology } from '#shared/contract/topology-update.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { tierPositions } from '#shared/network/positions/tier-positions.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { keepTopology } from '#web/features/topology/check-worker/keep-topology.ts';
import { refineInWorker } from '#web/features/topology/layout/elk-worker.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { journalKey, readJournals } from '#web/features/topology/model/journal.ts';
import TopologyTab from '#web/features/topology/topology-tab.tsx';
import { useActiveActions } from '#web/ui/actions/use-actions.ts';
import { keepDraft } from '#web/ui/editing/draft-store.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';
import { aGraph, aLink, aNode } from './campus.ts';

vi.mock('#web/features/topology/canvas/topology-canvas.tsx', () => import('./canvas-double.tsx'));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(keepTopology()) }));
vi.mock('#web/features/topology/layout/elk-worker.ts', () => ({ refineInWorker: vi.fn() }));

const designId = '65a000000000000000000001';

beforeEach(() => {
  localStorage.clear();
  vi.mocked(refineInWorker).mockResolvedValue(new Map());
});

/** Two switches with a trunk, arranged manually. */
const aTopology = (given: Partial<Topology> = {}): Topology => ({
  ...aGraph(
    [
      aNode({
        id: 'core',
        label: 'HQ-CORE-1',
        layer: 'core',
        site: 'Leeds',
        position: { x: 3, y: 4 },
        addresses: ['10.0.0.1/32', '10.0.1.1/24'],
        ports: { total: 24, used: 17 },
        because: {
          rule: 'noted',
          inputs: { rule: 'Collapsed core', arithmetic: '180 devices under 200', endDevices: 180 },
        },
      }),
      aNode({ id: 'access', label: 'HQ-ACC-1', site: 'Leeds', position: { x: 5, y: 90 } }),
    ],
    [
      aLink('core', 'access', {
        sourcePort: 'port 3',
        targetPort: 'uplink 1',
        bandwidthMbps: 10_000,
        vlans: [10, 20],
      }),
    ],
  ),
  designId,
  version: 3,
  designVersion: 1,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
  ...given,
});

function show(
  {
    topology,
    view = '',
    design = aDesign({ id: designId }),
  }: { topology?: Topology | undefined; view?: string; design?: Design } = {},
  api = new FakeApi(),
) {
  if (topology) api.answer(getTopology, { data: topology });
  api.answer(getDesign, { data: design });
  const screenOf = renderScreen(
    <InDesign id={designId}>
      <TopologyTab />
    </InDesign>,
    { api, at: `/${view}`, path: '/' },
  );
  return { api, ...screenOf };
}

const save = () => screen.getByRole('button', { name: 'Save' });

async function rename(user: ReturnType<typeof show>['user'], from: string, to: string) {
  const field = await screen.findByRole('textbox', { name: `Label of ${from}` });
  await user.clear(field);
  await user.type(field, `${to}{Enter}`);
}

test('says that the design changed since the plan was made, until the plan is kept', async () => {
  const api = new FakeApi();
  api.answer(getTopology, { data: aTopology() });
  api.answer(getDesign, { data: aDesign({ id: designId, version: 4 }) });
  const { user } = renderScreen(
    <InDesign id={designId}>
      <TopologyTab />
    </InDesign>,
    { api, at: '/', path: '/' },
  );
  const notice = await screen.findByText(/Planned from version 1 of the design, which is now at version 4/);
  await user.click(screen.getByRole('button', { name: 'Keep this plan' }));
  expect(notice.isConnected).toBe(false);
});

test('without a topology it offers to generate the first one, and shows it then', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  let finish = (_: { data: Topology }) => {};
  api.answer(generateTopology, () => new Promise<{ data: Topology }>((resolve) => (finish = resolve)));
  const { user, container } = show({}, api);

  expect(await screen.findByRole('heading', { name: 'No topology yet' })).toBeTruthy();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Generate topology' }));
  expect(await screen.findByRole('heading', { name: 'Generating the topology' })).toBeTruthy();
  finish({ data: aTopology() });
  expect(await screen.findByRole('button', { name: 'Choose HQ-CORE-1' })).toBeTruthy();
});

test('without a topology it says that a network can be imported to be shown or planned upon, and which one is listed already', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  const listed = { type: 'Access switch', model: 'CORE 9', quantity: 3, can: [] };
  const existingNetworkDetails = { currentIssues: [], currentDevices: [listed] };
  const design = aDesign({ id: designId, isExistingNetwork: true, existingNetworkDetails });
  const first = show({}, api);
  expect(await screen.findByText(/make it the existing network that the plan builds on/)).toBeTruthy();
  first.unmount();
  show({ design }, api);
  const words = await screen.findByText(/^Netwright plans it/);
  expect(words.textContent).toContain(
    '3 devices of the existing network are listed: the plan keeps what serves',
  );
  expect(screen.getByRole('link', { name: 'listed' }).getAttribute('href')).toContain('edit?step=basics');
});

test('without a topology one may be drawn by hand, beginning with nothing', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  api.answer(updateTopology, { data: aTopology({ ...aGraph([], []), version: 1 }) });
  const { user } = show({}, api);
  await user.click(await screen.findByRole('button', { name: 'Draw it yourself' }));
  expect(await screen.findByRole('button', { name: 'Add: Switch' })).toBeTruthy();
  expect(api.callsOf(updateTopology).map(({ body }) => body)).toMatchObject([{ version: 0 }]);
});

test('an address may select a device, once', async () => {
  const { address } = show({ topology: aTopology(), view: '?view=table&select=access' });
  const details = await screen.findByRole('complementary', { name: 'Details' });
  expect(details.textContent).toContain('HQ-ACC-1');
  expect(address()).not.toContain('select');
});

test('an address may request the first plan', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  api.answer(generateTopology, { data: aTopology() });
  const { address } = show({ view: '?plan=again' }, api);
  expect(await screen.findByRole('button', { name: 'Choose HQ-CORE-1' })).toBeTruthy();
  expect(address()).not.toContain('plan');
});

test('a refusal to generate shows the service’s message and keeps the button', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  api.refuse(generateTopology, 'unprocessable', 'No site serves anybody.');
  const { user } = show({}, api);
  await user.click(await screen.findByRole('button', { name: 'Generate topology' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No site serves anybody.');
  expect(screen.getByRole('link', { name: 'Edit the requirements' }).getAttribute('href')).toBe(
    `/designs/${designId}/edit`,
  );
  expect(screen.getByRole('button', { name: 'Generate topology' })).toBeTruthy();
});

test('a failure to load is reported, with a retry', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'unavailable', 'Failed to fetch topology');
  const { user } = show({}, api);
  expect(await screen.findByRole('heading', { name: 'Failed to fetch topology' })).toBeTruthy();
  api.answer(getTopology, { data: aTopology() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Choose HQ-CORE-1' })).toBeTruthy();
});

test('a device shows its addresses, ports, links with far ends, and why it is there', async () => {
  const { user, container } = show({ topology: aTopology() });
  await user.click(await screen.findByRole('button', { name: 'Choose HQ-CORE-1' }));
  const panel = within(screen.getByRole('complementary', { name: 'Details' }));
  for (const words of ['1 of 24 used, 23 spare ports', 'Collapsed core', '180 devices under 200', 'port 3']) {
    expect(panel.getByText(words, { exact: false }), words).toBeTruthy();
  }
  expect(panel.getByText('uplink 1 · Trunk · 10 Gbit/s')).toBeTruthy();
  expect(panel.getByTitle('Copy 10.0.1.1/24')).toBeTruthy();
  await expectAccessible(container);

  // They stand there once: to copy, or to type over.
  expect(panel.queryByRole('textbox', { name: 'Addresses' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Edit the addresses' }));
  const addresses = panel.getByRole('textbox', { name: 'Addresses' });
  expect(addresses).toHaveProperty('value', '10.0.0.1/32\n10.0.1.1/24');
  expect(document.activeElement).toBe(addresses);
  expect(panel.queryByTitle('Copy 10.0.1.1/24')).toBeNull();

  await user.click(panel.getByRole('button', { name: 'HQ-ACC-1' }));
  expect(panel.getByRole('heading', { name: 'HQ-ACC-1' })).toBeTruthy();
  expect(panel.getByText('Added manually.')).toBeTruthy();
});

test('a label changed in the panel is saved with the version and nothing else', async () => {
  const { api, user } = show({ topology: aTopology() });
  await user.click(await screen.findByRole('button', { name: 'Choose HQ-CORE-1' }));
  expect(save()).toHaveProperty('disabled', true);
  const field = screen.getByRole('textbox', { name: 'Label' });
  await user.clear(field);
  await user.type(field, 'Core A{Enter}');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();

  api.answer(updateTopology, ({ body }) => ({ data: stored(body) }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(api.callsOf(updateTopology).map(({ body }) => body)).toEqual([
    {
      version: 3,
      changes: {
        nodes: { added: [], changed: [{ id: 'core', label: 'Core A' }], removed: [] },
        edges: { added: [], changed: [], removed: [] },
        subnets: { added: [], changed: [], removed: [] },
      },
    },
  ]);
  expect(save()).toHaveProperty('disabled', true);
});

test('Ctrl and S saves what is being typed too, and the next save is based on the new version', async () => {
  const { api, user } = show({ topology: aTopology(), view: '?view=table' });
  api.answer(updateTopology, ({ body }) => ({ data: stored(body) }));
  const field = await screen.findByRole('textbox', { name: 'Label of HQ-ACC-1' });
  await user.type(field, ' b');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.callsOf(updateTopology)).toHaveLength(1));
  expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
    version: 3,
    changes: { nodes: { changed: [{ id: 'access', label: 'HQ-ACC-1 b' }] } },
  });
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  await rename(user, 'HQ-ACC-1 b', 'C');
  await user.click(save());
  await waitFor(() => expect(api.callsOf(updateTopology)[1]?.body).toMatchObject({ version: 4 }));
});

test('the table lists and finds devices, links and subnets, and rejects an empty label with a message', async () => {
  const subnet = {
    id: 's',
    site: 'Leeds',
    name: 'Voice',
    purpose: 'voice',
    cidr: '10.0.8.0/24',
    hosts: 120,
  } as const;
  const { user, container } = show({ topology: aTopology({ subnets: [subnet] }), view: '?view=table' });
  const field = await screen.findByRole('textbox', { name: 'Label of HQ-ACC-1' });
  await expectAccessible(container);
  await user.clear(field);
  expect(screen.getByText('A label must not be empty.')).toBeTruthy();
  await user.tab();
  expect(screen.getByText('A label must not be empty.')).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(field).toHaveProperty('value', 'HQ-ACC-1');

  await user.type(screen.getByRole('searchbox', { name: 'Search devices' }), 'core{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Label of HQ-ACC-1' })).toBeNull());
  await user.clear(screen.getByRole('searchbox', { name: 'Search devices' }));

  await user.click(screen.getByRole('button', { name: 'Links 1' }));
  expect(within(screen.getByRole('table', { name: 'Links' })).getByDisplayValue('uplink 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Addressing 1' }));
  expect(
    within(screen.getByRole('table', { name: 'Addressing' })).getByDisplayValue('10.0.8.0/24'),
  ).toBeTruthy();
});

test('a long table is drawn in parts, and sorted as a whole', async () => {
  const subnets = Array.from({ length: 210 }, (_, i) => ({
    id: `s${i}`,
    site: 'Leeds',
    name: `Subnet ${i}`,
    purpose: 'data' as const,
    cidr: `10.0.${i}.0/24`,
    hosts: i,
  }));
  const { user } = show({ topology: aTopology({ subnets }), view: '?view=table' });
  await user.click(await screen.findByRole('button', { name: 'Addressing 210' }));
  expect(screen.getByText(/200 of 210 shown/)).toBeTruthy();
  expect(screen.queryByDisplayValue('Subnet 209')).toBeNull();
  await user.click(screen.getByText('Hosts'));
  await user.click(screen.getByText('Hosts'));
  expect(screen.getByDisplayValue('Subnet 209')).toBeTruthy();
  await user.click(screen.getByText('Show more'));
  expect(screen.getByDisplayValue('Subnet 0')).toBeTruthy();
  expect(screen.queryByText(/shown/)).toBeNull();
});

test('removing can be undone from the message, and undone and redone from the toolbar', async () => {
  const { user } = show({ topology: aTopology() });
  await user.click(await screen.findByRole('button', { name: 'Choose HQ-ACC-1' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('button', { name: 'Choose HQ-ACC-1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose link core--access' })).toBeNull();
  await user.click(
    within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
  );
  expect(screen.getByRole('button', { name: 'Choose HQ-ACC-1' })).toBeTruthy();

  const toolbar = within(screen.getByRole('toolbar', { name: 'Topology' }));
  await user.click(toolbar.getByRole('button', { name: 'Redo' }));
  expect(screen.queryByRole('button', { name: 'Choose HQ-ACC-1' })).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Choose HQ-ACC-1' })).toBeTruthy();
  expect(toolbar.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

test('a device is added and a link gets another type', async () => {
  const { api, user } = show({ topology: aTopology() });
  api.answer(updateTopology, ({ body }) => ({ data: stored(body) }));
  await user.click(await screen.findByRole('button', { name: 'Add a device' }));
  await user.click(screen.getByRole('menuitem', { name: 'Firewall' }));
  await user.click(screen.getByRole('button', { name: 'Choose link core--access' }));
  await user.selectOptions(screen.getByLabelText('Type'), 'LAN');
  await user.click(save());
  // On a slow machine a part is saved by itself before.
  const sent = () =>
    api.callsOf(updateTopology).flatMap(({ body }) => TopologyUpdate.parse(body).changes ?? []);
  await waitFor(() =>
    expect([
      sent().flatMap(({ nodes }) => nodes.added),
      sent().flatMap(({ edges }) => edges.changed),
    ]).toMatchObject([
      [{ type: 'firewall', label: 'HQ-FW-1', layer: 'edge', site: 'Leeds' }],
      [{ id: 'core--access', type: 'lan' }],
    ]),
  );
});

test('drawn from nothing, a device stands in the design’s only site, named by the plan’s scheme, and a provider outside it', async () => {
  const { api, user } = show({
    topology: aTopology({ nodes: [], edges: [] }),
    design: aDesign({ id: designId, requirements: Requirements.parse({ sites: [{ name: 'Leeds' }] }) }),
  });
  api.answer(updateTopology, ({ body }) => ({ data: stored(body) }));
  for (const name of ['Add: Switch', 'Add: Internet']) {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  }
  await user.click(save());
  await waitFor(() => expect(api.callsOf(updateTopology)).toHaveLength(1));
  const { changes } = TopologyUpdate.parse(api.callsOf(updateTopology)[0]?.body);
  expect(changes?.nodes.added.map(({ type, label, site }) => [type, label, site])).toEqual([
    ['switch', expect.stringMatching(/-ACC-1$/), 'Leeds'],
    ['internet', 'Internet 1', undefined],
  ]);
});

test('the palette offers the actions of the toolbar and the panel', async () => {
  const offered = renderHook(() => useActiveActions());
  const action = (label: string) => offered.result.current.find((one) => one.label === label);
  const { user } = show({ topology: aTopology() });
  await screen.findByRole('button', { name: 'Add a device' });
  expect(action('Remove the selection')?.isAvailable).toBe(false);
  expect(action('Add a device: Firewall')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose HQ-CORE-1' }));
  await waitFor(() => expect(action('Remove the selection')?.isAvailable).toBe(true));
});

test('a search goes to the device that it finds', async () => {
  const { user } = show({ topology: aTopology() });
  await screen.findByRole('button', { name: 'Choose HQ-CORE-1' });
  await user.keyboard('/');
  await user.keyboard('acc');
  expect(screen.getByRole('option', { name: /HQ-ACC-1/ })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(within(screen.getByRole('complementary')).getByRole('heading', { name: 'HQ-ACC-1' })).toBeTruthy();
});

/** The service stores nothing but what is based on version 4, which `theirs` made of it. */
function storeTheirs(api: FakeApi, theirs: (topology: Topology) => Topology) {
  const newer = theirs(aTopology({ version: 4 }));
  api.answer(getTopology, { data: newer });
  api.respond(updateTopology, ({ body }) => {
    const { version } = body as { version: number };
    const error = 'This topology was changed by someone else.';
    return version < newer.version
      ? Response.json({ success: false, error, message: error, code: 'stale_version' }, { status: 409 })
      : Response.json({ success: true, data: stored(body, newer) });
  });
}

test('when someone else saved first, what does not collide is merged, named and saved', async () => {
  const { api, user, container } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  storeTheirs(api, ({ nodes, ...rest }) => ({
    ...rest,
    nodes: nodes.map((node) => (node.id === 'core' ? { ...node, label: 'Theirs' } : node)),
  }));
  await user.click(save());
  expect(await screen.findByText(/Your changes are now on top of the newer version, and saved/)).toBeTruthy();
  expect(screen.getByText('Changed elsewhere: Theirs: Label.')).toBeTruthy();
  await expectAccessible(container);
  expect(screen.getByRole('textbox', { name: 'Label of Theirs' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(api.callsOf(updateTopology).map(({ body }) => body)).toMatchObject([
    { version: 3 },
    { version: 4, changes: { nodes: { changed: [{ id: 'access', label: 'Mine' }] } } },
  ]);
});

test('a newer version that could not be read yet is loaded on request, with my changes on top', async () => {
  const { api, user, container } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  api.refuse(updateTopology, 'stale_version', 'This topology was changed by someone else.', {
    currentVersion: 4,
  });
  await user.click(save());
  expect(await screen.findByText(/A newer version of this topology was saved elsewhere/)).toBeTruthy();
  await expectAccessible(container);
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));

  storeTheirs(api, ({ nodes, ...rest }) => ({
    ...rest,
    nodes: nodes.map((node) => (node.id === 'core' ? { ...node, label: 'Theirs' } : node)),
  }));
  await user.click(screen.getByRole('button', { name: 'Load the newer version and re-apply my changes' }));
  expect(await screen.findByRole('textbox', { name: 'Label of Theirs' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(screen.getByText(/Your changes are now on top of the newer version. Review them/)).toBeTruthy();

  await user.click(save());
  await waitFor(() =>
    expect(api.callsOf(updateTopology).at(-1)?.body).toMatchObject({
      version: 4,
      changes: { nodes: { changed: [{ id: 'access', label: 'Mine' }] } },
    }),
  );
});

test('fields that both changed are offered for a choice, and nothing is sent before saving', async () => {
  const { api, user } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  await rename(user, 'HQ-CORE-1', 'My core');
  storeTheirs(api, ({ nodes, ...rest }) => ({
    ...rest,
    nodes: nodes.map((node) => ({ ...node, label: `Their ${node.id}` })),
  }));
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'This topology changed in the meantime' });
  const row = within(dialog).getByRole('row', { name: /^HQ-ACC-1: Label/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'HQ-ACC-1: Label',
    'HQ-ACC-1',
    'Their access',
    'Mine (yours)',
  ]);
  await user.click(within(dialog).getByRole('radio', { name: 'Take theirs: HQ-CORE-1: Label' }));
  await user.click(within(dialog).getByRole('button', { name: 'Use these choices' }));
  expect(await screen.findByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Label of Their core' })).toBeTruthy();
  expect(api.callsOf(updateTopology)).toHaveLength(1);
});

test('a change to what another session removed is asked about, and brings it back', async () => {
  const { api, user } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  storeTheirs(api, ({ nodes, ...rest }) => ({
    ...rest,
    nodes: nodes.filter(({ id }) => id === 'core'),
    edges: [],
  }));
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'This topology changed in the meantime' });
  const row = within(dialog).getByRole('row', { name: /^HQ-ACC-1/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'HQ-ACC-1',
    'As it was',
    'Removed',
    'Kept, with Label: Mine (yours)',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(screen.getByText(/Your changes are now on top of the newer version/)).toBeTruthy();
  expect(screen.queryByText(/was changed by someone else/)).toBeNull();
});

test('my changes can be discarded for the newer version', async () => {
  const { api, user } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  api.refuse(updateTopology, 'stale_version', 'This topology was changed by someone else.');
  await user.click(save());
  api.answer(getTopology, { data: aTopology({ version: 4 }) });
  await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
  expect(await screen.findByRole('textbox', { name: 'Label of HQ-ACC-1' })).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(readJournals(localStorage, designId)).toEqual([]);
});

test('a failed save says so and keeps the changes', async () => {
  const { api, user } = show({ topology: aTopology(), view: '?view=table' });
  await rename(user, 'HQ-ACC-1', 'Mine');
  api.refuse(updateTopology, 'unavailable', 'Failed to update topology');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update topology');
  expect(screen.getByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(save()).toHaveProperty('disabled', false);
});

test('unsaved changes survive a reload, and leaving warns of them', async () => {
  const first = show({ topology: aTopology(), view: '?view=table' });
  await rename(first.user, 'HQ-ACC-1', 'Mine');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  first.unmount();
  expect(readJournals(localStorage, designId)).toMatchObject([{ version: 3 }]);

  show({ topology: aTopology(), view: '?view=table' });
  expect(await screen.findByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  expect(screen.getByText(/Your unsaved changes were restored/)).toBeTruthy();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('a draft of an older version is put on top, and asks where both changed the same', async () => {
  const changes = {
    nodes: { added: [], changed: [{ id: 'access', label: 'Mine' }], removed: [] },
    edges: { added: [], changed: [], removed: [] },
    subnets: { added: [], changed: [], removed: [] },
  };
  const keep = (before: string) => {
    const { nodes, edges } = aGraph([aNode({ id: 'access', label: before })]);
    const values = { changes, before: { nodes, edges } };
    keepDraft(journalKey(designId, 'w'), { version: 2, values, savedAt: 1 }, localStorage);
  };
  keep('HQ-ACC-1');
  const first = show({ topology: aTopology(), view: '?view=table' });
  expect(await screen.findByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  first.unmount();
  await waitFor(() => expect(readJournals(localStorage, designId)).toMatchObject([{ version: 3 }]));

  localStorage.clear();
  keep('What it was called in version 2');
  const { user, unmount } = show({ topology: aTopology(), view: '?view=table' });
  const dialog = await screen.findByRole('dialog', { name: 'This topology changed in the meantime' });
  expect(readJournals(localStorage, designId)).toMatchObject([{ version: 2 }]);
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('textbox', { name: 'Label of Mine' })).toBeTruthy();
  unmount();
  await waitFor(() => expect(readJournals(localStorage, designId)).toMatchObject([{ version: 3 }]));
});

test('a plan without manual positions is arranged automatically, and the first save stores the shown positions', async () => {
  const plan = aTopology();
  const planned = tierPositions(plan);
  const fresh = { ...plan, nodes: plan.nodes.map((node) => ({ ...node, position: planned.get(node.id) })) };
  const shown = firstPositions(fresh);
  const { api, user } = show({ topology: fresh });
  api.answer(updateTopology, ({ body }) => ({ data: stored(body, fresh) }));
  expect(
    await screen.findByRole('button', { name: `Move HQ-CORE-1 from ${shown.get('core')?.x}` }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Move HQ-ACC-1 from ${shown.get('access')?.x}` }));
  expect(refineInWorker).not.toHaveBeenCalled();
  await user.click(save());
  await waitFor(() =>
    expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
      changes: {
        nodes: {
          changed: [
            { id: 'core', position: shown.get('core') },
            { id: 'access', position: { x: 7, y: 8 } },
          ],
        },
      },
    }),
  );
});

test('rearranging moves everything, and can be undone', async () => {
  const { user } = show({ topology: aTopology() });
  expect(await screen.findByRole('button', { name: 'Move HQ-CORE-1 from 3' })).toBeTruthy();
  expect(refineInWorker).not.toHaveBeenCalled();
  vi.mocked(refineInWorker).mockResolvedValue(new Map([['core', { x: 50, y: 0 }]]));
  await user.click(screen.getByRole('button', { name: 'Plan and layout' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rearrange everything' }));
  expect(await screen.findByRole('button', { name: 'Move HQ-CORE-1 from 50' })).toBeTruthy();
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Move HQ-CORE-1 from 3' })).toBeTruthy();
});

test('rearranging what is arranged already says so, and leaves nothing to undo', async () => {
  const { user } = show({ topology: aTopology() });
  await screen.findByRole('button', { name: 'Move HQ-CORE-1 from 3' });
  vi.mocked(refineInWorker).mockResolvedValue(new Map([['core', { x: 3.2, y: 4 }]]));
  await user.click(screen.getByRole('button', { name: 'Plan and layout' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rearrange everything' }));
  expect(await screen.findByText('Everything is arranged already: nothing was moved.')).toBeTruthy();
  expect(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Undo' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('rearranging that fails says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = show({ topology: aTopology() });
  await screen.findByRole('button', { name: 'Move HQ-CORE-1 from 3' });
  vi.mocked(refineInWorker).mockRejectedValue(new Error('out of memory'));
  await user.click(screen.getByRole('button', { name: 'Plan and layout' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rearrange everything' }));
  expect(await screen.findByText('The devices could not be arranged, and stay where they are.')).toBeTruthy();
});

/** The service's response to an update. */
function stored(body: unknown, base: Topology = aTopology()): Topology {
  const { version, changes } = body as { version: number; changes: Parameters<typeof applyChanges>[1] };
  return { ...base, ...applyChanges(base, changes), version: version + 1 };
}

test('a block of cells is pasted into the table, and what is no value is named', async () => {
  const { user, container } = show({ topology: aTopology(), view: '?view=table' });
  await user.click(await screen.findByRole('textbox', { name: 'Floor of HQ-CORE-1' }));
  await user.paste('2\t10.0.9.1/24\nroof\t10.0.9.2/24\n');
  expect(screen.getByRole('textbox', { name: 'Floor of HQ-CORE-1' })).toHaveProperty('value', '2');
  expect(screen.getByRole('textbox', { name: 'Addresses of HQ-ACC-1' })).toHaveProperty(
    'value',
    '10.0.9.2/24',
  );
  expect(screen.getByText(/1 cell could not be pasted. A floor is a number from 1 to 200/)).toBeTruthy();
  await expectAccessible(container);
  const undo = within(screen.getByRole('toolbar', { name: 'Topology' })).getByRole('button', {
    name: 'Undo',
  });
  expect(undo.title).toContain('Undo: paste 3 cells');
  await user.click(undo);
  expect(screen.getByRole('textbox', { name: 'Floor of HQ-CORE-1' })).toHaveProperty('value', '');
});

test('Enter and the arrows go up and down in a column of the table', async () => {
  const { user } = show({ topology: aTopology(), view: '?view=table' });
  await user.click(await screen.findByRole('combobox', { name: 'Site of HQ-CORE-1' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Site of HQ-ACC-1' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Site of HQ-CORE-1' }));
});

test('a drawn link is finished in the inspector: its ports, rate, medium and VLANs', async () => {
  const { api, user, container } = show({ topology: aTopology() });
  api.answer(updateTopology, ({ body }) => ({ data: stored(body) }));
  await user.click(await screen.findByRole('button', { name: 'Choose link core--access' }));
  const fill = async (name: string, text: string) => {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  await fill('Port', 'Gi1/0/7');
  await fill('Rate Mbit/s', '25G');
  await fill('VLANs', '10, 30-31');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Medium' }), 'Fibre');
  await user.type(screen.getByLabelText('Length m'), 'far');
  expect(screen.getByText('A length is a number of metres up to 10,000,000.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await expectAccessible(container);
  await user.click(save());
  await waitFor(() =>
    expect(api.callsOf(updateTopology)[0]?.body).toMatchObject({
      changes: {
        edges: {
          changed: [
            {
              id: 'core--access',
              sourcePort: 'Gi1/0/7',
              bandwidthMbps: 25_000,
              vlans: [10, 30, 31],
              medium: 'fibre',
            },
          ],
        },
      },
    }),
  );
});
