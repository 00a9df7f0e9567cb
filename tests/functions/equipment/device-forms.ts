import { randomUUID } from 'node:crypto';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Equipment } from '#shared/contract/equipment-items.ts';
import { handler as createEquipment } from '../../../functions/equipment/create-equipment.ts';
import { handler as createSystemEquipment } from '../../../functions/equipment/create-system-equipment.ts';
import { anOwner } from '../../support/builders.ts';
import { type Answer, type Request, send } from '../../support/http-events.ts';
import { objectsOf } from '../../support/stored-state.ts';

/** The administrator's token is their id. */
export const anAdministrator = (): string => `admin-${randomUUID()}`;

export const aPort = { count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' };

/** What the form of a switch says, but for what is given: text as it is, all else as JSON; undefined leaves a field out. */
const fields = {
  category: 'switch',
  manufacturer: 'Acme',
  model: 'Access 48',
  partNumber: 'A-48P',
  specs: { ports: [aPort], poeBudgetW: 740 },
  price: { amount: 4_200, currency: 'USD', asOf: '2026-03-31', confidence: 'low' },
};

type Given = Readonly<Record<string, unknown>>;
interface FilePart {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

/** A form as a browser sends it. */
export async function deviceForm(
  given: Given = {},
  ...files: readonly FilePart[]
): Promise<Pick<Request, 'headers' | 'body'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...given })) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  }
  for (const { bytes, name = 'switch.png', type = 'image/png', field = 'image' } of files)
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  const { headers, body } = await encoded(form);
  return { headers, body };
}

async function encoded(form: FormData) {
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: new Uint8Array(await request.arrayBuffer()),
  };
}

export const deviceIn = ({ status, body }: Answer): Equipment => {
  if (status >= 300) throw new Error(`No device was answered: ${status} ${String(body.message)}`);
  return Equipment.parse(body.data);
};

export async function aDevice(given: Given = {}, ...files: readonly FilePart[]) {
  const uid = anOwner();
  return { uid, device: await madeBy(uid, given, ...files) };
}

/** A device that this user creates; an administrator creates the system's. */
export async function madeBy(uid: string, given: Given = {}, ...files: readonly FilePart[]) {
  const create = uid.startsWith('admin-') ? createSystemEquipment : createEquipment;
  return deviceIn(await send(create, { token: uid, ...(await deviceForm(given, ...files)) }));
}

/** The paths of all pictures that are stored. */
export const storedImages = async (): Promise<string[]> =>
  (await objectsOf('netwright-images', 'equipment-images')).map((key) => `/${key}`);

/** A stored picture as the site's distribution would fetch it. */
export async function storedImage(path = '') {
  const object = await new S3Client({ forcePathStyle: true }).send(
    new GetObjectCommand({ Bucket: 'netwright-images', Key: path.slice(1) }),
  );
  return {
    bytes: await object.Body?.transformToByteArray(),
    contentType: object.ContentType,
    cacheControl: object.CacheControl,
  };
}
