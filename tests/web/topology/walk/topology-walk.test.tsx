import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { betweenHosts } from '#web/documents/verifications/host-of-end.ts';
import { networkVerifier } from '#web/documents/verifications/network-verifier.ts';
import { keepTopology } from '#web/features/topology/check-worker/keep-topology.ts';
import { drawnWalk } from '#web/features/topology/model/drawn-walk.ts';
import TopologyTab from '#web/features/topology/topology-tab.tsx';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { serviceDouble } from '../../../support/service-double.ts';
import { aDesign } from '../../designs/form-builders.ts';
import { InDesign } from '../../designs/in-design.tsx';

vi.mock('#web/features/topology/canvas/topology-canvas.tsx', () => import('../canvas-double.tsx'));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(keepTopology()) }));
vi.mock('#web/documents/verifications/open-verifier.ts', () => ({
  openVerifier: () => serviceDouble(networkVerifier()),
}));
vi.mock('#web/features/topology/layout/elk-worker.ts', () => ({ refineInWorker: async () => new Map() }));

beforeEach(() => sessionStorage.clear());

const design = aDesign({
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, wirelessUsers: 8 },
      { name: 'York', wiredUsers: 4 },
    ],
  },
});
const plan = planTopology(design.requirements);
const provider = plan.nodes.find(({ type }) => type === 'internet')?.id ?? '';

const verifier = networkVerifier();
verifier.configure(plan, design.requirements, []);
const flow = verifier
  .verify()
  .flows.find((row) => row.flow.expected === 'pass' && row.flow.destination === 'internet')?.flow;
if (flow === undefined) throw new Error('Nobody is promised the internet.');
const question = {
  source: flow.source,
  destination: 'internet',
  service: flow.service.name,
  family: 'IPv4' as const,
  failed: [],
};
const asked = `?${new URLSearchParams({ from: flow.source, to: 'internet', service: flow.service.name })}`;

function show(query: string) {
  const api = new FakeApi();
  api.answer(getDesign, { data: design });
  api.answer(getTopology, {
    data: {
      ...plan,
      designId: design.id,
      version: 1,
      designVersion: design.version,
      lastUpdated: '2026-11-20T10:00:00.000Z',
      edits: noEdits(),
    },
  });
  return renderScreen(
    <InDesign id={design.id}>
      <TopologyTab />
    </InDesign>,
    { api, at: `/designs/x/topology${query}`, path: '/designs/x/topology' },
  );
}

test('an address with a walk lists its steps there and back over the canvas, and closes', async () => {
  const { user, address, container } = show(asked);
  const strip = await screen.findByRole('region', { name: 'Path walk' });
  expect(await within(strip).findByText(/ passes\.$/)).toBeTruthy();
  const there = within(strip).getByRole('list', { name: 'Steps there' });
  expect(within(there).getAllByRole('button').length).toBeGreaterThan(3);
  expect(within(strip).getByRole('link', { name: 'Hop by hop' }).getAttribute('href')).toContain(
    'verification?view=path',
  );
  await expectAccessible(container);

  await user.click(within(strip).getByRole('button', { name: 'Back' }));
  expect(address()).toContain('way=back');
  expect(within(strip).getByRole('list', { name: 'Steps back' })).toBeTruthy();

  await user.click(within(strip).getByRole('button', { name: 'Close the path walk' }));
  expect(screen.queryByRole('region', { name: 'Path walk' })).toBeNull();
  expect(address()).not.toContain('from=');
});

test('with an element failed the strip says where the path is dropped, and why', async () => {
  show(`${asked}&failed=${provider}`);
  const strip = await screen.findByRole('region', { name: 'Path walk' });
  expect(await within(strip).findByText(/ is dropped\.$/)).toBeTruthy();
  expect(within(strip).getByText(/ failed\. /)).toBeTruthy();
  expect(within(strip).getByText('Dropped')).toBeTruthy();
});

test.each(plan.nodes.filter(({ type }) => type === 'user').map(({ label, id }) => [label, id] as const))(
  '%s, chosen on the canvas, is an end of a walk',
  async (_, id) => {
    show(`?from=${id}&to=internet&service=any`);
    const strip = await screen.findByRole('region', { name: 'Path walk' });
    expect(await within(strip).findByText(/^(?!any ).* passes\.$/)).toBeTruthy();
    expect(within(strip).getByRole('list', { name: 'Steps there' })).toBeTruthy();
  },
);

test('desks whose computers hang on phones are ends of a walk', () => {
  const { requirements } = aDesign({
    requirements: { sites: [{ name: 'York', wiredUsers: 10, wirelessUsers: 4, phones: 10, servers: 2 }] },
  });
  const office = planTopology(requirements);
  const officeVerifier = networkVerifier();
  const configured = officeVerifier.configure(office, requirements, []);
  if (configured.state === 'refused') throw new Error('The plan leaves something open.');
  const idOf = (name: string) => office.nodes.find(({ label }) => label.endsWith(name))?.id ?? '';
  const desks = idOf('wired users');
  expect(configured.hosts.map(({ node }) => node)).not.toContain(desks);
  const walked = betweenHosts(
    { source: desks, destination: idOf('servers'), service: 'any', family: 'IPv4', failed: [] },
    office.edges,
    configured.hosts,
  );
  // Of all that these may use, web traffic says most.
  expect(officeVerifier.walk(walked)).toMatchObject({ outcome: 'pass', service: { name: 'HTTPS' } });
});

test('the strip walks the same ends with another service, and repairs what failed', async () => {
  const { user, address } = show(`${asked}&failed=${provider}`);
  const strip = await screen.findByRole('region', { name: 'Path walk' });
  const service = await within(strip).findByRole<HTMLSelectElement>('combobox', { name: 'Service' });
  expect(service.value).toBe(flow.service.name);
  const [other = ''] = within(service)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => name !== flow.service.name);
  await user.selectOptions(service, other);
  expect(address()).toContain(`service=${other}`);
  await user.click(within(strip).getByRole('button', { name: 'Repair what failed' }));
  expect(address()).not.toContain('failed=');
  expect(await within(strip).findByText(/ passes\.$/)).toBeTruthy();
});

test('a walk that this network does not have says so', async () => {
  show('?from=nobody&to=internet&service=DNS');
  expect(await screen.findByText(/no longer has one of these ends/)).toBeTruthy();
});

test('the links of a drawn walk lead from step to step', () => {
  const walk = verifier.walk(question);
  const drawn = drawnWalk(plan, { hops: walk?.there ?? [], isDropped: false, failed: [] });
  expect(drawn.steps.at(-1)).toBe(provider);
  const edges = new Map(plan.edges.map((edge) => [edge.id, edge]));
  let at = drawn.steps[0];
  for (const { edge, to } of drawn.links) {
    const { source, target } = edges.get(edge) ?? { source: '', target: '' };
    expect(new Set([source, target])).toEqual(new Set([at, to]));
    at = to;
  }
  expect(at).toBe(provider);
  expect(drawn.droppedAt).toBeUndefined();
});
