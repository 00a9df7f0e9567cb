import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deployTemplate, getDeployment, listDeviceDeployments } from '#shared/contract/deployments.ts';
import { getDesign, listDesigns } from '#shared/contract/designs.ts';
import { listUserEquipment } from '#shared/contract/equipment.ts';
import { paginate } from '#shared/contract/pagination.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { getTemplate, listUserTemplates } from '#shared/contract/templates.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { systemTemplateId } from '#shared/templates/library/system-template-id.ts';
import { composer } from '#web/documents/configurations/composer.ts';
import { summaryOf } from '#web/documents/designs/design-list.ts';
import DeployScreen from '#web/features/deploy/deploy-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { engineWasm } from '../../support/open-engine.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aUser } from '../../support/users.ts';
import { aDeployment, designId, templateId } from '../deployments/a-deployment.ts';
import { aDesign } from '../designs/form-builders.ts';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';

vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(composer()) }));
vi.mock('#web/documents/templates/engine-bytes.ts', () => ({
  engineBytes: async () => engineWasm(),
}));

const design = aDesign({
  id: designId,
  designName: 'Head office',
  plannedDevices: 3,
  requirements: { wiredUsers: 60, wirelessUsers: 20 },
});
const plan = planTopology(design.requirements);
const switches = plan.nodes.filter(({ type }) => type === 'switch');
const nodes = plan.nodes.map((node) =>
  node.type === 'switch'
    ? { ...node, model: { manufacturer: 'Cisco', model: 'Catalyst C9300-48P', partNumber: 'C9300-48P-A' } }
    : node,
);
const [firstSwitch, secondSwitch] = switches;
if (!firstSwitch || !secondSwitch) throw new Error('The plan has too few switches');
const idOf = (node: { readonly id: string }) => `${designId}:${node.id}`;

const author = { _id: 'user-1', name: 'Grace Hopper', email: 'grace@example.com' };
const blank = {
  description: '',
  required: true,
  options: [],
  group: '',
  help: '',
  example: '',
  scope: 'device' as const,
};
const template: Template = {
  id: templateId,
  name: 'Time and monitoring',
  description: '',
  vendor: '',
  model: '',
  equipmentCategory: '',
  dialect: '',
  configType: 'ntp',
  configSourceType: 'template',
  configContent:
    'hostname {{ hostname }}\nntp server {{ ntp_server }}\nsnmp-server location {{ room }}\nkey {{ ntp_secret }}\n',
  variables: [
    { ...blank, name: 'ntp_server', dataType: 'ip', group: 'Time' },
    { ...blank, name: 'room', dataType: 'string', group: 'Place', defaultValue: 'Plant room' },
    { ...blank, name: 'ntp_secret', dataType: 'secret', group: 'Time' },
  ],
  version: '1.0.0',
  tags: [],
  isActive: true,
  isTextOmitted: false,
  revision: 1,
  isSystemTemplate: false,
  createdBy: author,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  changeLog: [],
  deployments: [],
};

function show(query: string) {
  const api = new FakeApi();
  api.answer(listDesigns, { data: [summaryOf(design)], pagination: paginate(1, { page: 1, limit: 100 }) });
  api.answer(getDesign, { data: design });
  api.answer(getTopology, {
    data: {
      nodes,
      edges: plan.edges,
      subnets: plan.subnets,
      designId,
      version: 1,
      designVersion: 1,
      lastUpdated: '2026-11-20T10:00:00.000Z',
      edits: noEdits(),
    },
  });
  api.answer(getTemplate, { data: template });
  api.answer(listUserTemplates, { data: [template] });
  api.answer(listUserEquipment, { data: [] });
  api.answer(listDeviceDeployments, { data: [] });
  const shown = renderScreen(
    <OnceSignedIn>
      <DeployScreen />
    </OnceSignedIn>,
    { api, at: `/deployments/new${query}`, path: '/deployments/new', as: aUser() },
  );
  return { api, ...shown };
}

const bodyOf = (call: { readonly body: unknown } | undefined): Record<string, string> =>
  Object.fromEntries((call?.body as FormData | undefined)?.entries() ?? []) as Record<string, string>;

test('one device: each value shows its source, a wrong one holds the deployment, and what was previewed is frozen', async () => {
  const { user, api, container } = show(
    `?template=${templateId}&device=${encodeURIComponent(idOf(firstSwitch))}`,
  );
  api.answer(deployTemplate, { data: aDeployment() });
  const server = await screen.findByRole('textbox', { name: 'ntp_server' });
  expect(screen.getByText('Value from the device.')).toBeTruthy();
  expect(screen.getByText('Value the default.')).toBeTruthy();
  expect(screen.getByText(/^1 device cannot be deployed to yet/)).toBeTruthy();
  await user.type(server, '10.0.0.300');
  expect(await screen.findAllByText(/ntp_server must be/)).not.toEqual([]);
  await user.clear(server);
  await user.click(screen.getByRole('button', { name: /^Values of the design/ }));
  const [hostname] = await screen.findAllByTitle(`Insert ${firstSwitch.label}`);
  await user.click(hostname ?? container);
  expect(server).toHaveProperty('value', firstSwitch.label);
  await user.clear(server);
  await user.type(server, '10.0.0.1');
  const text = await screen.findByRole('region', { name: `Text for ${firstSwitch.label}` });
  expect(await within(text).findByText('ntp server 10.0.0.1')).toBeTruthy();
  expect(within(text).getByText('key <secret:ntp_secret>')).toBeTruthy();
  await expectAccessible(container);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'CHG-1');
  await user.click(screen.getByRole('button', { name: 'Deploy to 1 device' }));
  expect(await screen.findByRole('link', { name: 'Open the deployment' })).toBeTruthy();
  const sent = bodyOf(api.callsOf(deployTemplate)[0]);
  expect(sent.deviceId).toBe(idOf(firstSwitch));
  expect(JSON.parse(sent.variables ?? '')).toEqual({
    ntp_server: '10.0.0.1',
    ntp_secret: '<secret:ntp_secret>',
  });
  expect(sent.previewHash).toMatch(/^[0-9a-f]{64}$/);
  expect(sent.notes).toBe('CHG-1');
}, 30_000);

