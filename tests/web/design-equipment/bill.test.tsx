import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  listDesignEquipment,
  removeEquipment,
  updateDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { equipmentOf } from '../equipment/equipment-builder.ts';
import { accessSwitch, aLine, aUse, bigSwitch, designId, otherSwitch } from './advice-builder.ts';
import { bill, cardOf, show, total } from './show-equipment.tsx';

test('the bill has totals with and without estimates and names devices without a price', async () => {
  const { price: _, ...unpriced } = otherSwitch;
  const lines = [aLine(accessSwitch, aUse(8)), aLine(bigSwitch, aUse(2, 'core')), aLine(unpriced, aUse(3))];
  const { container } = show({ lines });
  await bill();
  expect(total('Pieces')).toBe('13');
  expect(total('Price')).toBe('~about US$24,000US$8,000 without estimates3 pieces not priced');
  expect(total('Maximum power draw, without PoE')).toBe('~about 1,300 W1,100 W without estimates');
  expect(total('Rack space')).toBe('13 RU');
  expect(screen.getByText(/~ marks an estimate/)).toBeTruthy();
  await expectAccessible(container);
});

test('clicks on a quantity are combined into one call on the shown version', async () => {
  const { api, user } = show({ lines: [{ ...aLine(accessSwitch, aUse(8)), version: 4 }] });
  const table = await bill();
  const more = within(table).getByRole('button', { name: /increase to/ });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(total('Pieces')).toBe('11');
  await waitFor(() => expect(api.callsOf(updateDesignEquipment)).toHaveLength(1));
  expect(api.callsOf(updateDesignEquipment)[0]?.body).toEqual({
    devices: [{ id: accessSwitch.id, version: 4, uses: [aUse(11)] }],
  });
  await user.click(more);
  await waitFor(() => expect(api.callsOf(updateDesignEquipment)).toHaveLength(2));
  expect(api.callsOf(updateDesignEquipment)[1]?.body).toEqual({
    devices: [{ id: accessSwitch.id, version: 5, uses: [aUse(12)] }],
  });
});

test('a quantity is typed, a role chosen and sites ticked in place', async () => {
  const requirements = {
    sites: [
      { name: 'Leeds', wiredUsers: 5 },
      { name: 'York', wiredUsers: 5 },
    ],
  };
  const { store, user } = show({ lines: [aLine(accessSwitch, aUse(8, 'access', []))], requirements });
  const table = await bill();
  const quantity = within(table).getByRole('spinbutton', { name: 'Quantity of Acme ACC-48 as access' });
  await user.clear(quantity);
  await user.type(quantity, '20{Enter}');
  await user.selectOptions(within(table).getByLabelText('Role of Acme ACC-48 as access'), 'Distribution');
  await user.click(within(table).getByRole('button', { name: /^Sites of Acme ACC-48.*Whole design/ }));
  const dialog = screen.getByRole('dialog', { name: 'Sites of Acme ACC-48 as distribution' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'York' }));
  await user.click(within(dialog).getByRole('button', { name: 'Use these sites' }));
  expect(within(table).getByRole('button', { name: /^Sites of.*York$/ })).toBeTruthy();
  await waitFor(() => expect(store.lines[0]?.uses).toEqual([aUse(20, 'distribution', ['York'])]));
});

test('a stale change is reported, and the stored lines are shown', async () => {
  const { api, store, user } = show({ lines: [aLine(accessSwitch, aUse(8))] });
  const table = await bill();
  const sentence = 'Acme ACC-48 of this design was changed by someone else.';
  api.refuse(updateDesignEquipment, 'stale_version', sentence, { currentVersion: 2 });
  store.lines = [{ ...aLine(accessSwitch, aUse(30)), version: 2 }];
  await user.click(within(table).getByRole('button', { name: /increase to/ }));
  expect(total('Pieces')).toBe('9');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(total('Pieces')).toBe('30'));
});

test('a change that does not get through is reverted', async () => {
  const { api, user } = show({ lines: [aLine(accessSwitch, aUse(8))] });
  const table = await bill();
  api.cut(updateDesignEquipment);
  api.cut(listDesignEquipment);
  await user.click(within(table).getByRole('button', { name: /increase to/ }));
  expect(total('Pieces')).toBe('9');
  expect(await screen.findByText(/Netwright could not be reached/)).toBeTruthy();
  await waitFor(() => expect(total('Pieces')).toBe('8'));
});

test('a removed device disappears immediately and can be restored with its uses', async () => {
  const { api, store, user } = show({
    lines: [aLine(accessSwitch, aUse(8), aUse(1, 'core')), aLine(bigSwitch, aUse(2, 'core'))],
  });
  const table = await bill();
  await user.click(within(table).getByRole('button', { name: 'Actions for Acme ACC-48' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(total('Pieces')).toBe('2');
  expect(document.activeElement?.textContent).toBe('Equipment of this design');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(total('Pieces')).toBe('11');
  await waitFor(() => expect(store.lines.map(({ id }) => id)).toEqual([bigSwitch.id, accessSwitch.id]));
  expect(store.lines[1]?.uses).toEqual([aUse(8), aUse(1, 'core')]);
  expect(api.callsOf(removeEquipment)[0]?.body).toEqual({ designId, equipmentIds: [accessSwitch.id] });
});

test('a device gets another role, and loses it again', async () => {
  const { store, user } = show({ lines: [aLine(accessSwitch, aUse(8))] });
  const table = await bill();
  await user.click(within(table).getByRole('button', { name: 'Actions for Acme ACC-48' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add another role' }));
  await waitFor(() => expect(store.lines[0]?.uses).toEqual([aUse(8), aUse(1, 'other', [])]));
  await user.click(within(table).getByRole('button', { name: 'Remove Acme ACC-48 as access' }));
  await waitFor(() => expect(store.lines[0]?.uses).toEqual([aUse(1, 'other', [])]));
});

test('any device of the catalogue is found and added', async () => {
  const { api, store, user, container } = show();
  const device = { ...equipmentOf({ partNumber: 'ANY-1' }), ...otherSwitch };
  api.answer(listEquipment, { data: [device, equipmentOf({ partNumber: 'ANOTHER' })] });
  await screen.findByText('No equipment yet');
  await user.click(screen.getByRole('button', { name: 'Add a device' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a device' });
  expect(await within(dialog).findByText('2 devices')).toBeTruthy();
  await user.type(within(dialog).getByRole('searchbox'), 'bolt');
  expect(await within(dialog).findByText('1 device')).toBeTruthy();
  await expectAccessible(container);
  await user.click(within(dialog).getByRole('button', { name: 'Add Bolt B-48' }));
  expect(await within(dialog).findByText('In the design')).toBeTruthy();
  await waitFor(() => expect(store.lines[0]?.uses).toEqual([aUse(1, 'access', [])]));
});

test('a bill that cannot be loaded can be retried, and the recommendations stay', async () => {
  const api = new FakeApi();
  const { user } = show({ api });
  api.refuse(listDesignEquipment, 'unavailable', 'The equipment cannot be read now.');
  expect(await screen.findByText('The equipment cannot be read now.')).toBeTruthy();
  expect(
    within(await cardOf(0))
      .getByRole('button', { name: /^Accept/ })
      .hasAttribute('disabled'),
  ).toBe(true);
  api.answer(listDesignEquipment, { data: [aLine(accessSwitch, aUse(8))] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bill()).toBeTruthy();
});
