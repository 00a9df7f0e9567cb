import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import type { Graph, Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { type TopologyUpdate, updateTopology } from '#shared/contract/topology-update.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { networkVerifier } from '#web/documents/verifications/network-verifier.ts';
import { shownElements } from '#web/features/topology/checks/shown-elements.ts';
import DesignVerification from '#web/features/verification/design-verification.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { serviceDouble } from '../../support/service-double.ts';
import { aDesign } from '../designs/form-builders.ts';
import { type RenderedTab, renderDesignTab, storedTopology } from '../designs/render-design-tab.tsx';

vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(networkVerifier()) }));

const design = aDesign({
  designName: 'Two offices',
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, wirelessUsers: 8 },
      { name: 'York', wiredUsers: 4 },
    ],
  },
});
const plan = planTopology(design.requirements);

const show = (query = '', graph: Graph = plan, answers: RenderedTab['answers'] = () => {}) =>
  renderDesignTab(<DesignVerification />, { design, plan: graph, tab: 'verification', query, answers });

/** The plan with all but one VLAN taken off each trunk. */
const withoutVlan: Graph = {
  ...plan,
  edges: plan.edges.map((edge) =>
    edge.vlans.length > 1 ? { ...edge, vlans: edge.vlans.slice(0, 1) } : edge,
  ),
};

test('the matrix says of each pair of zones what the policy promises and what happens', async () => {
  const { container } = show();
  const table = await screen.findByRole('table', { name: 'Flows between zones' });
  expect(screen.getByText(/^\d+ of \d+ flows do what the policy says\.$/)).toBeTruthy();
  expect(within(table).getByRole('columnheader', { name: 'to Internet' })).toBeTruthy();
  expect(within(table).getByRole('rowheader', { name: 'Leeds' })).toBeTruthy();
  const [toInternet] = within(table).getAllByRole('link', { name: /^Passes Promised: / });
  expect(toInternet?.getAttribute('href')).toContain('view=path');
  expect(within(table).getAllByRole('link', { name: 'Blocked Forbidden' }).length).toBeGreaterThan(0);
  await expectAccessible(container);
});

test('a switch that was drawn and has no address is named, and the rest is checked', async () => {
  const drawn: TopologyNode = {
    id: 'drawn',
    type: 'switch',
    label: 'LEE-SW-9',
    layer: 'access',
    site: 'Leeds',
    quantity: 1,
    addresses: [],
  };
  show('', { ...plan, nodes: [...plan.nodes, drawn] });
  expect(await screen.findByText('Not checked, because they have no address: LEE-SW-9.')).toBeTruthy();
  expect(screen.getByText(/^\d+ of \d+ flows do what the policy says\.$/)).toBeTruthy();
});

test('a site and what differs stand in the address', async () => {
  const { user, address } = show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'York');
  expect(address()).toContain('site=York');
  await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
  expect(address()).toContain('only=differing');
  expect(await screen.findByText('Nothing differs')).toBeTruthy();
});

test('a cell leads to the path of its flow, hop by hop, and the address alone opens it again', async () => {
  const { user, address, unmount } = show();
  const cells = await screen.findAllByRole('link', { name: /^Passes Promised: / });
  const cell = cells.find((link) => link.getAttribute('href')?.includes('to=internet'));
  if (cell === undefined) throw new Error('No cell passes to the internet.');
  await user.click(cell);
  const there = await screen.findByRole('region', { name: 'There' });
  expect(within(there).getAllByText('Route').length).toBeGreaterThan(0);
  expect(within(there).getAllByText('NAT').length).toBeGreaterThan(0);
  const decided = (region: HTMLElement, term: string) =>
    within(region)
      .getAllByText(term)
      .map((label) => label.nextElementSibling?.textContent ?? '');
  expect(decided(there, 'Policy').every((words) => /allows it, from /.test(words))).toBe(true);
  expect(decided(there, 'VLAN').every((words) => /^\d+, from /.test(words))).toBe(true);
  expect(decided(screen.getByRole('region', { name: 'Back' }), 'NAT')).toEqual([
    expect.stringMatching(/^Undoes the request’s translation to 192\.0\.2\.\d+, from /),
  ]);
  const [device] = within(there).getAllByRole('link');
  expect(device?.getAttribute('href')).toMatch(/\/topology\?select=/);
  const path = address();
  unmount();
  const { container } = show(path.slice(path.indexOf('?')));
  expect(await screen.findByRole('region', { name: 'There' })).toBeTruthy();
  await expectAccessible(container);
});

