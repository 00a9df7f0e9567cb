import '../../support/function-environment.ts';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueVersion } from '#shared/equipment/catalogue/catalogue-version.ts';
import { bringUpToDate } from '../../../functions/catalogue/bring-up-to-date.ts';
import { handler } from '../../../functions/catalogue/load-catalogue.ts';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { listDevices } from '../../../functions/storage/equipment/equipment.ts';
import { toDevice } from '../../../functions/storage/equipment/equipment-items.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { withFailingCall } from '../../support/failing-calls.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { bury, forgetCatalogue, itemsBelow, put, setOnDevice, take } from './stored-catalogue.ts';

withLocalData();
const logged = withRequestLog();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetCatalogue();
});

const load = (version: number, devices: readonly Device[]) =>
  bringUpToDate({ version, devices: async () => devices });

const [kept, changed, dropped, used, edited, gone] = ['A', 'B', 'C', 'D', 'E', 'F'].map((partNumber) =>
  deviceOf({ partNumber }),
) as [Device, Device, Device, Device, Device, Device];
const fresh = deviceOf({ partNumber: 'NEW' });
const first = [kept, changed, dropped, used, edited, gone];
const dearer = { ...changed, price: { ...changed.price, amount: 9_999 } } as Device;
const second = [kept, dearer, edited, gone, fresh];

const devicesStored = async () => (await listDevices('system')).map(toDevice);
const byId = (devices: readonly Device[]) => devices.toSorted((a, b) => a.id.localeCompare(b.id));
const versionStored = async () => (await itemsBelow('catalogue')).version?.version;

describe('loading the catalogue of a release', () => {
  it('returns and logs how many devices it added, and the same release writes nothing afterwards', async () => {
    expect(await handler()).toEqual({
      outcome: 'loaded',
      version: catalogueVersion,
      added: catalogue.length,
      updated: 0,
      removed: 0,
      unchanged: 0,
      keptEdited: 0,
      keptDeleted: 0,
      keptInUse: 0,
    });
    expect(logged()).toMatchObject([{ level: 'info', message: 'catalogue', added: catalogue.length }]);
    expect(byId(await devicesStored())).toEqual(byId(catalogue));

    const before = [await itemsBelow('system'), await itemsBelow('catalogue')];
    const send = vi.spyOn(documentClient(), 'send');
    expect(await handler()).toEqual({ outcome: 'current', version: catalogueVersion });
    expect(send.mock.calls.map(([command]) => command.constructor.name)).toEqual(['GetCommand']);
    expect([await itemsBelow('system'), await itemsBelow('catalogue')]).toEqual(before);
  });

  it('reads the devices only when the version differs', async () => {
    await load(1, first);
    const devices = vi.fn();
    expect(await bringUpToDate({ version: 1, devices })).toEqual({ outcome: 'current', version: 1 });
    expect(devices).not.toHaveBeenCalled();
  });
});

