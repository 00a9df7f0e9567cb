import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createEquipment,
  createSystemEquipment,
  deleteEquipment,
  listEquipment,
  listUserEquipment,
  updateEquipment,
} from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import {
  useEquipment,
  useOwnEquipment,
  useSystemEquipment,
} from '#web/documents/equipment/use-device-lists.ts';
import { useEquipmentChanges } from '#web/documents/equipment/use-equipment-changes.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { draftOf, equipmentOf } from '../../equipment/equipment-builder.ts';

const own = equipmentOf({ partNumber: 'OWN-1', systemOwned: false });
const other = equipmentOf({ partNumber: 'OWN-2', systemOwned: false });
const system = equipmentOf({ partNumber: 'SYS-1' });

afterEach(() => vi.unstubAllGlobals());

const partNumbers = (devices: readonly Equipment[] | undefined) =>
  devices?.map(({ partNumber }) => partNumber);

/** All lists and what changes them, over one cache. */
async function showLists() {
  const api = new FakeApi();
  api.answer(listEquipment, ({ query }) => ({
    data: query.get('systemOwned') === 'true' ? [system] : [own, other, system],
  }));
  api.answer(listUserEquipment, { data: [own, other] });
  const { result } = renderHook(
    () => ({
      all: useEquipment(),
      own: useOwnEquipment(),
      system: useSystemEquipment(),
      changes: useEquipmentChanges(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    },
  );
  await waitFor(() => expect(result.current.all.devices).toHaveLength(3));
  await waitFor(() => expect(result.current.system.devices).toHaveLength(1));
  await waitFor(() => expect(result.current.own.devices).toHaveLength(2));
  const shown = () => ({
    all: partNumbers(result.current.all.devices),
    own: partNumbers(result.current.own.devices),
    system: partNumbers(result.current.system.devices),
  });
  return { api, result, shown };
}

/** A response that waits until it is released. */
function held() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo };
}

test('a created device is first in the user’s list and in the list of all', async () => {
  const { api, result, shown } = await showLists();
  const created = equipmentOf({ partNumber: 'NEW', systemOwned: false });
  const { until, letGo } = held();
  api.answer(createEquipment, async () => {
    await until;
    return { data: created };
  });
  let creating: Promise<Equipment> | undefined;
  act(() => {
    creating = result.current.changes.createEquipment(draftOf(created));
  });
  expect(result.current.changes.isCreating).toBe(true);
  letGo();
  await act(async () => expect(await creating).toEqual(created));
  expect(result.current.changes.isCreating).toBe(false);
  expect(shown()).toEqual({
    all: ['NEW', 'OWN-1', 'OWN-2', 'SYS-1'],
    own: ['NEW', 'OWN-1', 'OWN-2'],
    system: ['SYS-1'],
  });
});

test('a created device of the system is first in the system’s list and in the list of all', async () => {
  const { api, result, shown } = await showLists();
  const created = equipmentOf({ partNumber: 'NEW' });
  api.answer(createSystemEquipment, { data: created });
  await act(() => result.current.changes.createSystemEquipment(draftOf(created)));
  expect(shown()).toEqual({
    all: ['NEW', 'OWN-1', 'OWN-2', 'SYS-1'],
    own: ['OWN-1', 'OWN-2'],
    system: ['NEW', 'SYS-1'],
  });
});

test('an update shows immediately in all lists, and then as the service returns it', async () => {
  const { api, result } = await showLists();
  const { until, letGo } = held();
  const answered = { ...own, model: 'Renamed', version: 2, updatedAt: '2026-11-20T09:00:00.000Z' };
  api.answer(updateEquipment, async () => {
    await until;
    return { data: answered };
  });
  let updating: Promise<Equipment> | undefined;
  act(() => {
    updating = result.current.changes.updateEquipment(own, { ...draftOf(own), model: 'Renamed' });
  });
  expect(result.current.changes.isUpdating).toBe(true);
  expect(result.current.all.devices?.[0]).toMatchObject({ model: 'Renamed', version: 1 });
  expect(result.current.own.devices?.[0]).toMatchObject({ model: 'Renamed', version: 1 });
  letGo();
  await act(async () => void (await updating));
  expect(result.current.all.devices?.[0]).toEqual(answered);
  expect(result.current.own.devices?.[0]).toEqual(answered);
  expect(result.current.changes.isUpdating).toBe(false);
  const sent = api.callsOf(updateEquipment)[0]?.body as FormData;
  expect([sent.get('version'), sent.get('model'), sent.get('removeImage')]).toEqual([
    '1',
    'Renamed',
    'false',
  ]);
});

test('a rejected update leaves the lists unchanged; a stale one makes them reload', async () => {
  const { api, result } = await showLists();
  api.refuse(updateEquipment, 'stale_version', 'This device was changed by someone else.');
  const change = { ...draftOf(own), model: 'Renamed' };
  await act(async () => {
    await expect(result.current.changes.updateEquipment(own, change)).rejects.toThrow('someone else');
  });
  expect(result.current.all.devices?.[0]).toEqual(own);
  await waitFor(() => expect(api.callsOf(listUserEquipment)).toHaveLength(2));
});

test('a deleted device leaves all lists before the service responds', async () => {
  const { api, result, shown } = await showLists();
  const { until, letGo } = held();
  api.answer(deleteEquipment, async () => {
    await until;
    return {};
  });
  let deleting: Promise<void> | undefined;
  act(() => {
    deleting = result.current.changes.deleteEquipment(own);
  });
  expect(result.current.changes.isDeleting).toBe(true);
  expect(shown()).toEqual({ all: ['OWN-2', 'SYS-1'], own: ['OWN-2'], system: ['SYS-1'] });
  letGo();
  await act(async () => void (await deleting));
  expect(result.current.changes.isDeleting).toBe(false);
  expect(shown()).toEqual({ all: ['OWN-2', 'SYS-1'], own: ['OWN-2'], system: ['SYS-1'] });
});

test('of two concurrent deletions the rejected one is restored at its position, the other stays deleted', async () => {
  const { api, result, shown } = await showLists();
  const { until, letGo } = held();
  api.respond(deleteEquipment, async ({ address }) => {
    await until;
    return address.endsWith(own.id)
      ? Response.json({ success: false, error: 'In use.', code: 'in_use' }, { status: 409 })
      : Response.json({ success: true });
  });
  await act(async () => {
    const refused = result.current.changes.deleteEquipment(own);
    const done = result.current.changes.deleteEquipment(other);
    letGo();
    await expect(refused).rejects.toMatchObject({ code: 'in_use' });
    await done;
  });
  expect(shown()).toEqual({ all: ['OWN-1', 'SYS-1'], own: ['OWN-1'], system: ['SYS-1'] });
});

test('each list shows its own message when it cannot be read', async () => {
  const api = new FakeApi();
  api.respond(listEquipment, () => new Response('', { status: 502 }));
  api.respond(listUserEquipment, () => Response.json({ success: false }));
  const { result } = renderHook(
    () => [useEquipment(), useOwnEquipment(), useSystemEquipment()].map(({ error }) => error?.message),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>{children}</SWRConfig>
      ),
    },
  );
  await waitFor(() =>
    expect(result.current).toEqual([
      'Failed to fetch equipment',
      'API request failed',
      'Failed to fetch system equipment',
    ]),
  );
});
