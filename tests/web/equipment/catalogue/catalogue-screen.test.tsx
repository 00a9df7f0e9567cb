import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  deleteEquipment,
  listEquipment,
  listEquipmentByCategory,
  listUserEquipment,
} from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { User } from '#shared/contract/user-items.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import CatalogueScreen from '#web/features/equipment/catalogue/catalogue-screen.tsx';
import EquipmentCategoryScreen from '#web/features/equipment/catalogue/equipment-category-screen.tsx';
import OwnEquipmentScreen from '#web/features/equipment/catalogue/own-equipment-screen.tsx';
import SystemEquipmentScreen from '#web/features/equipment/catalogue/system-equipment-screen.tsx';
import { asPhone } from '../../../support/as-phone.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';
import { OnceSignedIn } from '../../designs/once-signed-in.tsx';
import { equipmentOf, manyDevices } from '../equipment-builder.ts';

const access = equipmentOf({
  manufacturer: 'Cisco',
  partNumber: 'C9300-48P',
  sources: { price: 'estimate' },
  usd: 8_200,
});
const firewall = equipmentOf({
  category: 'firewall',
  manufacturer: 'Fortinet',
  partNumber: 'FG-100F',
  usd: 3_100,
  specs: { ports: parsePorts('12x1G-T, 2x10G-SFP+ up'), inspectionMbps: 1_000 },
});
const own = equipmentOf({ partNumber: 'OWN-1', systemOwned: false, usd: 900 });

function show(
  devices: readonly Equipment[],
  { at = '/equipment', as = aUser() }: { at?: string; as?: User } = {},
) {
  const api = new FakeApi();
  api.answer(listEquipment, { data: [...devices] });
  const view = renderScreen(
    <OnceSignedIn>
      <CatalogueScreen />
    </OnceSignedIn>,
    { api, at, path: '/equipment', as },
  );
  return { ...view, api };
}

const rows = () => screen.getAllByRole('row').slice(1);
const namesShown = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);

test('devices are listed with their figures, estimates marked, each a link to its page', async () => {
  const { container } = show([own, access, firewall]);
  expect(await screen.findByRole('status', { name: 'Loading equipment' })).toBeTruthy();
  const row = (await screen.findByRole('link', { name: 'Cisco C9300-48P' })).closest('tr') as HTMLElement;
  for (const words of ['Switch', '802.3at', '740 W', '176 Gbit/s', 'Catalogue', '48x1G-T at,']) {
    expect(within(row).getByText(words)).toBeTruthy();
  }
  expect(row.textContent).toContain('~about US$8,200');
  expect(screen.getByText(/marks an estimate/)).toBeTruthy();
  const other = screen.getByRole('row', { name: /FG-100F/ });
  expect(within(other).getByText('1 Gbit/s')).toBeTruthy();
  expect(other.textContent).not.toContain('~');
  expect(screen.getByRole('link', { name: 'Cisco C9300-48P' }).getAttribute('href')).toBe(
    `/equipment/${access.id}`,
  );
  expect(screen.getByText('3 devices', { selector: '[role=status]' })).toBeTruthy();
  await expectAccessible(container);
});

test('a row opens its device by a click anywhere, and by Enter on its name', async () => {
  const first = show([access]);
  await first.user.click(await screen.findByText('802.3at', { selector: 'td' }));
  expect(first.address()).toBe(`/equipment/${access.id}`);
  first.unmount();

  const second = show([access]);
  (await screen.findByRole('link', { name: 'Cisco C9300-48P' })).focus();
  await second.user.keyboard('{Enter}');
  expect(second.address()).toBe(`/equipment/${access.id}`);
});

test('typing searches immediately, and the address follows', async () => {
  const { user, address } = show([own, access, firewall], { at: '/equipment?page=1&sort=price' });
  await screen.findByRole('link', { name: 'Cisco C9300-48P' });
  await user.keyboard('/');
  await user.keyboard('fg-1');
  expect(namesShown()).toEqual(['Fortinet FG-100F']);
  await waitFor(() => expect(address()).toBe('/equipment?search=fg-1&sort=price'));
  expect(screen.getByText('1 of 3 devices')).toBeTruthy();
});

