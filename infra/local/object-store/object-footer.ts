import { fstatSync, readSync } from 'node:fs';
import * as z from 'zod';

const ObjectMetadata = z.strictObject({
  key: z.string(),
  /** Bytes of data. */
  size: z.int().nonnegative(),
  /** MD5 of the data in quotes, as S3 gives it for an object stored in one piece. */
  etag: z.string(),
  /** CRC-32 of the data in base64; S3 clients check it when they read. */
  crc32: z.base64(),
  modified: z.iso.datetime(),
  /** What was stored with the object and is answered with it: content type, `x-amz-meta-…` and the like. */
  headers: z.record(z.string(), z.string()),
});
export type ObjectMetadata = z.output<typeof ObjectMetadata>;

/** The footer ends with its JSON's length in four bytes (big-endian) and this mark, so it can be found from the end. */
const footerMark = Buffer.from('NWOBJ\0\0\u0001', 'latin1');
const tailBytes = 4 + footerMark.length;

/** What to write behind the data of an object. */
export function encodeFooter(metadata: ObjectMetadata): Buffer {
  const json = Buffer.from(JSON.stringify(metadata));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, footerMark]);
}

/** Reads the footer of an open file, in two small reads. Throws when the file is not a whole object. */
export function readFooter(file: number): ObjectMetadata {
  const fileBytes = fstatSync(file).size;
  const tail = readAt(file, fileBytes - tailBytes, tailBytes);
  if (!tail.subarray(4).equals(footerMark)) throw damaged();
  const jsonBytes = tail.readUInt32BE(0);
  const jsonStart = fileBytes - tailBytes - jsonBytes;
  const metadata = ObjectMetadata.parse(JSON.parse(readAt(file, jsonStart, jsonBytes).toString('utf8')));
  if (metadata.size !== jsonStart) throw damaged();
  return metadata;
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (position < 0 || readSync(file, bytes, 0, length, position) !== length) throw damaged();
  return bytes;
}

function damaged(): Error {
  return new Error('A file in the object store is damaged: its footer does not fit its data.');
}
