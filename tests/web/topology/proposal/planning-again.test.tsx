import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { type TopologyUpdate, updateTopology } from '#shared/contract/topology-update.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { keepTopology } from '#web/features/topology/check-worker/keep-topology.ts';
import { refineInWorker } from '#web/features/topology/layout/elk-worker.ts';
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
vi.mock('#web/features/topology/layout/elk-worker.ts', () => ({ refineInWorker: vi.fn() }));

const designId = '65a000000000000000000001';

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(refineInWorker).mockResolvedValue(new Map());
});

const named = (id: string, label: string, more: object = {}) =>
  aNode({ id, label, site: 'Leeds', position: { x: id.length, y: 4 }, ...more });

const planned = aGraph(
  [named('core', 'HQ-CORE-1', { layer: 'core' }), named('acc', 'HQ-ACC-1'), named('old', 'HQ-ACC-2')],
  [aLink('core', 'acc'), aLink('core', 'old')],
);
const newPlan = aGraph(
  [
    named('core', 'HQ-CORE-1', { layer: 'core', addresses: ['10.0.0.2/32'] }),
    named('acc', 'HQ-EDGE-1'),
    named('new', 'HQ-ACC-3'),
  ],
  [aLink('core', 'acc'), aLink('core', 'new')],
);

/** The plan after a user renamed the access switch and drew one of their own. */
const stored: Graph = {
  ...planned,
  nodes: [
    ...planned.nodes.map((node) => (node.id === 'acc' ? { ...node, label: 'Lobby' } : node)),
    named('mine', 'Lab switch'),
  ],
};
const topologyOf = (
  graph: Graph,
  version: number,
  edits = editsAfter(noEdits(), planned, stored),
): Topology => ({
  ...graph,
  designId,
  version,
  designVersion: version,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits,
});

/** A service that plans and stores as the real one does. */
function aService(plan = newPlan) {
  const api = new FakeApi();
  let topology = topologyOf(stored, 3);
  api.answer(getTopology, () => ({ data: topology }));
  api.answer(getDesign, { data: aDesign({ id: designId }) });
  api.answer(generateTopology, ({ query }) => {
    const { graph, edits, difference } = regenerate(topology, topology.edits, plan);
    const data = topologyOf(graph, topology.version + 1, edits);
    if (query.get('propose') === 'true') return { data, difference };
    topology = data;
    return { data };
  });
  api.answer(updateTopology, ({ body }) => {
    const { changes, undo } = body as TopologyUpdate;
    const next = undo ? stored : changes ? applyChanges(topology, changes) : topology;
    topology = topologyOf(next, topology.version + 1);
    return { data: topology };
  });
  return api;
}

async function planAgain(api = aService()) {
  const view = renderScreen(
    <InDesign id={designId}>
      <TopologyTab />
    </InDesign>,
    { api, at: '/', path: '/' },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Plan and layout' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Plan again' }));
  return { ...view, api };
}

const proposal = async () => within(await screen.findByRole('dialog', { name: 'Plan again' }));
const row = async (name: RegExp) => (await proposal()).findByRole('checkbox', { name });

