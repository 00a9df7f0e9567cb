import { Inflate, Unzlib } from 'fflate';
import { joinedBytes } from './joined-bytes.ts';
import { readLimits } from './read-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** @throws UnreadableFile where the bytes are damaged, or unpack to more than `readLimits.unpackedBytes`. */
export const inflated = (bytes: Uint8Array): Uint8Array => unpacked(bytes, new Inflate());

/** The same of bytes with zlib's frame. */
export const unzlibbed = (bytes: Uint8Array): Uint8Array => unpacked(bytes, new Unzlib());

/** Pieces are handed over while they are unpacked, so that too much is noticed early. */
const step = 65_536;

function unpacked(bytes: Uint8Array, stream: Inflate | Unzlib): Uint8Array {
  const parts: Uint8Array[] = [];
  let total = 0;
  stream.ondata = (part) => {
    parts.push(part);
    total += part.length;
    if (total > readLimits.unpackedBytes) throw tooLarge();
  };
  try {
    for (let at = 0; at < bytes.length; at += step)
      stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The packed part of the file is damaged.');
  }
  return joinedBytes(parts);
}

export const tooLarge = (): UnreadableFile =>
  new UnreadableFile('The file unpacks to more than can be read here (60 MB).');
