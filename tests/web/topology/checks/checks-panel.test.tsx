import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDesign, type NewDesignInput, updateDesign } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { getTopology } from '#shared/contract/topology.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
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

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(refineInWorker).mockResolvedValue(new Map());
});

const designId = '65a000000000000000000001';
const at = { position: { x: 3, y: 4 } };

/** All that the design asks for. */
const asked = ['requirements.wiredUsers', 'requirements.ipScheme.private'];
const requirements = {
  wiredUsers: 30,
  services: { network: [] },
  securityRequirements: { firewall: 'none' as const },
};

/**
 * A provider, a core and two access switches of one name that share their desks; the first is attached to one uplink.
 */
const twins: Graph = aGraph(
  [
    aNode({ id: 'isp', type: 'internet', layer: 'internet', label: 'Provider', ...at }),
    aNode({ id: 'core', layer: 'core', label: 'HQ-CORE-1', site: 'Leeds', ...at }),
    aNode({ id: 'a', label: 'HQ-ACC-1', site: 'Leeds', ...at }),
    aNode({ id: 'b', label: 'HQ-ACC-1', site: 'Leeds', ...at }),
    aNode({
      id: 'desks',
      type: 'user',
      layer: 'endpoint',
      label: 'Desks',
      site: 'Leeds',
      quantity: 30,
      because: { rule: 'People', inputs: {}, serves: [...asked] },
      ...at,
    }),
  ],
  [
    aLink('isp', 'core', { type: 'wan', sourcePort: 'port 1', targetPort: 'port 9' }),
    aLink('core', 'a', { sourcePort: 'port 1', targetPort: 'uplink 1', bandwidthMbps: 10_000 }),
    aLink('core', 'b', { sourcePort: 'port 2', targetPort: 'uplink 1', bandwidthMbps: 10_000 }),
    aLink('a', 'desks', { type: 'lan', sourcePort: 'port 1-20' }),
    aLink('b', 'desks', { type: 'lan', sourcePort: 'port 1-10' }),
  ],
);

interface Shown {
  readonly search?: string;
  readonly api?: FakeApi;
  readonly design?: Partial<NewDesignInput>;
}

function show(graph: Graph, { search = '', api = new FakeApi(), design = {} }: Shown = {}) {
  api.answer(getTopology, {
    data: {
      ...graph,
      designId,
      version: 3,
      designVersion: 1,
      lastUpdated: '2026-11-20T10:00:00.000Z',
      edits: noEdits(),
    },
  });
  api.answer(getDesign, { data: aDesign({ id: designId, version: 1, requirements, ...design }) });
  return {
    api,
    ...renderScreen(
      <InDesign id={designId}>
        <TopologyTab />
      </InDesign>,
      { api, at: `/${search}`, path: '/' },
    ),
  };
}

const panel = () => screen.getByRole('region', { name: 'Checks' });
const checksOf = (title: string) =>
  within(panel())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: new RegExp(title) }));

