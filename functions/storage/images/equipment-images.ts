import { randomBytes } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../../runtime/s3-client.ts';
import { bucketName } from '../objects/bucket-name.ts';
import type { PointedObject } from '../objects/write-pointing-to.ts';
import type { Picture } from './picture.ts';

const bucket = bucketName('images');

/**
 * Where the site serves a new picture: a name of 128 random bits, used once. Anyone who knows it may see the picture,
 * and it cannot be guessed.
 */
export const newImagePath = ({ extension }: Picture): string =>
  `/equipment-images/${randomBytes(16).toString('hex')}.${extension}`;

/** A picture on its way to the path that its device is about to name. */
export const pictureAt = (path: string, picture: Picture): PointedObject => ({
  key: keyOf(path),
  put: () => putImage(keyOf(path), picture),
  remove: () => deleteImage(keyOf(path)),
});

/** The picture that a device named until now. */
export const formerPicture = (path: string): Pick<PointedObject, 'key' | 'remove'> => ({
  key: keyOf(path),
  remove: () => deleteImage(keyOf(path)),
});

const keyOf = (path: string): string => path.slice(1);

async function putImage(key: string, { bytes, contentType }: Picture): Promise<void> {
  await s3Client().send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

async function deleteImage(key: string): Promise<void> {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
