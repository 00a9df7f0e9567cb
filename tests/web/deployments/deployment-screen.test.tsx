import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { getDeployment, listDeviceDeployments, rollBackDeployment } from '#shared/contract/deployments.ts';
import DeploymentScreen from '#web/features/deployments/deployment-screen.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';
import { aDeployment, templateId } from './a-deployment.ts';

vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }));

const before = aDeployment({ status: 'completed', deployedAt: '2026-11-01T10:00:00.000Z' });
const deployment = aDeployment({
  status: 'completed',
  renderedConfig:
    'hostname HQ-CORE-1\nntp server 10.0.0.9\nsnmp-server user monitor auth <secret:snmp_auth>\n',
});

function show() {
  const api = new FakeApi();
  api.answer(getDeployment, ({ address }) => ({
    data: address.endsWith(before.id) ? before : deployment,
  }));
  api.answer(listDeviceDeployments, { data: [deployment, before] });
  const shown = renderScreen(
    <OnceSignedIn>
      <DeploymentScreen />
    </OnceSignedIn>,
    {
      api,
      at: `/deployments/${templateId}/${deployment.id}`,
      path: '/deployments/:templateId/:id',
      as: aUser(),
    },
  );
  return { api, ...shown };
}

test('the frozen text stands beside what was completed before, with who did what when', async () => {
  const { container } = show();
  const difference = await screen.findByRole('region', {
    name: 'Difference to the text that was completed before',
  });
  expect(
    within(difference).getByText('ntp server 10.0.0.9').closest('[data-change]')?.getAttribute('data-change'),
  ).toBe('added');
  expect(within(difference).getByText('ntp server 10.0.0.1')).toBeTruthy();
  const history = screen.getByRole('table', { name: 'Statuses' });
  expect(within(history).getAllByText('Grace Hopper')).toHaveLength(3);
  await expectAccessible(container);
});

test('secrets are asked for when the text is downloaded, and never sent', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Download with 1 placeholder' })).toBeTruthy();
  await user.type(dialog.getByLabelText('snmp_auth'), 'correct horse');
  const calls = api.calls.length;
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(file?.fileName).toBe('HQ-CORE-1.cfg');
  expect(await file?.blob.text()).toContain('auth correct horse');
  expect(api.calls.length).toBe(calls);
});

test('a bundle has the files with a manifest, and asks for the same secrets', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('snmp_auth'), 'correct horse');
  vi.mocked(saveFile).mockClear();
  await user.click(dialog.getByRole('button', { name: 'Download as bundle' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(file?.fileName).toBe('HQ-CORE-1.zip');
  const files = unzipSync(new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer()));
  const [manifest, text] = Object.values(files).map((bytes) => strFromU8(bytes));
  expect(JSON.parse(manifest ?? '')).toMatchObject({
    deployment: { id: deployment.id },
    files: [{ path: 'HQ-CORE-1/HQ-CORE-1.cfg' }],
  });
  expect(text).toContain('auth correct horse');
});

test('a completed one is rolled back once that is confirmed, and the new one opens', async () => {
  const { user, api, address } = show();
  const made = aDeployment({ rollbackOf: deployment.id });
  api.answer(rollBackDeployment, { data: made });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(/takes Base hardening back is pending/)).toBeTruthy();
  expect(address()).toBe(`/deployments/${templateId}/${made.id}`);
});
