import { randomUUID } from 'node:crypto';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Equipment } from '#shared/contract/equipment-items.ts';
import { handler as createEquipment } from '../../../functions/equipment/routes/create-equipment.ts';
import { handler as createSystemEquipment } from '../../../functions/equipment/routes/create-system-equipment.ts';
import { anOwner } from '../../support/builders.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { type FilePart, multipartOf } from '../../support/multipart.ts';
import { objectsOf } from '../../support/stored-state.ts';

/** The administrator's token is their id. */
export const anAdministrator = (): string => `admin-${randomUUID()}`;

export const aPort = { count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' };

/**
 * The form of a switch with the given fields: text as such, everything else as JSON; undefined leaves a field out.
 */
const fields = {
  category: 'switch',
  manufacturer: 'Acme',
  model: 'Access 48',
  partNumber: 'A-48P',
  specs: { ports: [aPort], poeBudgetW: 740 },
  price: { amount: 4_200, currency: 'USD', asOf: '2026-03-31', confidence: 'low' },
};

type Given = Readonly<Record<string, unknown>>;
type Picture = Partial<FilePart> & Pick<FilePart, 'bytes'>;

/** A form as a browser sends it. */
export const deviceForm = (given: Given = {}, ...files: readonly Picture[]) =>
  multipartOf(
    { ...fields, ...given },
    files.map((file) => ({ field: 'image', name: 'switch.png', type: 'image/png', ...file })),
  );

export const deviceIn = ({ status, body }: Answer): Equipment => {
  if (status >= 300) throw new Error(`No device was answered: ${status} ${String(body.message)}`);
  return Equipment.parse(body.data);
};

export async function aDevice(given: Given = {}, ...files: readonly Picture[]) {
  const uid = anOwner();
  return { uid, device: await madeBy(uid, given, ...files) };
}

/** A device that this user creates; an administrator creates the system's. */
export async function madeBy(uid: string, given: Given = {}, ...files: readonly Picture[]) {
  const create = uid.startsWith('admin-') ? createSystemEquipment : createEquipment;
  return deviceIn(await send(create, { token: uid, ...deviceForm(given, ...files) }));
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
