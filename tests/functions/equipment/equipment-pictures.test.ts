import '../../support/function-environment.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as createEquipment } from '../../../functions/equipment/routes/create-equipment.ts';
import { handler as deleteEquipment } from '../../../functions/equipment/routes/delete-equipment.ts';
import { handler as updateEquipment } from '../../../functions/equipment/routes/update-equipment.ts';
import { countOwn, ownEquipmentLimit } from '../../../functions/storage/equipment/equipment-writes.ts';
import { cleanPicture } from '../../../functions/storage/images/clean-picture.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aJpeg, aLossyWebp, aPng } from '../../support/pictures.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { equipmentItemsOf } from '../../support/stored-state.ts';
import { aDevice, deviceForm, deviceIn, storedImage, storedImages } from './device-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

beforeAll(async () => {
  // Loaded when a picture first needs it; the failing calls below count what follows.
  await import('../../../functions/storage/images/equipment-images.ts');
});

const put = async (uid: string, id: string, form: ReturnType<typeof deviceForm>) =>
  send(updateEquipment, { token: uid, params: { id }, ...form });
const remove = (uid: string, id: string) => send(deleteEquipment, { token: uid, params: { id } });

/** The pictures that the devices of a user name. */
const namedBy = async (uid: string) =>
  (await equipmentItemsOf(uid)).flatMap(({ image }) => (image === undefined ? [] : [image]));

/** Which pictures are stored after a step that were not before it. */
async function newImages(run: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await storedImages());
  await run();
  return (await storedImages()).filter((path) => !before.has(path));
}

describe('the picture of a device', () => {
  it.each([
    ['PNG', aPng, 'png', 'image/png'],
    ['JPEG', aJpeg, 'jpg', 'image/jpeg'],
    ['WebP', aLossyWebp, 'webp', 'image/webp'],
  ])('is stored under its own name with its own type: %s', async (_, bytes, extension, contentType) => {
    const file = { bytes, name: '../../index.html', type: 'text/html' };
    const { device } = await aDevice({}, file);
    expect(device.image).toMatch(new RegExp(`^/equipment-images/[0-9a-f]{32}\\.${extension}$`));
    expect(await storedImage(device.image)).toEqual({
      bytes: cleanPicture(bytes).bytes,
      contentType,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('stays when a change does not mention it', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    const after = deviceIn(await put(uid, device.id, deviceForm({ version: 1 })));
    expect(after.image).toBe(device.image);
    expect(await storedImages()).toContain(device.image);
  });

  it('is deleted when another one replaces it', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    const form = deviceForm({ version: 1, removeImage: true }, { bytes: aJpeg });
    const after = deviceIn(await put(uid, device.id, form));
    expect(after.image).toMatch(/\.jpg$/);
    const stored = await storedImages();
    expect(stored).toContain(after.image);
    expect(stored).not.toContain(device.image);
  });

  it('is deleted when it is removed', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    const form = deviceForm({ version: 1, removeImage: true });
    expect(deviceIn(await put(uid, device.id, form))).not.toHaveProperty('image');
    expect(await storedImages()).not.toContain(device.image);
    expect(await namedBy(uid)).toEqual([]);
  });

  it('is deleted with its device', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    expect((await remove(uid, device.id)).status).toBe(200);
    expect(await storedImages()).not.toContain(device.image);
  });

  it('sent with a stale change is not kept', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    const form = deviceForm({ version: 2 }, { bytes: aJpeg });
    const added = await newImages(async () => {
      expect((await put(uid, device.id, form)).status).toBe(409);
    });
    expect(added).toEqual([]);
    expect(await storedImages()).toContain(device.image);
  });

  it('of the change that lost a race is deleted', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    const form = deviceForm({ version: 1 }, { bytes: aJpeg });
    const added = await newImages(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => put(uid, device.id, form)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
    expect(added).toEqual(await namedBy(uid));
    expect(await storedImages()).not.toContain(device.image);
  });

  it('sent with one device too many is deleted', async () => {
    const uid = anOwner();
    await transact([countOwn(uid, ownEquipmentLimit)]);
    const form = deviceForm({}, { bytes: aPng });
    const added = await newImages(async () => {
      expect((await send(createEquipment, { token: uid, ...form })).status).toBe(422);
    });
    expect(added).toEqual([]);
  });

  it('is deleted with its device even when it is replaced at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const added = await newImages(async () => {
        const { uid, device } = await aDevice({}, { bytes: aPng });
        const form = deviceForm({ version: 1 }, { bytes: aJpeg });
        const [, deletion] = await Promise.all([put(uid, device.id, form), remove(uid, device.id)]);
        expect(deletion.status).toBe(200);
      });
      expect(added).toEqual([]);
    }
  });
});

describe('when an AWS call fails', () => {
  const moments: Moment[] = ['before', 'after'];
  const calls = {
    creating: async () => {
      const uid = anOwner();
      const form = deviceForm({}, { bytes: aPng });
      return { uid, done: 201, devices: [0, 1], run: () => send(createEquipment, { token: uid, ...form }) };
    },
    replacing: async () => {
      const { uid, device } = await aDevice({}, { bytes: aPng });
      const form = deviceForm({ version: 1 }, { bytes: aJpeg });
      return { uid, done: 200, devices: [1, 1], run: () => put(uid, device.id, form) };
    },
    'taking the picture off': async () => {
      const { uid, device } = await aDevice({}, { bytes: aPng });
      const form = deviceForm({ version: 1, removeImage: true });
      return { uid, done: 200, devices: [1, 1], run: () => put(uid, device.id, form) };
    },
    deleting: async () => {
      const { uid, device } = await aDevice({}, { bytes: aPng });
      return { uid, done: 200, devices: [1, 0], run: () => remove(uid, device.id) };
    },
  };

  it.each(
    Object.entries(calls).flatMap(([name, prepare]) => moments.map((moment) => ({ name, moment, prepare }))),
  )(
    'just $moment it takes effect, $name a device is done as a whole or not at all',
    async ({ moment, prepare }) => {
      for (let call = 1; ; call += 1) {
        let failed = '';
        const { uid, done, devices, run } = await prepare();
        const imagesBefore = new Set(await namedBy(uid));
        const others = new Set((await storedImages()).filter((path) => !imagesBefore.has(path)));
        let status = 0;
        ({ failed } = await withFailingCall(call, moment, async () => {
          ({ status } = await run());
        }));
        const items = await equipmentItemsOf(uid);
        const kept = items.filter(({ id }) => id !== 'counts');
        expect(kept).toHaveLength(devices[status === done ? 1 : 0] ?? 0);
        expect(items.find(({ id }) => id === 'counts')?.devices ?? 0).toBe(kept.length);
        const stored = (await storedImages()).filter((path) => !others.has(path));
        // The only call whose failure leaves a picture: the last one, which deletes the previous picture.
        if (failed === 'DeleteObjectCommand' && moment === 'before') {
          expect(stored).toEqual(expect.arrayContaining(await namedBy(uid)));
          continue;
        }
        expect(stored).toEqual(await namedBy(uid));
        if (!failed) {
          expect(status).toBe(done);
          expect(call).toBeGreaterThan(2);
          return;
        }
        expect([done, 503]).toContain(status);
      }
    },
  );
});
