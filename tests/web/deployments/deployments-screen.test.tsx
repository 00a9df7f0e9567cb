import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import {
  listDeployments,
  listDeploymentsByConfig,
  listDeploymentsByUser,
  updateDeployment,
} from '#shared/contract/deployments.ts';
import { listDesigns } from '#shared/contract/designs.ts';
import { paginate } from '#shared/contract/pagination.ts';
import { listUserTemplates } from '#shared/contract/templates.ts';
import DeploymentsScreen from '#web/features/deployments/deployments-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';
import { aDeployment, aDeploymentPagination, deviceId, templateId } from './a-deployment.ts';

const pending = aDeployment({ status: 'pending' });
const completed = aDeployment({ status: 'completed', name: 'VLANs' });

function show(at = '/deployments', all: readonly Deployment[] = [pending, completed]) {
  const api = new FakeApi();
  api.answer(listUserTemplates, { data: [] });
  api.answer(listDesigns, { data: [], pagination: paginate(0, { page: 1, limit: 100 }) });
  api.answer(listDeployments, ({ query }) => {
    const status = query.get('status');
    const data = all.filter((one) => status === null || one.status === status);
    return { data, pagination: aDeploymentPagination(data.length) };
  });
  const shown = renderScreen(
    <OnceSignedIn>
      <DeploymentsScreen />
    </OnceSignedIn>,
    { api, at, path: '/deployments', as: aUser() },
  );
  return { api, ...shown };
}

test('what is pending stands first, and the filters are in the address', async () => {
  const { user, address, container, api } = show();
  const waiting = await screen.findByRole('table', { name: 'Pending deployments' });
  expect(within(waiting).getAllByRole('row')).toHaveLength(2);
  await expectAccessible(container);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'completed');
  expect(address()).toBe('/deployments?status=completed');
  expect(screen.queryByRole('table', { name: 'Pending deployments' })).toBeNull();
  expect(await screen.findByText('1 deployment')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Device' }), 'HQ-CORE-1');
  expect(api.callsOf(listDeployments).at(-1)?.query.get('deviceId')).toBe(deviceId);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/deployments');
});

test('a row offers the steps that its status allows, and a step takes a note', async () => {
  const { user, api } = show();
  api.answer(updateDeployment, { data: aDeployment({ ...pending, status: 'in_progress' }) });
  const table = await screen.findByRole('table', { name: 'Deployments' });
  const [of, done] = within(table).getAllByRole('button', { name: /^Actions for/ });
  if (!of || !done) throw new Error('A row has no menu');
  await user.click(done);
  expect(screen.getByRole('menuitem', { name: 'Roll back' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Start' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(of);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Start',
    'Cancel',
    'History of the device',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Start' }));
  const dialog = within(screen.getByRole('dialog', { name: 'HQ-CORE-1: in progress' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'In the window of Sunday');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('HQ-CORE-1 is now in progress.')).toBeTruthy();
  expect(api.callsOf(updateDeployment)[0]?.body).toEqual({
    status: 'in_progress',
    notes: 'In the window of Sunday',
    revision: 1,
  });
});

test('a step that is refused keeps the dialog with the sentence', async () => {
  const { user, api } = show();
  api.refuse(updateDeployment, 'wrong_status', 'A cancelled deployment stays as it is.');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await user.click(within(table).getAllByRole('button', { name: /^Actions for/ })[0] ?? table);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByText('A cancelled deployment stays as it is.')).toBeTruthy();
});

test('each template is listed with its deployments, ten a page, and those that the user deployed alone', async () => {
  const { user, api, address } = show('/deployments');
  const author = completed.deployedBy;
  const template = {
    id: templateId,
    name: 'Base hardening',
    version: '1.2.0',
    configType: 'basic' as const,
    vendor: 'Cisco',
    model: '',
    createdBy: author,
    deploymentCount: 1,
    deployments: [completed],
  };
  api.answer(listDeploymentsByConfig, { data: [template], pagination: aDeploymentPagination(1) });
  api.answer(listDeploymentsByUser, { data: [], pagination: aDeploymentPagination(0) });
  await user.click(await screen.findByRole('link', { name: 'By template' }));
  expect(await screen.findByRole('table', { name: 'Deployments of Base hardening' })).toBeTruthy();
  expect(api.callsOf(listDeploymentsByConfig)[0]?.query.get('limit')).toBe('10');
  expect(api.callsOf(listDeploymentsByConfig)[0]?.signal).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Only templates that I deployed' }));
  expect(address()).toContain('deployed=only');
  expect(await screen.findByText('No templates here')).toBeTruthy();
});

test('without a deployment the page says what one is', async () => {
  show('/deployments', []);
  expect(await screen.findByText('No deployments yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deploy a template' }).getAttribute('href')).toBe(
    '/deployments/new',
  );
});
