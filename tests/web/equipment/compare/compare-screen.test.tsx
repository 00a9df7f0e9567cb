import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listEquipment } from '#shared/contract/equipment.ts';
import CompareScreen from '#web/features/equipment/compare/compare-screen.tsx';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';
import { equipmentOf } from '../equipment-builder.ts';

const small = equipmentOf({ partNumber: 'A-24P', usd: 2_400, specs: { poeBudgetW: 370 } });
const large = equipmentOf({
  partNumber: 'A-48P',
  usd: 5_100,
  specs: { poeBudgetW: 740 },
  sources: { price: 'estimate' },
});
const router = equipmentOf({ partNumber: 'R-1', category: 'router', usd: 900 });
const third = equipmentOf({ partNumber: 'A-8P' });

function show(query: string, devices = [small, large, router, third]) {
  const api = new FakeApi();
  api.answer(listEquipment, { data: devices });
  return renderScreen(<CompareScreen />, {
    api,
    at: `/equipment/compare${query}`,
    path: '/equipment/compare',
    as: aUser(),
  });
}

const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;

test('figures are shown side by side, with differences and the better ones in words', async () => {
  const { container } = show(`?ids=${small.id},${large.id}`);
  await screen.findByRole('table');
  const budget = rowOf(/^PoE budget/);
  expect(within(budget).getByRole('rowheader').textContent).toBe('PoE budget, differs');
  expect(
    within(budget)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['370 W', '740 WBest']);
  expect(rowOf(/^List price/).textContent).toContain('US$2,400Best');
  expect(rowOf(/^List price/).textContent).toContain('~about US$5,100');
  expect(rowOf(/^Rack units/).textContent).toBe('Rack units1 RU1 RU');
  expect(screen.getByRole('rowheader', { name: 'Throughput and capacity' })).toBeTruthy();
  await expectAccessible(container);
});

test('only differences are shown on request, and the address says so', async () => {
  const { user, address } = show(`?ids=${small.id},${large.id}`);
  await user.click(await screen.findByLabelText('Only differences'));
  expect(address()).toBe(`/equipment/compare?ids=${small.id},${large.id}&only=differences`);
  expect(screen.queryByRole('rowheader', { name: /^Rack units/ })).toBeNull();
  expect(rowOf(/^PoE budget/)).toBeTruthy();
});

test('a device is removed, and another added', async () => {
  const { user, address } = show(`?ids=${small.id},${large.id}`);
  await user.click(await screen.findByRole('button', { name: 'Remove Acme A-24P' }));
  expect(address()).toBe(`/equipment/compare?ids=${large.id}`);
  expect(screen.getByText('Add a second device to see what differs.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Add a device' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a device' });
  const offered = () =>
    within(within(dialog).getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(offered()).toHaveLength(3);
  expect(offered()[2]).toContain('R-1');
  await user.type(within(dialog).getByRole('searchbox'), 'r-1');
  expect(offered()).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: /R-1/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/equipment/compare?ids=${large.id},${router.id}`);
});

test('nothing to compare leads to the catalogue, or to a device', async () => {
  const { user, address, container } = show('');
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose in the catalogue' }).getAttribute('href')).toBe(
    '/equipment',
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Add a device' }));
  await user.click(screen.getByRole('button', { name: /A-8P/ }));
  expect(address()).toBe(`/equipment/compare?ids=${third.id}`);
});

test('an unknown id is reported, and can be left out', async () => {
  const { user, address } = show(`?ids=${small.id},${'f'.repeat(24)}`);
  expect(await screen.findByText(/1 device of this comparison is not available/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(address()).toBe(`/equipment/compare?ids=${small.id}`);
  expect(screen.queryByText(/is not here/)).toBeNull();
});

test('a fifth device is left out and reported', async () => {
  const fifth = equipmentOf({ partNumber: 'A-5' });
  const ids = [small, large, router, third, fifth].map(({ id }) => id).join(',');
  show(`?ids=${ids}`, [small, large, router, third, fifth]);
  expect(await screen.findByText('4 devices can be compared at once; 1 more is left out.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Add a device' })).toBeNull();
});

test('the way back to the catalogue keeps what was chosen', async () => {
  show(`?ids=${small.id},${large.id}`);
  await screen.findByRole('table');
  const back = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link');
  expect(back.getAttribute('href')).toBe(`/equipment?compare=${small.id}&compare=${large.id}`);
});

test('a list that cannot be fetched says so and can be retried', async () => {
  const api = new FakeApi();
  api.cut(listEquipment);
  const { user } = renderScreen(<CompareScreen />, {
    api,
    at: `/equipment/compare?ids=${small.id}`,
    path: '/equipment/compare',
    as: aUser(),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  api.answer(listEquipment, { data: [small] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
