import '../../../support/function-environment.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringUpToDate } from '../../../../functions/catalogue/bring-up-to-date.ts';
import { deleteDevice } from '../../../../functions/equipment/delete-device.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import {
  keepSnapshot,
  snapshotRevision,
} from '../../../../functions/storage/equipment/catalogue-snapshot.ts';
import { findOwned, listDevices, listStored } from '../../../../functions/storage/equipment/equipment.ts';
import { replaceEquipment } from '../../../../functions/storage/equipment/equipment-writes.ts';
import { saveEquipment } from '../../../../functions/storage/equipment/save-equipment.ts';
import { deviceOf } from '../../../equipment/device-builder.ts';
import { withLocalData } from '../../../support/local-data.ts';
import { withRequestLog } from '../../../support/request-log.ts';
import { forgetCatalogue, itemsBelow, put, setOnDevice, take } from '../../catalogue/stored-catalogue.ts';
import { anAdministrator, madeBy } from '../../equipment/device-forms.ts';

vi.mock('../../../../functions/http/id-token-caller.ts', () => import('../../../support/trusting-caller.ts'));

withLocalData();
const logged = withRequestLog();
afterEach(forgetCatalogue);

const catalogue = ['A', 'B', 'C'].map((partNumber) => deviceOf({ partNumber }));
const load = () => bringUpToDate({ version: 1, devices: async () => catalogue });
const snapshotItem = async () => (await itemsBelow('catalogue')).snapshot ?? {};

/** The list as users see it, and the calls that reading it took. */
async function listed() {
  const send = vi.spyOn(documentClient(), 'send');
  const devices = await listDevices('system');
  const calls = send.mock.calls.map(([command]) => command.constructor.name);
  send.mockRestore();
  return { devices, calls };
}

/** With nothing read yet. */
async function newInstance() {
  vi.resetModules();
  const client = (await import('../../../../functions/runtime/document-client.ts')).documentClient();
  const send = vi.spyOn(client, 'send');
  return {
    ...(await import('../../../../functions/storage/equipment/catalogue-snapshot.ts')),
    calls: () => send.mock.calls.map(([command]) => command.constructor.name),
  };
}

async function expectTrueSnapshot(): Promise<void> {
  const { devices, calls } = await listed();
  expect(calls).not.toContain('QueryCommand');
  expect(devices).toEqual(await listStored('system'));
}

const administrator = {
  uid: 'admin',
  email: 'admin@example.com',
  name: 'Admin',
  groups: ['admin'],
  isEmailProved: true,
  authenticatedAt: 0,
};

async function rename(id: string, model: string): Promise<void> {
  const stored = await findOwned('system', id);
  if (!stored) throw new Error('There is no such device');
  const { equipment: before } = stored;
  const after = { ...before, model, version: before.version + 1 };
  await saveEquipment('system', after, {
    steps: [replaceEquipment('system', before, after)],
    picture: undefined,
  });
}

describe('the snapshot of the catalogue', () => {
  it('returns the list in one read, and later only compares the revision', async () => {
    await load();
    expect((await listed()).devices).toHaveLength(3);
    const { calls } = await listed();
    expect(calls).toEqual(['GetCommand']);
    await expectTrueSnapshot();
  });

  it('is read once by a new instance that begins before it knows its caller, and compared from then on', async () => {
    await load();
    const { readSnapshot, beginSnapshot, calls } = await newInstance();
    beginSnapshot();
    expect(await readSnapshot()).toEqual(await listStored('system'));
    beginSnapshot();
    await readSnapshot();
    expect(calls()).toEqual(['BatchGetCommand', 'GetCommand']);
  });

  it('is not what a refused call had begun to read', async () => {
    await load();
    const { readSnapshot, beginSnapshot } = await newInstance();
    beginSnapshot();
    await rename(catalogue[0]?.id ?? '', 'Newer');
    beginSnapshot();
    expect(await readSnapshot()).toEqual(await listStored('system'));
  });

  it('follows what administrators create, change and delete', async () => {
    await load();
    const made = await madeBy(anAdministrator(), { model: 'Made' });
    await expectTrueSnapshot();
    await rename(made.id, 'Renamed');
    await expectTrueSnapshot();
    expect((await listed()).devices.map(({ model }) => model)).toContain('Renamed');
    await deleteDevice(administrator, made.id);
    await expectTrueSnapshot();
    expect((await listed()).devices).toHaveLength(3);
  });

  it('loses none of several changes at the same time', async () => {
    await load();
    const names = ['One', 'Two', 'Three'];
    await Promise.all(catalogue.map(({ id }, index) => rename(id, names[index] ?? '')));
    await expectTrueSnapshot();
    expect(new Set((await listed()).devices.map(({ model }) => model))).toEqual(new Set(names));
  });

  it('is discarded when a device was written since it was read', async () => {
    await load();
    const revision = await snapshotRevision();
    const before = await listStored('system');
    await madeBy(anAdministrator(), { model: 'In between' });
    expect(await keepSnapshot(before, revision)).toBe(false);
    await expectTrueSnapshot();
  });

  it('that is damaged is ignored, and logged', async () => {
    await load();
    const item = await snapshotItem();
    await put({ ...item, revision: 'damaged', body: Uint8Array.of(1, 2, 3) });
    expect((await listed()).devices).toEqual(await listStored('system'));
    expect(logged()).toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  it('of another schema is ignored', async () => {
    await load();
    await put({ ...(await snapshotItem()), revision: 'other', schemaVersion: 0 });
    expect((await listed()).calls).toContain('QueryCommand');
  });

  it('is made by the next deployment if an earlier release left none', async () => {
    await load();
    await take({ owner: 'catalogue', id: 'snapshot' });
    await put({ owner: 'catalogue', id: 'version', version: 1, loading: 1 });
    expect((await listed()).devices).toHaveLength(3);
    const [first] = catalogue;
    await setOnDevice(first?.id ?? '', { model: 'By hand', editedAt: '2026-03-01T08:00:00.000Z' });
    expect(await load()).toMatchObject({ outcome: 'loaded', added: [], updated: [], removed: [] });
    await expectTrueSnapshot();
  });

  it('is rebuilt after administrators’ changes only if there was one', async () => {
    const made = await madeBy(anAdministrator(), { model: 'First' });
    expect(await snapshotItem()).not.toHaveProperty('body');
    expect((await listed()).devices.map(({ id }) => id)).toContain(made.id);
  });
});
