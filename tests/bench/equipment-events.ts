import { Equipment } from '#shared/contract/equipment-items.ts';
import { ownShape } from '#shared/contract/served.ts';
import { multipartOf } from '../support/multipart.ts';
import type { GivenEvents } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/** The requests to the equipment catalogue, by a user with a device of their own and by an administrator. */
export async function equipmentEvents(
  cloud: BenchCloud,
  { token }: Caller,
  administrator: string,
): Promise<GivenEvents> {
  let made = 0;
  const form = (more: Readonly<Record<string, unknown>> = {}) =>
    multipartOf({ ...device, model: `Access ${++made}`, ...more });
  const created = async (): Promise<Equipment> => {
    const { headers, body } = form();
    const response = await fetch(new URL('/api/equipment', cloud.url), {
      method: 'POST',
      headers: { ...headers, accept: ownShape, authorization: `Bearer ${token}` },
      body: Buffer.from(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok)
      throw new Error(`A device could not be made: ${response.status} ${JSON.stringify(answer)}`);
    return Equipment.parse(Object(answer).data);
  };
  const { id } = await created();

  return {
    listEquipment: () => ({ token }),
    listUserEquipment: () => ({ token }),
    getEquipment: () => ({ token, params: { id } }),
    listEquipmentByCategory: () => ({ token, params: { category: 'switch' } }),
    listSimilarEquipment: () => ({ token, params: { id } }),
    createEquipment: () => ({ token, ...form(), status: 201 }),
    createSystemEquipment: () => ({ token: administrator, ...form(), status: 201 }),
    updateEquipment: async () => ({
      token,
      params: { id: (await created()).id },
      ...form({ version: 1 }),
    }),
    deleteEquipment: async () => ({ token, params: { id: (await created()).id } }),
    importEquipment: () => ({
      token,
      json: {
        format: 'csv',
        files: [{ name: 'one.csv', text: 'category,manufacturer,model,part_number\nrouter,Acme,One,R-1\n' }],
        mode: 'preview',
      },
    }),
  };
}

/** Without a picture, as most are; one makes the function load S3's client, of 150 KB. */
const device = {
  category: 'switch',
  manufacturer: 'Acme',
  partNumber: 'A-48P',
  specs: {
    ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' }],
    poeBudgetW: 740,
  },
};
