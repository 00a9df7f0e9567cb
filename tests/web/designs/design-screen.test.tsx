import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { archiveDesign, type Design, getDesign, updateDesign } from '#shared/contract/designs.ts';
import { listReports } from '#shared/contract/reports.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import DesignOverviewScreen from '#web/app/design-overview-screen.tsx';
import DesignAddressing from '#web/features/designs/design-addressing.tsx';
import DesignRequirements from '#web/features/designs/design-requirements.tsx';
import DesignScreen from '#web/features/designs/design-screen.tsx';
import { aSubnet } from '../../network/graph-builder.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from './form-builders.ts';
import { OnceSignedIn } from './once-signed-in.tsx';

const offices = aDesign({
  designName: 'Northern offices',
  description: 'Two sites',
  version: 3,
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 180, wirelessUsers: 240, phones: 20 },
      { name: 'York', wiredUsers: 25 },
    ],
  },
});

const aPlan = (design: Design) => ({
  ...planTopology(design.requirements),
  designId: design.id,
  version: 1,
  designVersion: design.version,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
});

function show(design: Design, tab = '', api = new FakeApi()) {
  api.answer(getDesign, { data: design });
  return open(design, tab, api);
}

function open(design: Design, tab: string, api: FakeApi) {
  api.answer(listReports, { data: [] });
  const view = renderScreen(
    <OnceSignedIn>
      <Routes>
        <Route path="/" element={<DesignScreen />}>
          <Route index element={<DesignOverviewScreen />} />
          <Route path="requirements" element={<DesignRequirements />} />
          <Route path="addressing" element={<DesignAddressing />} />
          <Route path="topology" element={<p>The canvas</p>} />
        </Route>
      </Routes>
    </OnceSignedIn>,
    { api, at: `/designs/${design.id}${tab}`, path: '/designs/:id/*', as: aUser() },
  );
  return { api, ...view };
}