test('what was typed survives a reload, until it is discarded or deployed', async () => {
  const query = `?template=${templateId}&device=${encodeURIComponent(idOf(firstSwitch))}`;
  const first = show(query);
  const field = () => screen.findByRole('textbox', { name: 'ntp_server' });
  await first.user.type(await field(), '10.0.0.1');
  await first.user.type(screen.getByRole('textbox', { name: 'Note' }), 'CHG-1');
  await first.user.upload(
    screen.getByLabelText('File in place of the template’s text'),
    new File(['ntp server {{ ntp_server }}'], 'ntp.cfg'),
  );
  await screen.findByText(/ntp\.cfg/);
  first.unmount();

  const { user, api, unmount } = show(query);
  expect(await field()).toHaveProperty('value', '10.0.0.1');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'CHG-1');
  expect(screen.getByText(/^Draft restored/)).toBeTruthy();
  const lostFile = () => screen.queryByText(/^A file was chosen before the page was reloaded/);
  expect(lostFile()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await field()).toHaveProperty('value', '');
  expect(screen.queryByText(/^Draft restored/)).toBeNull();
  expect(lostFile()).toBeNull();

  api.answer(deployTemplate, { data: aDeployment() });
  await user.type(await field(), '10.0.0.2');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Deploy to 1 device' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Deploy to 1 device' }));
  await screen.findByRole('link', { name: 'Open the deployment' });
  unmount();
  show(query);
  expect(await field()).toHaveProperty('value', '');
}, 30_000);

test('many devices: values are imported as CSV, each has its result, and those that failed are tried again', async () => {
  const query = [firstSwitch, secondSwitch]
    .map((node) => `device=${encodeURIComponent(idOf(node))}`)
    .join('&');
  const { user, api } = show(`?template=${templateId}&${query}`);
  let isDown = true;
  api.respond(deployTemplate, ({ body }) => {
    const isSecond = (body as FormData).get('deviceId') === idOf(secondSwitch);
    return isSecond && isDown
      ? Response.json(
          { success: false, error: 'Too many calls.', message: 'Too many calls.', code: 'too_many_requests' },
          { status: 429 },
        )
      : Response.json({ success: true, data: aDeployment() }, { status: 201 });
  });
  await screen.findByRole('table', { name: 'Values of the devices' });
  const csv = `device,ntp_server,room\n${firstSwitch.label},10.0.0.1,East\n${secondSwitch.label},10.0.0.2,West\nNobody,10.0.0.3,\n`;
  await user.upload(screen.getByLabelText('Import CSV'), new File([csv], 'values.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Left out: 1 row of devices that were not chosen: Nobody.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Deploy to 2 devices' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Deploy to 2 devices' }));
  expect(await screen.findByText('Too many calls.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try 1 device again' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Open the deployment' })).toHaveLength(2));
  const rooms = api.callsOf(deployTemplate).map((call) => JSON.parse(bodyOf(call).variables ?? '').room);
  expect(rooms.toSorted()).toEqual(['East', 'West', 'West']);
}, 30_000);

test('a chosen device without a dialect says why it gets nothing, and is not previewed in another one', async () => {
  const other = nodes.find(({ type }) => type === 'router' || type === 'firewall');
  if (!other) throw new Error('The plan has no router');
  show(`?template=composed&design=${designId}&device=${idOf(other)}&device=${idOf(firstSwitch)}`);
  const reason = await screen.findByText(new RegExp(`^${other.label}: .*(no model yet|no templates)`));
  expect(reason.closest('li')).toBeTruthy();
  expect(await screen.findByRole('region', { name: `Text for ${firstSwitch.label}` })).toBeTruthy();
  expect(screen.queryByRole('region', { name: `Text for ${other.label}` })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deploy to 1 device' })).toBeTruthy();
}, 30_000);

test('the composed configuration goes to each device through the template of its own dialect', async () => {
  const { user, api, address } = show(`?template=composed&design=${designId}`);
  api.answer(deployTemplate, { data: aDeployment() });
  api.answer(getDeployment, { data: aDeployment() });
  await user.click(await screen.findByRole('checkbox', { name: firstSwitch.label }));
  expect(address()).toContain('device=');
  expect(screen.getAllByText('Not supported').length).toBeGreaterThan(0);
  expect(await screen.findByText(/nothing to enter/)).toBeTruthy();
  const text = await screen.findByRole('region', { name: `Text for ${firstSwitch.label}` });
  expect(within(text).getByText(`hostname ${firstSwitch.label}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deploy to 1 device' }));
  await screen.findByRole('link', { name: 'Open the deployment' });
  expect(api.callsOf(deployTemplate)[0]?.address).toContain(systemTemplateId('ios-xe', 'whole'));
}, 30_000);