test('a failed element is in the address, and the walk says where the flow is dropped and why', async () => {
  const { user, address } = show('?view=path');
  const failable = await screen.findByLabelText('Fail an element');
  const provider = plan.nodes.find(({ type }) => type === 'internet');
  await user.selectOptions(failable, provider?.id ?? '');
  expect(address()).toContain(`failed=${provider?.id}`);
  expect(await screen.findByText(/is dropped\.$/)).toBeTruthy();
  expect(screen.getByText('Dropped.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Restore / }));
  expect(await screen.findByText(/ passes\.$/)).toBeTruthy();
});

test('the failures of every element are worked out when they are looked at, the worst first', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Failures' }));
  const table = await screen.findByRole('table', { name: 'What single failures take' });
  expect(
    await screen.findByText(/^Everything that the requirements say must survive a single failure does/),
  ).toBeTruthy();
  const lost = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
});

test('a failure that takes what has to survive it comes first and says so', async () => {
  const asked = aDesign({ requirements: { ...design.requirements, redundancy: { internet: true } } });
  const { user } = renderDesignTab(<DesignVerification />, { design: asked, plan, tab: 'verification' });
  await user.click(await screen.findByRole('link', { name: 'Failures' }));
  expect(
    await screen.findByText(/^\d+ single failures? (do|does) harm that the design does not allow\.$/),
  ).toBeTruthy();
  const [, first] = within(screen.getByRole('table', { name: 'What single failures take' })).getAllByRole(
    'row',
  );
  expect(first && within(first).getAllByText(/^\d+ flows?$/)).toHaveLength(1);
});

describe('a finding with a fix', () => {
  const trunk = plan.edges.find(({ source, vlans }) => source.includes('fw') && vlans.length > 1);
  const [vlan] = trunk?.vlans ?? [];
  const edges = plan.edges.map((edge) =>
    edge.source === trunk?.source ? { ...edge, vlans: edge.vlans.filter((own) => own !== vlan) } : edge,
  );

  it('is mended in place, and what was done is taken back', async () => {
    let stored: Topology = storedTopology({ ...plan, edges }, design);
    const sent: TopologyUpdate[] = [];
    const { user } = show('?view=findings', stored, (api) =>
      api.respond(updateTopology, ({ body }) => {
        const update = body as TopologyUpdate;
        sent.push(update);
        if (update.version !== stored.version || update.changes === undefined)
          throw new Error('Nothing to change.');
        stored = { ...stored, ...applyChanges(stored, update.changes), version: stored.version + 1 };
        return Response.json({ success: true, data: stored });
      }),
    );
    const label = /^Fix: carry VLAN \d+ between/;
    const [first] = await screen.findAllByRole('button', { name: label });
    if (first === undefined) throw new Error('No fix is offered.');
    await user.click(first);
    expect((await screen.findByText(/^Fixed in the topology: carry VLAN/)).textContent).toMatch(/ and .*\.$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
    expect(screen.getAllByText('Passed').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByRole('button', { name: label })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Fixed in the topology/)).toBeNull();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(stored.edges).toEqual(edges);
  });

  it('that someone else’s change prevents says so, and the newer topology is read', async () => {
    let api = new FakeApi();
    const { user } = show('?view=findings', { ...plan, edges }, (own) => {
      api = own;
      own.refuse(updateTopology, 'stale_version', 'This topology was changed by someone else.');
    });
    const [first] = await screen.findAllByRole('button', { name: /^Fix: carry VLAN/ });
    if (first === undefined) throw new Error('No fix is offered.');
    await user.click(first);
    expect((await screen.findByRole('alert')).textContent).toContain('changed by someone else');
    api.answer(getTopology, { data: { ...storedTopology(plan, design), version: 2 } });
    await user.click(screen.getByRole('button', { name: 'Load the newer topology' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Fix: / })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** Ids that are no words: those of providers are. */
const ids = plan.nodes.flatMap(({ id }) => (id.includes('-') ? [id] : []));

test('flows that differ and findings name devices by their labels', async () => {
  const { user } = show('', withoutVlan);
  const differing = await screen.findByRole('table', { name: 'Flows that differ' });
  for (const id of ids) expect(differing.textContent).not.toContain(id);
  await user.click(screen.getByRole('link', { name: /^Findings/ }));
  const title = 'Promised flows pass and forbidden ones do not';
  const flows = await screen.findByRole('region', { name: title });
  expect(within(flows).getAllByRole('row').length).toBeGreaterThan(1);
  await waitFor(() => {
    for (const id of ids) expect(flows.textContent).not.toContain(id);
  });
});

test('a cluster is named as one device', () => {
  const { requirements } = aDesign({
    requirements: {
      sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 200, wirelessUsers: 80, floors: 4 }],
      redundancy: { internet: true, coreSwitching: true },
    },
  });
  const graph = planTopology(requirements);
  const member = graph.nodes.find(({ cluster }) => cluster !== undefined);
  const nameOf = networkNames(graph, []);
  expect(nameOf(member?.cluster ?? '')).toBe('HQ-FW');
  const { selected } = shownElements(graph, [member?.cluster ?? '']);
  expect(selected.nodes.size).toBe(2);
});

test('a plan that leaves something open is refused element by element, with what to do', async () => {
  const { container } = show('', {
    ...plan,
    edges: plan.edges.map(({ addresses: _, ...edge }) => edge),
  });
  const table = await screen.findByRole('table', { name: 'What the plan leaves open' });
  expect(within(table).getAllByText('address of the provider').length).toBeGreaterThan(0);
  for (const id of ids) expect(table.textContent).not.toContain(id);
  expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\/topology\?select=/);
  expect(
    screen.getByText(/planning again adds what the requirements determine and keeps your own changes\.$/),
  ).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Plan the topology again' });
  expect(again.getAttribute('href')).toBe(`/designs/${design.id}/topology?plan=again`);
  await expectAccessible(container);
});