test('a design shows what it serves and what comes next', async () => {
  const { container } = show(offices);
  expect(await screen.findByRole('heading', { level: 1, name: /Northern offices/ })).toBeTruthy();
  expect(screen.getByText('205 wired, 240 wireless')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate topology' })).toBeTruthy();
  expect(await screen.findByText(/None yet\. A report shows/)).toBeTruthy();
  await expectAccessible(container);
});

test('a design with a topology leads on to its equipment, and then to its report', async () => {
  show({ ...offices, plannedDevices: 40 });
  const choose = await screen.findByRole('link', { name: 'See what is recommended' });
  expect(choose.getAttribute('href')).toBe(`/designs/${offices.id}/equipment#recommended-devices`);
});

const stage = async (name: string) => {
  const stages = await screen.findByRole('region', { name: 'Stages' });
  return within(stages).getByRole('link', { name }).closest('li')?.textContent;
};
const planned = { topologyVersion: 1, designVersion: 3, structure: 'as planned' };

test('assigned equipment is counted, on its stage and its tab', async () => {
  show({ ...offices, plannedDevices: 40, deviceCount: 38, planned });
  expect(await stage('Equipment')).toContain('38 pieces on the bill of materials');
  expect(screen.getByRole('link', { name: /^Equipment.*38$/ })).toBeTruthy();
});

test('a stage is outdated once what it was made from has changed', async () => {
  show({
    ...offices,
    version: 6,
    requirementsVersion: 5,
    plannedDevices: 40,
    deviceCount: 38,
    reportCount: 2,
    planned,
    equippedFor: 'another plan',
    reported: { designVersion: 3, topologyVersion: 1, equipmentVersion: 0 },
  });
  expect(await stage('Requirements')).toContain('Last changed in version 5');
  expect(await stage('Topology')).toMatch(/outdated.*planned from version 3: the requirements have changed/);
  expect(await stage('Equipment')).toContain('chosen for an earlier topology');
  expect(await stage('Report')).toContain('2 reports; the newest shows an earlier state');
  expect(screen.getByRole('link', { name: 'Plan again' }).getAttribute('href')).toBe(
    `/designs/${offices.id}/topology?plan=again`,
  );
});

test('a design of which everything is current leads on to its configurations', async () => {
  show({
    ...offices,
    plannedDevices: 40,
    deviceCount: 38,
    reportCount: 1,
    planned: { ...planned, designVersion: offices.version },
    assessed: { topologyVersion: 1, failed: 0, warnings: 0 },
    equippedFor: 'as planned',
    reported: { designVersion: offices.version, topologyVersion: 1, equipmentVersion: 0 },
  });
  expect(await stage('Report')).toContain('the newest shows this state');
  const action = screen.getByRole('link', { name: 'Get the configurations' });
  expect(action.getAttribute('href')).toBe(`/designs/${offices.id}/configurations`);
});

test('a failed check comes before what follows it', async () => {
  const assessed = { topologyVersion: 1, failed: 2, warnings: 1 };
  show({ ...offices, plannedDevices: 40, planned, assessed });
  expect(await stage('Checks')).toContain('2 failures and 1 warning');
  const action = screen.getByRole('link', { name: 'See what failed' });
  expect(action.getAttribute('href')).toBe(`/designs/${offices.id}/topology?panel=checks`);
});

test('checks that were made before the requirements changed count no longer', async () => {
  const assessed = { topologyVersion: 1, requirementsVersion: 1, failed: 0, warnings: 0 };
  const stages = { ...offices, plannedDevices: 40, planned: { ...planned, designVersion: 1 }, assessed };
  show({ ...stages, version: 2, requirementsVersion: 2 });
  expect(await stage('Checks')).toMatch(/to do.*Not made since the requirements have changed/);
});

/** The picture of a design's topology, by its words. */
async function thumbnailOf(design: Design): Promise<readonly string[]> {
  const api = new FakeApi();
  const plan = aPlan(design);
  api.answer(getTopology, { data: plan });
  show({ ...design, plannedDevices: 40 }, '', api);
  const name = `Topology: ${plan.nodes.length} nodes and ${plan.edges.length} links`;
  const picture = await screen.findByRole('img', { name });
  return Array.from(picture.querySelectorAll('text'), ({ textContent }) => textContent ?? '');
}

test('the topology of several sites is shown in small as their cards', async () => {
  const words = await thumbnailOf(offices);
  expect(words).toEqual(expect.arrayContaining(['Leeds', 'Hub of the network', 'York']));
  expect(words).toContainEqual(expect.stringMatching(/^25 people, \d+ devices$/));
});

test('the topology of one site is shown in small by its devices', async () => {
  const { sites } = offices.requirements;
  const words = await thumbnailOf({
    ...offices,
    requirements: { ...offices.requirements, sites: sites.slice(1) },
  });
  expect(words).toEqual(expect.arrayContaining(['York', 'FW-1']));
});

test('generating the topology leads to the canvas', async () => {
  const { api, user, address } = show(offices);
  api.answer(generateTopology, { data: aPlan(offices) });
  await user.click(await screen.findByRole('button', { name: 'Generate topology' }));
  await waitFor(() => expect(address()).toBe(`/designs/${offices.id}/topology`));
  expect(screen.getByText('The canvas')).toBeTruthy();
});

test('a topology that cannot be planned says why', async () => {
  const { api, user } = show(offices);
  api.refuse(generateTopology, 'unprocessable', 'The private block is too small for this network.');
  await user.click(await screen.findByRole('button', { name: 'Generate topology' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The private block is too small for this network.',
  );
});

test('the status is changed on top of the version that is shown', async () => {
  const { api, user } = show(offices);
  api.answer(updateDesign, { data: { ...offices, designStatus: 'active', version: 4 } });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark as active' }));
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(api.callsOf(updateDesign)[0]?.body).toEqual({
    version: 3,
    designStatus: 'active',
    isTemplate: false,
  });
});

test('archiving leads back to the list', async () => {
  const { api, user, address } = show(offices);
  api.answer(archiveDesign, { data: { ...offices, designStatus: 'archived', version: 4 } });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(address()).toBe('/designs'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('the requirements are complete, each section with a way to its step', async () => {
  const { container } = show(offices, '/requirements');
  const sites = await screen.findByRole('table', { name: 'Sites' });
  expect(within(sites).getByText('Leeds')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit security and redundancy' }).getAttribute('href')).toBe(
    `/designs/${offices.id}/edit?step=security`,
  );
  for (const label of [
    'Private block',
    'Firewall',
    'Second internet line',
    'Preferred vendor',
    'Cloud services',
  ])
    expect(screen.getByText(label)).toBeTruthy();
  await expectAccessible(container);
});

test('the addressing plan is grouped by site and can be searched', async () => {
  const api = new FakeApi();
  const plan = aPlan(offices);
  api.answer(getTopology, { data: plan });
  const { user, container } = show({ ...offices, plannedDevices: 40 }, '/addressing', api);
  const table = await screen.findByRole('table', { name: 'Addressing plan' });
  expect(within(table).getByRole('rowheader', { name: /^Leeds/ })).toBeTruthy();
  const voice = plan.subnets.find(({ purpose, site }) => purpose === 'voice' && site === 'Leeds');
  expect(within(table).getByText(voice?.cidr ?? 'no voice')).toBeTruthy();
  await expectAccessible(container);
  await user.type(screen.getByRole('searchbox'), 'york');
  await waitFor(() => expect(within(table).queryByRole('rowheader', { name: /^Leeds/ })).toBeNull());
  expect(within(table).getByRole('rowheader', { name: /^York/ })).toBeTruthy();
});

test('hosts of public addresses are counted of all that are routed', async () => {
  const api = new FakeApi();
  const plan = aPlan(offices);
  const row = aSubnet({ id: 'public', purpose: 'public', cidr: '192.0.2.4/30', hosts: 3 });
  api.answer(getTopology, { data: { ...plan, subnets: [row] } });
  show(offices, '/addressing', api);
  const table = await screen.findByRole('table', { name: 'Addressing plan' });
  expect(within(table).getByRole('cell', { name: '3 of 4' }).title).toBe('4 usable addresses');
});

test('without a topology the addressing says where it comes from', async () => {
  const api = new FakeApi();
  api.refuse(getTopology, 'not_found', 'This topology does not exist.');
  show(offices, '/addressing', api);
  expect(await screen.findByText('No addressing yet')).toBeTruthy();
});

test('a tab that shows the topology asks for it together with the design', async () => {
  const api = new FakeApi();
  const { promise, resolve } = Promise.withResolvers<{ data: Design }>();
  api.answer(getDesign, () => promise);
  api.answer(getTopology, { data: aPlan(offices) });
  open(offices, '/addressing', api);
  await waitFor(() => expect(api.callsOf(getTopology)).toHaveLength(1));
  expect(screen.queryByRole('table')).toBeNull();
  resolve({ data: offices });
  expect(await screen.findByRole('table', { name: 'Addressing plan' })).toBeTruthy();
});

test('where the design fails its sentence is shown, whatever became of its topology', async () => {
  const api = new FakeApi();
  api.cut(getDesign);
  api.cut(getTopology);
  const { user } = open(offices, '/addressing', api);
  await screen.findByText(/Failed to fetch design/);
  expect(screen.queryByText(/Failed to fetch topology/)).toBeNull();
  api.answer(getDesign, { data: offices });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Failed to fetch topology/)).toBeTruthy();
  api.answer(getTopology, { data: aPlan(offices) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Addressing plan' })).toBeTruthy();
});

test('a tab that does not show the topology leaves it where it is', async () => {
  const { api } = show(offices, '/requirements');
  await screen.findByRole('heading', { level: 1, name: /Northern offices/ });
  expect(api.callsOf(getTopology)).toHaveLength(0);
});

test.each(['65a000000000000000000099', 'no-id-at-all'])('there is no design %s', async (id) => {
  const api = new FakeApi();
  api.refuse(getDesign, 'not_found', 'This design does not exist.');
  renderScreen(<DesignScreen />, { api, at: `/designs/${id}`, path: '/designs/:id', as: aUser() });
  expect(await screen.findByText('This design does not exist')).toBeTruthy();
  expect(api.callsOf(getDesign)).toHaveLength(id === 'no-id-at-all' ? 0 : 1);
});

test('a design that cannot be fetched can be retried', async () => {
  const api = new FakeApi();
  api.cut(getDesign);
  const { user } = renderScreen(<DesignScreen />, {
    api,
    at: `/designs/${offices.id}`,
    path: '/designs/:id',
    as: aUser(),
  });
  await screen.findByText('Failed to fetch design');
  api.answer(getDesign, { data: offices });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Northern offices/ })).toBeTruthy();
});