describe('a newer catalogue', () => {
  it('changes what differs, adds what is new and removes what it no longer has', async () => {
    await load(1, first);
    vi.setSystemTime(new Date('2026-04-01T08:00:00Z'));
    const loaded = await load(2, [kept, dearer, fresh]);
    expect(loaded).toMatchObject({ outcome: 'loaded', version: 2, added: [fresh.id], updated: [changed.id] });
    expect(loaded).toMatchObject({ unchanged: [kept.id] });
    expect(byId(await devicesStored())).toEqual(byId([kept, dearer, fresh]));
    const { [kept.id]: same, [changed.id]: other } = await itemsBelow('system');
    expect(same).toMatchObject({ version: 1, updatedAt: '2026-03-01T08:00:00.000Z' });
    expect(other).toMatchObject({
      version: 2,
      createdAt: '2026-03-01T08:00:00.000Z',
      updatedAt: '2026-04-01T08:00:00.000Z',
    });
  });

  it('drops a figure that is no longer known, and leaves the count of uses alone', async () => {
    await load(1, first);
    await setOnDevice(changed.id, { uses: 3 });
    const { price, ...priceless } = changed;
    await load(2, [priceless]);
    const { [changed.id]: item } = await itemsBelow('system');
    expect(item).not.toHaveProperty('price');
    expect(item).toMatchObject({ uses: 3, version: 2 });
  });

  it('leaves alone devices that administrators changed, deleted or entered, and those that designs use', async () => {
    await load(1, first);
    const editedAt = '2026-03-20T10:00:00.000Z';
    await setOnDevice(edited.id, { model: 'As we call it', version: 2, editedAt });
    await setOnDevice(used.id, { uses: 1 });
    await bury(gone.id);
    const entered = deviceOf({ partNumber: 'ENTERED' });
    const times = { createdAt: editedAt, updatedAt: editedAt };
    await put({ owner: 'system', ...entered, version: 1, ...times });

    const changedEdited = { ...edited, model: 'A new name' };
    expect(await load(2, [kept, dearer, changedEdited, gone, fresh])).toMatchObject({
      added: [fresh.id],
      updated: [changed.id],
      removed: [dropped.id],
      unchanged: [kept.id],
      keptEdited: [edited.id],
      keptDeleted: [gone.id],
      keptInUse: [used.id],
    });
    expect(byId(await devicesStored())).toEqual(
      byId([kept, dearer, fresh, used, entered, { ...edited, model: 'As we call it' }]),
    );
  });

  it('removes a device once no design uses it', async () => {
    await load(1, first);
    await setOnDevice(used.id, { uses: 1 });
    await load(2, [kept]);
    await setOnDevice(used.id, { uses: 0 });
    expect(await load(3, [kept])).toMatchObject({ removed: [used.id] });
  });

  it('reads devices that an older release wrote under another schema', async () => {
    await load(1, [kept]);
    await setOnDevice(kept.id, { category: 'hub', colour: 'beige' });
    expect(await load(2, [kept])).toMatchObject({ outcome: 'loaded', updated: [kept.id] });
    expect(await devicesStored()).toEqual([kept]);
  });

  it('restores deleted or edited devices once an operator removes their marks', async () => {
    await load(1, first);
    await bury(gone.id);
    await setOnDevice(edited.id, {
      model: 'As we call it',
      version: 2,
      editedAt: '2026-03-20T10:00:00.000Z',
    });
    await take({ owner: 'catalogue', id: gone.id });
    await setOnDevice(edited.id, { editedAt: undefined });
    await take({ owner: 'catalogue', id: 'version' });
    expect(await load(1, first)).toMatchObject({ added: [gone.id], updated: [edited.id] });
    expect(byId(await devicesStored())).toEqual(byId(first));
  });

  it('is not overwritten by an older release that is deployed again', async () => {
    await load(2, second);
    expect(await load(1, first)).toEqual({ outcome: 'newer', version: 1 });
    expect(byId(await devicesStored())).toEqual(byId(second));
  });
});

