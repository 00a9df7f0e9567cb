import { crc32 } from 'node:zlib';
import { nameAt, viewOf } from './byte-reader.ts';
import { orientationOnly } from './orientation.ts';

const signatureBytes = 8;
/** Length and name before the data of a chunk, its checksum after them. */
const headBytes = 8;
const checksumBytes = 4;

/** Chunks that say how the pixels look; texts, times and whatever else there may be go. */
const looks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

/** A valid PNG without what it says beside its pixels. How it is to be turned stays. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = nameAt(view, at + 4);
    const end = at + headBytes + length + checksumBytes;
    if (looks.has(name)) kept.push(bytes.subarray(at, end));
    else if (name === 'eXIf') {
      const orientation = orientationOnly(bytes.subarray(at + headBytes, end - checksumBytes));
      if (orientation) kept.push(chunkOf('eXIf', orientation));
    }
    at = end;
  }
  return new Uint8Array(Buffer.concat(kept));
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const chunk = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(name, 'latin1'),
    data,
    Buffer.alloc(checksumBytes),
  ]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, chunk.length - checksumBytes)), chunk.length - checksumBytes);
  return chunk;
}