test('a facet chosen while the search is still on its way into the address loses neither', async () => {
  const { user, address } = show([own, access, firewall]);
  await user.type(await screen.findByRole('searchbox'), 'f');
  await user.click(screen.getByRole('checkbox', { name: /^Firewall/ }));
  await waitFor(() => expect(address()).toBe('/equipment?search=f&category=firewall'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address()).toBe('/equipment?search=f&category=firewall');
});

test('facets filter the list with counts, and chips remove them again', async () => {
  const { user, address } = show([own, access, firewall]);
  const category = await screen.findByRole('group', { name: 'Category' });
  await user.click(within(category).getByRole('checkbox', { name: 'Switch, 2 devices' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cisco, 1 device' }));
  expect(address()).toBe('/equipment?category=switch&maker=Cisco');
  expect(namesShown()).toEqual(['Cisco C9300-48P']);
  expect(screen.getByRole('checkbox', { name: 'Fortinet, 0 devices' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Remove Manufacturer: Cisco' }));
  expect(address()).toBe('/equipment?category=switch');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/equipment');
  expect(rows()).toHaveLength(3);
});

test('a range is applied on leaving its field, in the unit next to it', async () => {
  const { user, address } = show([own, access, firewall]);
  await user.type(await screen.findByRole('textbox', { name: 'Throughput from, Gbit/s' }), '0.5');
  await user.type(screen.getByRole('textbox', { name: 'Throughput to, Gbit/s' }), '2{Enter}');
  expect(address()).toBe('/equipment?throughput=500-2000');
  expect(namesShown()).toEqual(['Fortinet FG-100F']);
  await user.click(screen.getByRole('button', { name: 'Remove Throughput: 0.5 to 2 Gbit/s' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Throughput from, Gbit/s' }).value).toBe('');
});

test('an invalid range is reported and leaves the list alone', async () => {
  const { user, address } = show([own, access, firewall]);
  const from = await screen.findByRole('textbox', { name: 'List price from, USD' });
  await user.type(from, 'cheap{Enter}');
  expect(screen.getByText('Enter a number such as 48')).toBeTruthy();
  expect(from.getAttribute('aria-invalid')).toBe('true');
  await user.clear(from);
  await user.type(from, '5,000');
  await user.type(screen.getByRole('textbox', { name: 'List price to, USD' }), '10{Enter}');
  expect(screen.getByText('The lower limit is above the upper one')).toBeTruthy();
  await user.tab();
  expect(address()).toBe('/equipment?price=5000-');
});

test('headings sort, and reverse the order when pressed again', async () => {
  const { user, address } = show([own, access, firewall]);
  await user.click(await screen.findByRole('button', { name: 'List price' }));
  expect(address()).toBe('/equipment?sort=price');
  expect(namesShown()).toEqual(['Acme OWN-1', 'Fortinet FG-100F', 'Cisco C9300-48P']);
  expect(screen.getByRole('columnheader', { name: 'List price' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'List price' }));
  expect(address()).toBe('/equipment?sort=price&order=desc');
  expect(namesShown()[0]).toBe('Cisco C9300-48P');
});

test('pages are links, and a page that does not exist shows the last one', async () => {
  const { user, address } = show(manyDevices(60));
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/equipment?page=2');
  expect(rows()).toHaveLength(25);
  expect(screen.getByText('26 to 50 of 60 devices')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Bolt/ }));
  expect(address()).toBe('/equipment?maker=Bolt');
});

test('a page that no longer exists shows the last one', async () => {
  show(manyDevices(60), { at: '/equipment?page=9' });
  expect(await screen.findByText('51 to 60 of 60 devices')).toBeTruthy();
});

test('up to four devices are chosen for comparing, across pages and searches', async () => {
  const { user, address } = show(manyDevices(30));
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Acme P-00000' }));
  const tray = screen.getByRole('region', { name: 'Chosen for comparing' });
  expect(within(tray).getByText('Choose one more')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  for (const box of screen.getAllByRole('checkbox', { name: /^Compare / }).slice(0, 3)) await user.click(box);
  expect(within(tray).getByText('4 of 4 chosen')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare / })[4]?.disabled).toBe(true);
  const ids = new URLSearchParams(address().split('?')[1]).getAll('compare');
  expect(within(tray).getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    `/equipment/compare?ids=${ids.join(',')}`,
  );
  await user.click(within(tray).getByRole('button', { name: 'Do not compare Acme P-00000' }));
  expect(within(tray).getByText('3 of 4 chosen')).toBeTruthy();
  expect(address()).toContain('page=2');
  await user.click(within(tray).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Chosen for comparing' })).toBeNull();
});

const menuOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return items;
};

test('the catalogue’s devices are changed by administrators only', async () => {
  const member = show([own, access]);
  expect(await menuOf(member.user, 'Cisco C9300-48P')).toEqual([
    'Open',
    'Compare',
    'Duplicate to my equipment',
  ]);
  expect(await menuOf(member.user, 'Acme OWN-1')).toEqual(['Open', 'Compare', 'Duplicate', 'Edit', 'Delete']);
  member.unmount();
  const admin = show([own, access], { as: aUser({ isAdmin: true }) });
  expect(await menuOf(admin.user, 'Cisco C9300-48P')).toContain('Delete');
});

test('a device is deleted after a question, and one that a design uses comes back with the reason', async () => {
  const { user, api } = show([own, access]);
  api.refuse(deleteEquipment, 'in_use', 'Acme OWN-1 is used by Leeds. Take it out of there first.', {
    designs: [{ id: '65a000000000000000000001', designName: 'Leeds' }],
  });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Acme OWN-1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };
  await remove();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(deleteEquipment)).toHaveLength(0);
  await remove();
  await user.click(screen.getByRole('button', { name: 'Delete device' }));
  const refusal = await screen.findByRole('dialog', { name: 'This device is in use' });
  expect(within(refusal).getByText(/is used by Leeds/)).toBeTruthy();
  expect(within(refusal).getByRole('link', { name: 'Leeds' })).toBeTruthy();
  await user.click(within(refusal).getByRole('button', { name: 'Keep the device' }));
  expect(screen.getByRole('link', { name: 'Acme OWN-1' })).toBeTruthy();

  api.answer(deleteEquipment, {});
  await remove();
  await user.click(screen.getByRole('button', { name: 'Delete device' }));
  expect(await screen.findByText('Acme OWN-1 was deleted.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Acme OWN-1' })).toBeNull();
});

test('where nothing matches, one press clears the filters', async () => {
  const { user, address, container } = show([own, access], { at: '/equipment?search=toaster&sort=price' });
  expect(await screen.findByText('No devices match')).toBeTruthy();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(address()).toBe('/equipment?sort=price');
  expect(rows()).toHaveLength(2);
});

test('a user without devices of their own sees what they are for', async () => {
  show([access], { at: '/equipment?owner=user' });
  expect(await screen.findByText('No devices of your own yet')).toBeTruthy();
});

test('an empty catalogue offers the first action', async () => {
  const { container } = show([]);
  expect(await screen.findByText('No equipment yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add equipment' })).toHaveLength(2);
  await expectAccessible(container);
});

test('a list that cannot be fetched says so and can be retried', async () => {
  const api = new FakeApi();
  api.refuse(listEquipment, 'unavailable', 'Failed to fetch equipment');
  const { user, container } = renderScreen(<CatalogueScreen />, {
    api,
    at: '/equipment',
    path: '/equipment',
    as: aUser(),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Failed to fetch equipment')).toBeTruthy();
  await expectAccessible(container);
  api.answer(listEquipment, { data: [access] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cisco C9300-48P' })).toBeTruthy();
});

test('on a phone rows are cards, and the facets a drawer', async () => {
  asPhone();
  const { user, address, container } = show([own, access, firewall]);
  const card = (await screen.findByRole('link', { name: 'Cisco C9300-48P' })).closest('li') as HTMLElement;
  expect(screen.queryByRole('table')).toBeNull();
  expect(card.textContent).toContain('~about US$8,200');
  await user.selectOptions(screen.getByLabelText('Order'), 'Most expensive first');
  expect(address()).toBe('/equipment?sort=price&order=desc');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(within(drawer).getByRole('checkbox', { name: 'Firewall, 1 device' }));
  await user.click(within(drawer).getByRole('button', { name: 'Show 1 device' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  await expectAccessible(container);
});

test('all pages of the matches are exported, or the whole list', async () => {
  const { user } = show(manyDevices(60), { at: '/equipment?maker=Acme&maker=Bolt' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '30 devices as CSV',
    '30 devices as NetBox YAML',
    'All 60 devices as CSV',
    'All 60 devices as NetBox YAML',
  ]);
});

test('cards are chosen by the address as well', async () => {
  const { user, address } = show([access]);
  await user.click(await screen.findByRole('button', { name: 'As cards' }));
  expect(address()).toBe('/equipment?layout=cards');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the caller’s own devices, the system’s and each category have lists of their own', async () => {
  const api = new FakeApi();
  api.answer(listUserEquipment, { data: [own] });
  api.answer(listEquipment, { data: [access, firewall] });
  api.answer(listEquipmentByCategory, { data: [firewall] });
  const { user, address } = renderScreen(
    <OnceSignedIn>
      <Routes>
        <Route path="own" element={<OwnEquipmentScreen />} />
        <Route path="system" element={<SystemEquipmentScreen />} />
        <Route path="category/:category" element={<EquipmentCategoryScreen />} />
      </Routes>
    </OnceSignedIn>,
    { api, at: '/equipment/own', path: '/equipment/*', as: aUser() },
  );
  expect(await screen.findByRole('link', { name: /OWN-1/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your own equipment' })).toBeTruthy();
  const lists = () => within(screen.getByRole('navigation', { name: 'Lists of devices' }));

  await user.click(lists().getByRole('link', { name: 'Catalogue' }));
  expect(await screen.findByRole('link', { name: /FG-100F/ })).toBeTruthy();
  expect(api.callsOf(listEquipment)[0]?.query.get('systemOwned')).toBe('true');

  await user.click(lists().getByRole('link', { name: 'Firewalls' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Firewalls' })).toBeTruthy();
  expect(address()).toBe('/equipment/category/firewall');
  expect(api.callsOf(listEquipmentByCategory)).toHaveLength(1);
});

test('a category that does not exist says so', async () => {
  renderScreen(<EquipmentCategoryScreen />, {
    api: new FakeApi(),
    at: '/equipment/category/toaster',
    path: '/equipment/category/:category',
    as: aUser(),
  });
  expect(await screen.findByText('This category does not exist')).toBeTruthy();
});
