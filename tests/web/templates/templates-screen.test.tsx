import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteTemplate, listAllTemplates, listUserTemplates } from '#shared/contract/templates.ts';
import TemplatesScreen from '#web/features/templates/list/templates-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aTemplate } from './template-builder.ts';

const own = aTemplate({ tags: ['branch'] });
const ospf = aTemplate({
  id: '00000000aaaaaaaaaaaaaaaa',
  name: 'OSPF',
  vendor: 'Juniper',
  dialect: 'junos',
  equipmentCategory: '',
  configType: 'routing',
  isSystemTemplate: true,
  createdBy: { _id: 'system', name: 'Netwright', email: '' },
});

function show({ at = '/templates', isAdmin = false } = {}) {
  const api = new FakeApi();
  api.answer(listUserTemplates, { data: [own, ospf] });
  return {
    api,
    ...renderScreen(<TemplatesScreen />, { api, at, path: '/templates', as: aUser({ isAdmin }) }),
  };
}

const names = () =>
  screen.getAllByRole('link', { name: /Access switch|OSPF/ }).map((link) => link.textContent);

test('templates are listed with their dialect, what they configure and whose they are', async () => {
  const { container } = show();
  const row = (await screen.findByRole('link', { name: 'OSPF' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('Juniper Junos');
  expect(row.textContent).toContain('Routing');
  expect(within(row).getByText('System')).toBeTruthy();
  expect(screen.getByText('Mine', { selector: 'td span' })).toBeTruthy();
  expect(screen.getByText('2 templates')).toBeTruthy();
  await expectAccessible(container);
});

test('facets and words narrow the list, in the address', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('checkbox', { name: /^System library/ }));
  expect(names()).toEqual(['OSPF']);
  expect(address()).toBe('/templates?owner=system');
  await user.click(screen.getByRole('button', { name: 'Remove Owner: System library' }));
  await user.type(screen.getByRole('searchbox'), 'branch');
  await waitFor(() => expect(names()).toEqual(['Access switch']));
  await waitFor(() => expect(address()).toBe('/templates?search=branch'));
});

test('where nothing matches, one press clears the filters', async () => {
  const { user } = show({ at: '/templates?vendor=Acme' });
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(names()).toEqual(['Access switch', 'OSPF']);
});

test('a template is deleted after a question', async () => {
  const { api, user } = show();
  api.answer(deleteTemplate, {});
  await user.click(await screen.findByRole('button', { name: 'Actions for Access switch' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete template' }));
  await screen.findByText('Access switch was deleted.');
  expect(names()).toEqual(['OSPF']);
});

test('a template with pending deployments stays, with the way to them', async () => {
  const { api, user } = show();
  api.refuse(deleteTemplate, 'in_use', 'Access switch has 2 pending deployments.');
  await user.click(await screen.findByRole('button', { name: 'Actions for Access switch' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete template' }));
  const dialog = await screen.findByRole('dialog', { name: 'This template has pending deployments' });
  const link = within(dialog).getByRole('link', { name: 'Show its deployments' });
  expect(link.getAttribute('href')).toBe(`/deployments?template=${own.id}`);
  expect(names()).toEqual(['Access switch', 'OSPF']);
});

test('a template of the system is copied, and neither edited nor deleted', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Actions for OSPF' }));
  const copy = screen.getByRole('menuitem', { name: 'Copy to my templates' });
  expect(copy.getAttribute('href')).toBe(`/templates/new?from=${ospf.id}`);
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('administrators see the templates of all users, with their owners', async () => {
  const { api, user } = show({ isAdmin: true });
  const theirs = aTemplate({ createdBy: { _id: 'someone', name: 'Ada', email: 'ada@example.com' } });
  api.answer(listAllTemplates, { data: [theirs] });
  await user.click(await screen.findByRole('link', { name: 'All users' }));
  expect(await screen.findByText(/Only their owners can open them/)).toBeDefined();
  expect(await screen.findByText('Ada')).toBeTruthy();
});

test('a list that cannot be fetched says so, and is read again on request', async () => {
  const api = new FakeApi();
  api.refuse(listUserTemplates, 'unavailable', 'Failed to fetch user templates');
  const { user } = renderScreen(<TemplatesScreen />, {
    api,
    at: '/templates',
    path: '/templates',
    as: aUser(),
  });
  expect(await screen.findByText('Failed to fetch user templates')).toBeTruthy();
  api.answer(listUserTemplates, { data: [own] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Access switch' })).toBeTruthy();
});

test('leaving the page cancels the call, which is no error', async () => {
  const api = new FakeApi();
  api.answer(listUserTemplates, () => new Promise<never>(() => {}));
  const { unmount } = renderScreen(<TemplatesScreen />, {
    api,
    at: '/templates',
    path: '/templates',
    as: aUser(),
  });
  await waitFor(() => expect(api.callsOf(listUserTemplates)).toHaveLength(1));
  unmount();
  expect(api.callsOf(listUserTemplates)[0]?.signal?.aborted).toBe(true);
});
