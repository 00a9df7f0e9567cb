import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  archiveDesign,
  type Design,
  type DesignStatus,
  listDesigns,
  updateDesign,
} from '#shared/contract/designs.ts';
import { paginate } from '#shared/contract/pagination.ts';
import { summaryOf } from '#web/documents/designs/design-list.ts';
import DesignsScreen from '#web/features/designs/designs-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from './form-builders.ts';

const leeds = aDesign({
  id: '65a000000000000000000002',
  designName: 'Leeds',
  plannedDevices: 66,
  reportCount: 2,
});
const york = aDesign({ id: '65a000000000000000000001', designName: 'York', designStatus: 'active' });

/** A service that lists these designs by status, search and page, as ours does. */
function listing(...designs: readonly Design[]) {
  const api = new FakeApi();
  const stored = [...designs];
  api.answer(listDesigns, ({ query }) => {
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    const status = query.get('status');
    const found = stored.filter(
      ({ designStatus, designName }) =>
        (status ? designStatus === status : designStatus !== 'archived') &&
        designName.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
    );
    return {
      data: found.slice((page - 1) * limit, page * limit).map(summaryOf),
      pagination: paginate(found.length, { page, limit }),
    };
  });
  const become = (id: string, designStatus: DesignStatus) => {
    const index = stored.findIndex((design) => design.id === id);
    const design = stored[index];
    if (!design) throw new Error(`no design ${id}`);
    const changed = { ...design, designStatus, version: design.version + 1 };
    stored[index] = changed;
    return { data: changed };
  };
  return { api, become };
}

const show = (api: FakeApi, at = '/designs') =>
  renderScreen(<DesignsScreen />, { api, at, path: '/designs', as: aUser() });

test('designs are listed with their figures, each a link to its page', async () => {
  const { api } = listing(leeds, york);
  const { container } = show(api);
  expect(screen.getByRole('status', { name: 'Loading designs' })).toBeTruthy();
  const row = (await screen.findByRole('link', { name: /Leeds/ })).closest('tr');
  expect(within(row as HTMLElement).getByText('66')).toBeTruthy();
  const notGenerated = screen.getByRole('row', { name: /York/ });
  expect(within(notGenerated).getByRole('cell', { name: 'No topology yet' })).toBeTruthy();
  expect(within(notGenerated).queryByText(/0 devices/)).toBeNull();
  expect(screen.getByRole('link', { name: /York/ }).getAttribute('href')).toBe(`/designs/${york.id}`);
  expect(screen.getByText('2 designs')).toBeTruthy();
  expect(api.callsOf(listDesigns)[0]?.address).toBe('/api/networkdesign?page=1&limit=10');
  await expectAccessible(container);
});

test('search and status are part of the address and start at the first page', async () => {
  const { api } = listing(leeds, york);
  const { user, address } = show(api, '/designs?page=1');
  await screen.findByRole('link', { name: /Leeds/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search designs' }), 'yo');
  await waitFor(() => expect(address()).toBe('/designs?search=yo'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Leeds/ })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Draft' }));
  expect(address()).toBe('/designs?search=yo&status=draft');
  expect(await screen.findByText('No designs match')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all designs' }));
  expect(await screen.findByRole('link', { name: /Leeds/ })).toBeTruthy();
  expect(address()).toBe('/designs');
});

test('further pages are links, and a page that no longer exists leads to the last one', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    aDesign({ id: `65a0000000000000000000${index + 10}`, designName: `Design ${index + 1}` }),
  );
  const { api } = listing(...many);
  const { user, address } = show(api);
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: /Design 12/ })).toBeTruthy();
  expect(address()).toBe('/designs?page=2');

  const beyond = show(listing(...many).api, '/designs?page=9');
  await waitFor(() => expect(beyond.address()).toBe('/designs?page=2'));
});

test('an archived design leaves the list before the service responds, and undo restores it', async () => {
  const { api, become } = listing(leeds, york);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  api.answer(archiveDesign, async () => {
    await held;
    return become(york.id, 'archived');
  });
  api.answer(updateDesign, () => become(york.id, 'active'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Actions for York' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /York/ })).toBeNull());
  letGo();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /York/ })).toBeTruthy();
  expect(api.callsOf(updateDesign)[0]?.body).toEqual({
    version: 2,
    designStatus: 'active',
    isTemplate: false,
  });
});

test('archiving that fails restores the design and says why', async () => {
  const { api } = listing(leeds, york);
  api.cut(archiveDesign);
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Actions for York' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Failed to archive design: Netwright could not be reached.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /York/ })).toBeTruthy();
});

test('an archived design is restored from the list of the archived', async () => {
  const { api, become } = listing({ ...york, designStatus: 'archived' });
  api.answer(updateDesign, () => become(york.id, 'draft'));
  const { user } = show(api, '/designs?status=archived');
  await user.click(await screen.findByRole('button', { name: 'Actions for York' }));
  await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('York was restored.')).toBeTruthy();
  expect(await screen.findByText('No designs match')).toBeTruthy();
});

test('without designs the list offers the first action', async () => {
  const { container } = show(listing().api);
  expect(await screen.findByText('No designs yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'New design' })).toHaveLength(2);
  await expectAccessible(container);
});

test('a list that cannot be fetched says so and can be retried', async () => {
  const { api } = listing(leeds);
  const works = api.answer;
  api.refuse(listDesigns, 'unavailable', 'Failed to fetch designs');
  const { user } = show(api);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Failed to fetch designs')).toBeTruthy();
  works.call(api, listDesigns, { data: [summaryOf(leeds)], pagination: paginate(1, { page: 1, limit: 10 }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Leeds/ })).toBeTruthy();
});
