import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createEquipment, deleteEquipment, getEquipment, listEquipment } from '#shared/contract/equipment.ts';
import { NewEquipment } from '#shared/contract/equipment-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { type Person, refusalOf, register } from '../support/person.ts';
import { pngEnd, pngHeader, pngOf, pngPixels } from '../support/pictures.ts';

const site = inject('site');
let person: Person;

beforeAll(async () => {
  person = await register();
});

describe('the catalogue', () => {
  it('is available to everyone once the product has started', async () => {
    const { data } = await person.call(listEquipment, { query: { systemOwned: 'true' } });
    const byId = new Map(data.map((device) => [device.id, device]));
    for (const device of catalogue) expect(byId.get(device.id)).toMatchObject(device);
  });

  it('can only be changed by administrators', async () => {
    const [{ id } = { id: '' }] = catalogue;
    const refusal = await refusalOf(person.call(deleteEquipment, { params: { id } }));
    expect(refusal).toMatchObject({ status: 403 });
    expect((await person.call(getEquipment, { params: { id } })).data.id).toBe(id);
  });
});

describe('the picture of a device', () => {
  const png = pngOf(pngHeader(), pngPixels, pngEnd);
  const form = {
    ...NewEquipment.parse({
      category: 'switch',
      manufacturer: 'Acme',
      model: 'Access 48',
      partNumber: 'A-48P',
      specs: { ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access' }] },
    }),
    image: { fileName: 'switch.png', contentType: 'text/html', bytes: png },
  };

  it('is served by the site for as long as the device exists', async () => {
    const { data: device } = await person.call(createEquipment, { body: form });
    const address = `${site}${device.image}`;
    const shown = await fetch(address);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(png));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await person.call(deleteEquipment, { params: { id: device.id } });
    expect((await fetch(address)).status).toBe(403);
  });
});
