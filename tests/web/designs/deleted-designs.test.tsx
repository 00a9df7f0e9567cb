import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type DeletedDesign,
  deleteDesign,
  listDeletedDesigns,
  listDesigns,
  restoreDesign,
} from '#shared/contract/designs.ts';
import { paginate } from '#shared/contract/pagination.ts';
import { summaryOf } from '#web/documents/designs/design-list.ts';
import DeletedDesignsScreen from '#web/features/designs/deleted-designs-screen.tsx';
import DesignsScreen from '#web/features/designs/designs-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from './form-builders.ts';

const york = aDesign({ designName: 'York', plannedDevices: 66, reportCount: 2 });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const deleted: DeletedDesign = {
  id: york.id,
  designName: 'York',
  description: '',
  designStatus: 'draft',
  deviceCount: 0,
  plannedDevices: 66,
  reportCount: 2,
  createdAt: york.createdAt,
  updatedAt: york.updatedAt,
  deletedAt: inDays(-3),
  eraseAt: inDays(11),
};

function service(designs: readonly (typeof york)[], bin: readonly DeletedDesign[]) {
  const api = new FakeApi();
  let [listed, gone] = [designs, bin];
  api.answer(listDesigns, () => ({
    data: listed.map(summaryOf),
    pagination: paginate(listed.length, { page: 1, limit: 10 }),
  }));
  api.answer(listDeletedDesigns, () => ({ data: [...gone] }));
  api.answer(deleteDesign, () => {
    [listed, gone] = [[], [deleted]];
    return { data: deleted };
  });
  api.answer(restoreDesign, () => {
    [listed, gone] = [[york], []];
    return { data: york };
  });
  return api;
}

test('a deleted design leaves the list, and an undo brings it back', async () => {
  const api = service([york], []);
  const { user } = renderScreen(<DesignsScreen />, { api, at: '/designs', path: '/designs', as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Actions for York' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('York was deleted. It can be restored for 14 days.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /York/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('York was restored.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /York/ })).toBeTruthy();
});

test('a design that cannot be deleted stays, with the reason', async () => {
  const api = service([york], []);
  api.cut(deleteDesign);
  const { user } = renderScreen(<DesignsScreen />, { api, at: '/designs', path: '/designs', as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Actions for York' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete design: Netwright could not be reached.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /York/ })).toBeTruthy();
});

const showDeleted = (api: FakeApi) =>
  renderScreen(<DeletedDesignsScreen />, {
    api,
    at: '/designs/deleted',
    path: '/designs/deleted',
    as: aUser(),
  });

test('deleted designs are listed with the time that is left, and restored', async () => {
  const api = service([], [deleted]);
  const { user, container } = showDeleted(api);
  const row = await screen.findByRole('row', { name: /York/ });
  expect(row.textContent).toContain('66 devices, 2 reports');
  expect(row.textContent).toContain('3 days ago');
  expect(row.textContent).toContain('in 11 days');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Restore York' }));
  expect(await screen.findByText('York was restored.')).toBeTruthy();
  expect(await screen.findByText('Nothing to restore')).toBeTruthy();
});

test('a design that is erased meanwhile cannot be restored', async () => {
  const api = service([], [deleted]);
  api.refuse(restoreDesign, 'not_found', 'This design does not exist.');
  const { user } = showDeleted(api);
  await user.click(await screen.findByRole('button', { name: 'Restore York' }));
  expect(await screen.findByText('This design does not exist.')).toBeTruthy();
});