describe('loading twice at the same time', () => {
  it('writes each device once', async () => {
    const some = catalogue.slice(0, 150);
    const loads = await Promise.all([load(1, some), load(1, some), load(1, some)]);
    expect(byId(await devicesStored())).toEqual(byId(some));
    const added = loads.flatMap((loaded) => (loaded.outcome === 'loaded' ? loaded.added : []));
    expect(added).toHaveLength(some.length);
    expect(new Set(added).size).toBe(some.length);
    for (const item of Object.values(await itemsBelow('system'))) expect(item.version).toBe(1);
    expect(await versionStored()).toBe(1);
  });

  it('waits where another one holds the version for longer than a write is tried again', async () => {
    const client = documentClient();
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let met = 0;
    vi.spyOn(client, 'send').mockImplementation(async (command: object) => {
      if (!(command instanceof UpdateCommand) || met === 3) return send(command);
      met += 1;
      throw new TransactionConflictException({ message: 'Transaction is ongoing', $metadata: {} });
    });
    expect(await load(1, first)).toMatchObject({ outcome: 'loaded', added: { length: first.length } });
    expect(met).toBe(3);
  });

  it('two releases ends with the newer one in place', async () => {
    await load(1, first);
    await Promise.all([load(2, second), load(3, [kept, fresh])]);
    expect(byId(await devicesStored())).toEqual(byId([kept, fresh]));
    expect(await versionStored()).toBe(3);
  });

  it.each(['TransactWriteCommand', 'QueryCommand', 'UpdateCommand'])(
    'two releases stops the older one once the newer one began, before its %s',
    async (command) => {
      await load(1, first);
      const newer = async () => void (await load(3, [kept, fresh]));
      let older: unknown;
      await beforeFirst(command, newer, async () => {
        older = await load(2, second);
      });
      expect(older).toEqual({ outcome: 'newer', version: 2 });
      expect(byId(await devicesStored())).toEqual(byId([kept, fresh]));
      expect(await versionStored()).toBe(3);
    },
  );

  it('while an administrator changes a device keeps the change', async () => {
    await load(1, first);
    const editedAt = '2026-03-20T10:00:00.000Z';
    const edit = () => setOnDevice(changed.id, { model: 'As we call it', version: 2, editedAt });
    await beforeFirst('TransactWriteCommand', edit, () => load(2, second));
    expect((await itemsBelow('system'))[changed.id]).toMatchObject({ model: 'As we call it', version: 2 });
    expect((await itemsBelow('system'))[fresh.id]).toBeDefined();
    expect(await versionStored()).toBe(2);
  });

  it('while an administrator deletes a device does not restore it', async () => {
    await beforeFirst(
      'TransactWriteCommand',
      () => bury(gone.id),
      () => load(1, first),
    );
    expect((await itemsBelow('system'))[gone.id]).toBeUndefined();
    expect(await versionStored()).toBe(1);
  });

  it('while a design begins to use a device keeps it', async () => {
    await load(1, first);
    await beforeFirst(
      'TransactWriteCommand',
      () => setOnDevice(dropped.id, { uses: 1 }),
      () => load(2, second),
    );
    expect((await itemsBelow('system'))[dropped.id]).toMatchObject({ uses: 1 });
    expect(await versionStored()).toBe(2);
  });

  /** Lets something happen between the reading and the first write. */
  async function beforeFirst(command: string, happens: () => Promise<void>, run: () => Promise<unknown>) {
    const client = documentClient();
    const send = client.send.bind(client) as (sent: object) => Promise<unknown>;
    let happened = false;
    const spy = vi.spyOn(client, 'send').mockImplementation(async (sent: object) => {
      if (!happened && sent.constructor.name === command) {
        happened = true;
        await happens();
      }
      return send(sent);
    });
    await run();
    spy.mockRestore();
    expect(happened).toBe(true);
  }
});

describe('an interrupted load', () => {
  const many = Array.from({ length: 60 }, (_, index) => deviceOf({ partNumber: `P-${index}` }));

  it.each(['before', 'after'] as const)(
    'at any of its calls, %s it takes effect, is finished by the next one',
    async (moment) => {
      let calls = 0;
      for (let n = 1; ; n += 1) {
        const load1 = () => load(1, many).catch(() => undefined);
        const { failed } = await withFailingCall(n, moment, load1);
        if (failed === '') break;
        calls = n;
        await load(1, many);
        expect(byId(await devicesStored())).toEqual(byId(many));
        for (const item of Object.values(await itemsBelow('system'))) expect(item.version).toBe(1);
        expect(await versionStored()).toBe(1);
        await forgetCatalogue();
      }
      expect(calls).toBeGreaterThanOrEqual(8);
    },
  );

  it('has not recorded its version', async () => {
    await withFailingCall(6, 'before', () => load(1, many).catch(() => undefined));
    expect(Object.keys(await itemsBelow('system')).length).toBeGreaterThan(0);
    expect(await versionStored()).toBeUndefined();
  });
});
