import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { crc32Digest, hashDigest } from './checksums.ts';
import { encodeFooter, type ObjectMetadata, readFooter } from './object-footer.ts';

/** An object opened for reading: later writes to its key do not change it. */
export interface OpenedObject {
  readonly metadata: ObjectMetadata;
  /** The first bytes of the file are the object's data. Whoever opened the object closes it. */
  readonly file: FileHandle;
}

/** Decides, with what the key holds at that moment, whether a write may replace it; throws to refuse. */
export type WriteCondition = (current: ObjectMetadata | undefined) => void;

/**
 * Objects as files, one file each: the data, then its metadata as a footer, so that a rename puts both in place at once and
 * nothing can be torn. A write is on disk (fsync of the file and of its folder) before it is answered. A file is named by the
 * hash of its key, so a key of any characters fits every file system and cannot leave the folder. One process at a time may
 * own the directory.
 */
export interface ObjectFiles {
  /** Stores the body under the key, all of it or, when the body or the condition throws, nothing. */
  write(
    bucket: string,
    key: string,
    body: AsyncIterable<Uint8Array>,
    headers: Readonly<Record<string, string>>,
    condition?: WriteCondition,
  ): Promise<ObjectMetadata>;
  open(bucket: string, key: string): Promise<OpenedObject | undefined>;
  /** Removing what is not there is no error. */
  remove(bucket: string, key: string): Promise<void>;
  /** All objects of a bucket, in no order. Opens every file: made for the thousands of objects of one machine. */
  list(bucket: string): Promise<ObjectMetadata[]>;
}

export function openObjectFiles(directory: string, buckets: readonly string[]): ObjectFiles {
  // No bucket can have this name: it begins with a dot. What a killed process left here was never answered.
  const incomingFolder = path.join(directory, '.incoming');
  rmSync(incomingFolder, { recursive: true, force: true });
  mkdirSync(incomingFolder, { recursive: true });
  for (const bucket of buckets) mkdirSync(path.join(directory, bucket), { recursive: true });
  const fileOf = (bucket: string, key: string): string =>
    path.join(directory, bucket, createHash('sha256').update(key).digest('hex'));

  return {
    async write(bucket, key, body, headers, condition = () => {}) {
      const incoming = path.join(incomingFolder, randomUUID());
      try {
        const metadata = await writeDurably(incoming, key, body, headers);
        const target = fileOf(bucket, key);
        // Nothing is awaited between the check and the rename, so no other write can come in between.
        condition(currentMetadata(target));
        renameSync(incoming, target);
        await syncFolder(path.dirname(target));
        return metadata;
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
    },
    open: (bucket, key) => openObject(fileOf(bucket, key)),
    async remove(bucket, key) {
      const target = fileOf(bucket, key);
      await rm(target, { force: true });
      await syncFolder(path.dirname(target));
    },
    async list(bucket) {
      const folder = path.join(directory, bucket);
      const found: ObjectMetadata[] = [];
      for (const name of await readdir(folder)) {
        const object = await openObject(path.join(folder, name));
        if (object === undefined) continue;
        found.push(object.metadata);
        await object.file.close();
      }
      return found;
    },
  };
}

async function writeDurably(
  target: string,
  key: string,
  body: AsyncIterable<Uint8Array>,
  headers: Readonly<Record<string, string>>,
): Promise<ObjectMetadata> {
  const file = await open(target, 'wx');
  return writeObject(file, key, body, headers).finally(() => file.close());
}

async function writeObject(
  file: FileHandle,
  key: string,
  body: AsyncIterable<Uint8Array>,
  headers: Readonly<Record<string, string>>,
): Promise<ObjectMetadata> {
  const md5 = hashDigest('md5');
  const crc32 = crc32Digest();
  let size = 0;
  for await (const bytes of body) {
    md5.update(bytes);
    crc32.update(bytes);
    size += bytes.length;
    await file.writeFile(bytes);
  }
  const metadata: ObjectMetadata = {
    key,
    size,
    etag: `"${md5.value().toString('hex')}"`,
    crc32: crc32.value().toString('base64'),
    modified: new Date().toISOString(),
    headers,
  };
  await file.writeFile(encodeFooter(metadata));
  await file.sync();
  return metadata;
}

async function openObject(target: string): Promise<OpenedObject | undefined> {
  const file = await openPresent(target);
  if (file === undefined) return undefined;
  try {
    return { metadata: readFooter(file.fd), file };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function currentMetadata(target: string): ObjectMetadata | undefined {
  if (!existsSync(target)) return undefined;
  const file = openSync(target, 'r');
  try {
    return readFooter(file);
  } finally {
    closeSync(file);
  }
}

/** A rename or removal is durable once the folder that lists the names is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function openPresent(target: string): Promise<FileHandle | undefined> {
  try {
    return await open(target, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
