import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { environment } from '../runtime/environment.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { isGone } from './is-gone.ts';

const { TOPOLOGIES_BUCKET: bucket } = environment({ TOPOLOGIES_BUCKET: z.string() });

/** Stores a compressed graph under a key that is never reused, so that a reader never gets a mix of versions. */
export async function putBody(key: string, packed: Uint8Array): Promise<void> {
  await s3Client().send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: packed, ContentType: 'application/zstd' }),
  );
}

/** The compressed graph, or nothing when a newer version has replaced it. */
export async function readBody(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body: body } = await s3Client().send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return await body?.transformToByteArray();
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

export async function deleteBody(key: string): Promise<void> {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