describe('planning again', () => {
  test('shows what would change before anything is stored, counts first', async () => {
    const { api, container } = await planAgain();
    const leeds = within(await (await proposal()).findByRole('region', { name: 'Leeds' }));
    expect(leeds.getByText('1 conflict · 2 added · 2 removed · 1 changed · 2 kept')).toBeTruthy();
    expect(leeds.getByRole('checkbox', { name: /^Device HQ-ACC-3 added/ })).toBeTruthy();
    expect(leeds.getByText('Addresses: from none to 10.0.0.2/32')).toBeTruthy();
    expect(leeds.getByText('Lab switch')).toBeTruthy();
    expect(api.callsOf(generateTopology).map(({ query }) => Object.fromEntries(query))).toEqual([
      { version: '3', propose: 'true' },
    ]);
    await expectAccessible(container);
  });

  test('applied as a whole keeps manual work, and can be undone', async () => {
    const { api, user } = await planAgain();
    await user.click(await (await proposal()).findByRole('button', { name: 'Apply the new plan' }));
    expect(await screen.findByRole('button', { name: 'Choose HQ-ACC-3' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose HQ-ACC-2' })).toBeNull();
    for (const name of ['Choose Lobby', 'Choose Lab switch'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(String(api.callsOf(generateTopology).at(-1)?.query)).toBe('version=3');

    const notice = screen.getByText(/The new plan was applied and saved/).closest('[role="status"]');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Choose HQ-ACC-2' })).toBeTruthy();
    expect(api.callsOf(updateTopology).at(-1)?.body).toEqual({ version: 4, undo: true });
    expect(screen.queryByText(/The new plan is in place/)).toBeNull();
  });

  test('applied in part leaves out unticked changes, and takes the plan’s side where chosen', async () => {
    const { api, user } = await planAgain();
    await user.click(await row(/^Device HQ-ACC-2 removed/));
    await user.click(await row(/^Link HQ-CORE-1 – HQ-ACC-2 removed/));
    await user.click((await proposal()).getByRole('radio', { name: 'As planned: Label HQ-EDGE-1' }));
    await user.click((await proposal()).getByRole('button', { name: 'Apply 4 changes' }));
    expect(await screen.findByRole('button', { name: 'Choose HQ-EDGE-1' })).toBeTruthy();
    for (const name of ['Choose HQ-ACC-2', 'Choose HQ-ACC-3', 'Choose link core--old'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(api.callsOf(updateTopology).at(-1)?.body).toMatchObject({ version: 3, fromProposal: true });
  });

  test('makes room for the canvas and comes back with what was chosen', async () => {
    const { user } = await planAgain();
    await user.click(await row(/^Device HQ-ACC-2 removed/));
    await user.click((await proposal()).getByRole('button', { name: 'Show on the canvas' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Of one site there are no cards.
    const strip = screen.getByText(/^What the new plan removes is struck through/);
    expect(strip.textContent).not.toMatch(/Cards/);
    expect(strip.textContent).toMatch(/outlined where it will stand: 1 new device\./);
    // What was declined stays, what comes is there beside it.
    for (const name of ['Choose HQ-ACC-2', 'Choose HQ-ACC-3'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the review' }));
    expect(await row(/^Device HQ-ACC-2 removed/)).toHaveProperty('checked', false);
  });

  test('shows what comes only as long as the proposal is looked at, and stores nothing of it', async () => {
    const { api, user } = await planAgain();
    await user.click(await (await proposal()).findByRole('button', { name: 'Show on the canvas' }));
    expect(screen.getByRole('button', { name: 'Choose HQ-ACC-3' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Choose HQ-ACC-3' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose HQ-ACC-2' })).toBeTruthy();
    expect(api.callsOf(updateTopology)).toHaveLength(0);
  });

  test('says of what comes what it would be, and goes from there to its links, with nothing to edit', async () => {
    const { user } = await planAgain();
    await user.click(await (await proposal()).findByRole('button', { name: 'Show on the canvas' }));
    await user.click(screen.getByRole('button', { name: 'Choose HQ-ACC-3' }));
    const panel = () => screen.getByRole('complementary', { name: 'Details' });
    const details = within(panel());
    expect(details.getByRole('heading', { level: 2 }).textContent).toBe('HQ-ACC-3');
    expect(details.getByText(/^The new plan adds this device/)).toBeTruthy();
    expect(details.getByText('Leeds')).toBeTruthy();
    expect(details.queryByRole('textbox')).toBeNull();
    await expectAccessible(panel());
    await user.click(details.getByRole('button', { name: /^Link to HQ-CORE-1/ }));
    expect(details.getByText(/^The new plan adds this link/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose Lobby' }));
    expect(within(panel()).getByLabelText('Label')).toHaveProperty('value', 'Lobby');
  });

  test('says on the canvas that a proposal is outdated once something was changed', async () => {
    const { user } = await planAgain();
    await user.click(await (await proposal()).findByRole('button', { name: 'Show on the canvas' }));
    await user.click(screen.getByRole('button', { name: /^Move Lobby/ }));
    expect(await screen.findByText(/The topology was changed after the new plan was made/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to the review' })).toBeNull();
  });

  test('cancelled leaves everything unchanged', async () => {
    const { api, user } = await planAgain();
    await user.click(await (await proposal()).findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose HQ-ACC-2' })).toBeTruthy();
    expect(api.callsOf(updateTopology)).toHaveLength(0);
  });

  test('with nothing ticked there is nothing to apply', async () => {
    const { user } = await planAgain();
    await user.click(await row(/All changes of Leeds/));
    const apply = (await proposal()).getByRole('button', { name: 'Apply 0 changes' });
    expect(apply.hasAttribute('disabled')).toBe(true);
  });

  test('says so when the plan would be the same', async () => {
    const { user } = await planAgain(aService(planned));
    const dialog = await proposal();
    expect(
      await dialog.findByText(/^There is nothing to apply beside 2 changes of yours, .* earlier version\.$/),
    ).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lobby changed manually',
      'Lab switch added manually',
    ]);
    await user.click((await proposal()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('saves unsaved changes first, and only when the user agrees', async () => {
    const api = aService();
    const { user } = renderScreen(
      <InDesign id={designId}>
        <TopologyTab />
      </InDesign>,
      { api, at: '/', path: '/' },
    );
    await user.click(await screen.findByRole('button', { name: /^Move Lobby/ }));
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Plan and layout' }));
      await user.click(screen.getByRole('menuitem', { name: 'Plan again' }));
      return within(await screen.findByRole('dialog', { name: 'Save and plan again?' }));
    };
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect([api.callsOf(updateTopology), api.callsOf(generateTopology)]).toEqual([[], []]);
    await user.click((await ask()).getByRole('button', { name: 'Save and plan again' }));
    await row(/^Device HQ-ACC-3 added/);
    expect(api.callsOf(updateTopology)).toHaveLength(1);
    expect(api.callsOf(generateTopology)[0]?.query.get('version')).toBe('4');
  });

  test('a refusal shows the service’s message in the dialog', async () => {
    const api = aService();
    api.refuse(generateTopology, 'unprocessable', 'No site serves anybody.');
    await planAgain(api);
    expect((await (await proposal()).findByRole('alert')).textContent).toContain('No site serves anybody.');
  });

  test('a stale proposal is rejected and stays open', async () => {
    const { api, user } = await planAgain();
    const apply = await (await proposal()).findByRole('button', { name: 'Apply the new plan' });
    api.refuse(generateTopology, 'stale_version', 'This topology was changed by someone else.');
    await user.click(apply);
    expect((await (await proposal()).findByRole('alert')).textContent).toContain('changed by someone else');
  });
});

describe('what planning again keeps', () => {
  const details = () => within(screen.getByRole('complementary', { name: 'Details' }));
  const choose = async (name: string) => {
    const view = renderScreen(
      <InDesign id={designId}>
        <TopologyTab />
      </InDesign>,
      { api: aService(), at: '/', path: '/' },
    );
    await view.user.click(await screen.findByRole('button', { name: `Choose ${name}` }));
    return view.user;
  };

  test.each([
    ['Lobby', 'Changed manually: Label. Planning again keeps it.'],
    ['Lab switch', 'Added manually. Planning again keeps it.'],
  ])('reports %s', async (name, sentence) => {
    await choose(name);
    expect(details().getByText(sentence)).toBeTruthy();
  });

  test.each(['HQ-CORE-1', 'link core--acc'])(
    '%s can be locked and unlocked, and the lock undone',
    async (name) => {
      const user = await choose(name);
      expect(details().queryByText(/Planning again|planning again/)).toBeNull();
      await user.click(details().getByRole('button', { name: 'Lock' }));
      expect(details().getByText('Locked: planning again leaves it as it is.')).toBeTruthy();
      expect(screen.getByText('Unsaved changes')).toBeTruthy();
      await user.click(details().getByRole('button', { name: 'Unlock' }));
      await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(details().getByRole('button', { name: 'Unlock' })).toBeTruthy());
    },
  );
});
