import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import { newId } from '../runtime/ids.ts';
import { s3Client } from '../runtime/s3-client.ts';

const { TOPOLOGIES_BUCKET: bucket } = environment({ TOPOLOGIES_BUCKET: z.string() });

/** Keeps the packed graph of one version under a key that is never written twice, and answers that key. */
export async function putBody(
  { userId, designId, version }: { userId: string; designId: string; version: number },
  packed: Uint8Array,
): Promise<string> {
  const key = `${userId}/${designId}/${version}-${newId()}`;
  await s3Client().send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: packed, ContentType: 'application/zstd' }),
  );
  return key;
}

/** The packed graph, or nothing when a newer version has taken its place. */
export async function readBody(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body: body } = await s3Client().send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return await body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function deleteBody(key: string): Promise<void> {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