test('the button counts what the checks found, and opens them by keyboard alone', async () => {
  const { user } = show(twins);
  const button = await screen.findByRole('button', { name: 'Checks: 1 failure, 0 warnings, 10 not checked' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(panel());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('all checks are listed with their outcome in words and with what they could not check', async () => {
  const { container } = show(twins, { search: '?panel=checks' });
  expect(await screen.findByText('Two devices are called HQ-ACC-1.')).toBeTruthy();
  expect(within(panel()).getAllByRole('heading', { level: 3 })).toHaveLength(17);
  expect(checksOf('names and addresses')?.textContent).toContain('1 failure');
  expect(checksOf('Subnets do not overlap')?.textContent).toContain('Passed');
  expect(checksOf('link ends on')?.textContent).toContain('no model yet');
  await expectAccessible(container);
});

test('what needs somebody stands before what could not be checked, and what passed at the end', async () => {
  show(twins, { search: '?panel=checks' });
  await screen.findByText('Two devices are called HQ-ACC-1.');
  const outcomes = [/\d failures?$/, /Not checked$/, /Passed$/];
  const kinds = within(panel())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => outcomes.findIndex((outcome) => outcome.test(textContent ?? '')));
  expect(new Set(kinds)).toEqual(new Set([0, 1, 2]));
  expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
});

test('what a planned network does is simulated part by part, and joins the list as it comes', async () => {
  show(planTopology(aDesign({ requirements: { wiredUsers: 30 } }).requirements), {
    search: '?panel=checks',
    design: { requirements: { wiredUsers: 30 } },
  });
  await waitFor(() => expect(checksOf('Promised flows pass')?.textContent).toContain('Passed'));
  await waitFor(() => expect(checksOf('must survive a single failure')?.textContent).toContain('Passed'));
  expect(within(panel()).getByRole('status').textContent).toBe('');
});

test('a drawing that cannot be simulated is not checked, and says why', async () => {
  show(twins, { search: '?panel=checks' });
  await waitFor(() => expect(checksOf('Promised flows pass')?.textContent).toContain('Not simulated'));
  expect(checksOf('Every host reaches its gateway')?.textContent).toContain('Not checked');
});

test('a finding selects its elements; its fix is an edit that can be undone, and the checks follow', async () => {
  const { user } = show(twins, { search: '?panel=checks' });
  await user.click(await screen.findByRole('button', { name: /Two devices are called HQ-ACC-1/ }));
  expect(screen.getByRole('heading', { name: '2 devices' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Fix: rename it to HQ-ACC-2' }));
  expect(screen.getByRole('button', { name: 'Choose HQ-ACC-2' })).toBeTruthy();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Two devices are called HQ-ACC-1.')).toBeNull());
  expect(screen.getByRole('button', { name: 'Checks: nothing found, 10 not checked' })).toBeTruthy();

  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(await screen.findByText('Two devices are called HQ-ACC-1.')).toBeTruthy();
});

test('a failure is chosen from the list or the canvas and says who loses what', async () => {
  const { user, container } = show(twins, { search: '?panel=failures' });
  const table = await screen.findByRole('table', { name: 'Failures, the worst first' });
  await user.click(within(table).getByRole('button', { name: 'HQ-CORE-1' }));
  expect(
    screen.getByText(
      'Without HQ-CORE-1, 30 people and end devices and 2 network devices are cut off at Leeds.',
    ),
  ).toBeTruthy();
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: 'Choose link core--a' }));
  expect(
    screen.getByText(
      'Without HQ-CORE-1 – HQ-ACC-1, 20 people and end devices and 1 network device are cut off at Leeds.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose Desks' }));
  expect(screen.getByText('Nobody loses the network when Desks fails.')).toBeTruthy();
});

test('availability is shown by site as an estimate, with its causes and assumptions', async () => {
  const { user, container } = show(planTopology(aDesign({ requirements: { wiredUsers: 30 } }).requirements), {
    search: '?panel=availability',
  });
  const table = await screen.findByRole('table', { name: 'Availability by site' });
  expect(table.textContent).toMatch(/~99\.\d+ %/);
  expect(screen.getByText(/An estimate for comparing plans/).textContent).toContain(
    '250,000 and 24 for a switch',
  );
  await expectAccessible(container);
  const [cause] = within(table).getAllByRole('button', { name: /FW|RTR|Internet/ });
  if (cause) await user.click(cause);
  expect(screen.getByRole('complementary', { name: 'Details' }).textContent).not.toContain('This topology');
});

test('requirements lead to what serves them, and say what is lacking', async () => {
  const nodes = twins.nodes.map((node) => (node.id === 'desks' ? { ...node, quantity: 20 } : node));
  const { user, container } = show({ ...twins, nodes }, { search: '?panel=requirements' });
  const table = await screen.findByRole('table', { name: 'Requirements and what serves them' });
  expect(table.textContent).toContain('30 wired users');
  expect(table.textContent).toContain('The topology has room for 20 of 30.');
  expect(table.textContent).toContain('Served in part');
  await expectAccessible(container);
  await user.click(within(table).getAllByRole('button', { name: '1 element' })[0] as HTMLElement);
  const details = within(screen.getByRole('complementary', { name: 'Details' }));
  expect(details.getByRole('heading', { name: 'What it serves' })).toBeTruthy();
  expect(details.getByText('30 wired users')).toBeTruthy();
});

test('an existing network is shown by its devices and the answers to its issues', async () => {
  const because = { rule: 'existing-kept', inputs: { device: 'CORE 9' } };
  const existing = { line: 0, device: 'CORE 9', count: 1, because };
  const nodes = twins.nodes.map((node) =>
    node.id === 'core' ? { ...node, status: 'kept' as const, existing } : node,
  );
  const existingNetworkDetails = {
    currentDevices: [{ type: 'Core switch', model: 'CORE 9', quantity: 3 }],
    currentTopology: 'ring' as const,
    currentIssues: ['security' as const, 'bandwidth' as const],
  };
  const { user, container } = show(
    { ...twins, nodes },
    { search: '?panel=existing', design: { isExistingNetwork: true, existingNetworkDetails } },
  );
  const table = await screen.findByRole('table', { name: 'Existing devices' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('CORE 9Core switch3102');
  expect(screen.getByText(/^The ring is replaced/)).toBeTruthy();
  const issues = within(screen.getByRole('region', { name: 'Issues' }));
  expect(issues.getByRole('heading', { name: /Security.*Not answered/ })).toBeTruthy();
  expect(issues.getByText(/No firewall is required/)).toBeTruthy();
  await expectAccessible(container);
  await user.click(within(table).getByRole('button', { name: 'CORE 9' }));
  expect(screen.getByRole('complementary', { name: 'Details' }).textContent).toContain('StatusKept');
});

test('a device that the catalogue does not list is asked about, and is replaced where it is asked', async () => {
  const because = { rule: 'existing-unknown', inputs: { device: 'CORE 9' } };
  const existing = { line: 0, device: 'CORE 9', count: 1, because };
  const nodes = twins.nodes.map((node) =>
    node.id === 'core' ? { ...node, status: 'replaced' as const, existing } : node,
  );
  const currentDevices = [{ type: 'Core switch', model: 'CORE 9', quantity: 1 }];
  const design = { isExistingNetwork: true, existingNetworkDetails: { currentDevices } };
  const { api, user, container } = show({ ...twins, nodes }, { search: '?panel=existing', design });
  api.answer(updateDesign, { data: aDesign({ id: designId, version: 2, requirements, ...design }) });
  expect(await screen.findByText(/^What can CORE 9 do\?/)).toBeTruthy();
  const answer = screen.getByRole('link', { name: 'Say what it can do' });
  expect(answer.getAttribute('href')).toContain('edit?step=basics&device=1');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'It is replaced' }));
  expect(await screen.findByText('CORE 9 is to be replaced. Plan again to see it.')).toBeTruthy();
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({
    existingNetworkDetails: { currentDevices: [{ model: 'CORE 9', fate: 'replace' }] },
  });
});

test('a design that starts from nothing has no existing network to show', async () => {
  show(twins, { search: '?panel=checks' });
  await screen.findByText('Two devices are called HQ-ACC-1.');
  expect(screen.queryByRole('button', { name: 'Existing network' })).toBeNull();
});

test('models are fetched only if a device names one', async () => {
  const { api } = show(twins, { search: '?panel=checks' });
  await screen.findByText('Two devices are called HQ-ACC-1.');
  expect(api.callsOf(listEquipment)).toEqual([]);
});

test('when the catalogue cannot be read, the checks cover what they can', async () => {
  const api = new FakeApi();
  api.refuse(listEquipment, 'unavailable', 'Failed to fetch equipment');
  const nodes = twins.nodes.map((node) =>
    node.id === 'a' ? { ...node, equipmentId: '5f3e8a10c2d4b6f8a0e1c3d5' } : node,
  );
  show({ ...twins, nodes }, { search: '?panel=checks', api });
  expect(await screen.findByText('Two devices are called HQ-ACC-1.')).toBeTruthy();
});

test('the view and the panel keep to themselves in the address', async () => {
  const { user, address } = show(twins, { search: '?panel=requirements' });
  await screen.findByRole('table', { name: 'Requirements and what serves them' });
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(address()).toContain('view=table&panel=requirements');
  await user.click(screen.getByRole('button', { name: 'Close checks' }));
  expect(address()).toMatch(/\?view=table$/);
});
