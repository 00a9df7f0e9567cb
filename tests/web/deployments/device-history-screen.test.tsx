import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getDeployment,
  getRunningConfig,
  listCompatibleTemplates,
  listDeviceDeployments,
  putRunningConfig,
} from '#shared/contract/deployments.ts';
import { getDesign } from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import DeviceHistoryScreen from '#web/features/deployments/device/device-history-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';
import { aDeployment, designId } from './a-deployment.ts';

const design = aDesign({ id: designId, requirements: { wiredUsers: 12 } });
const { nodes, edges, subnets } = planTopology(design.requirements);
const node = nodes.find(({ type }) => type === 'switch')?.id ?? '';
const deviceId = `${designId}:${node}`;
const completed = aDeployment({
  deviceId,
  status: 'completed',
  renderedConfig:
    'hostname A\n!\ninterface GigabitEthernet1/0/1\n description Printer\n!\nntp server 10.0.0.1\n',
});

function show() {
  const api = new FakeApi();
  api.answer(getDesign, { data: design });
  api.answer(getTopology, {
    data: {
      nodes,
      edges,
      subnets,
      designId,
      version: 1,
      designVersion: 1,
      lastUpdated: '2026-11-20T10:00:00.000Z',
      edits: noEdits(),
    },
  });
  api.answer(listDeviceDeployments, { data: [completed] });
  api.answer(getDeployment, { data: completed });
  api.answer(listCompatibleTemplates, { data: [] });
  api.refuse(getRunningConfig, 'not_found', 'This running configuration does not exist.');
  const shown = renderScreen(
    <OnceSignedIn>
      <DeviceHistoryScreen />
    </OnceSignedIn>,
    { api, at: `/devices/${encodeURIComponent(deviceId)}`, path: '/devices/:id', as: aUser() },
  );
  return { api, ...shown };
}

test('a pasted running configuration is compared with what was last completed, with lines to put it right', async () => {
  const { user, api, container } = show();
  const running =
    'hostname A\n!\ninterface GigabitEthernet1/0/1\n description Camera\n!\nsnmp-server community public\n';
  api.answer(putRunningConfig, {
    data: {
      deviceId,
      text: running,
      hash: 'b'.repeat(64),
      size: running.length,
      revision: 1,
      updatedAt: '2026-11-21T10:00:00.000Z',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste or upload' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: 'Configuration' }));
  await user.paste(running);
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(
    await screen.findByText(/^Not as it should be: 1 line missing, 1 line too many, 1 line changed/),
  ).toBeTruthy();
  const remediation = screen.getByRole('region', { name: 'Remediation' });
  expect(remediation.textContent).toContain('no snmp-server community public');
  expect(remediation.textContent).toContain('description Printer');
  expect(screen.getByRole('button', { name: 'Copy the rollback' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'What the device showed 6 lines' }));
  const shown = screen.getByRole('region', { name: /^Running configuration of / });
  expect(within(shown).getByText('snmp-server community public')).toBeTruthy();
  await expectAccessible(container);
});

test('the page names the device, where it comes from, and its deployments', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Its configuration in the design' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Deployments' });
  expect(within(table).getByText('Base hardening')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deploy' }).getAttribute('href')).toBe(
    `/deployments/new?device=${encodeURIComponent(deviceId)}`,
  );
});
