import { nameAt, viewOf } from './byte-reader.ts';
import { orientationOnly } from './orientation.ts';

const riffBytes = 12;
const chunkHeadBytes = 8;
/** Flags of an extended file, in the first byte of its first chunk (RFC 9649). */
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** A valid WebP without what it says beside its pixels. How it is to be turned stays. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Buffer[] = [];
  let canvas: Buffer | undefined;
  for (let at = riffBytes; at < bytes.length; ) {
    const name = nameAt(view, at);
    const length = view.getUint32(at + 4, true);
    const end = at + chunkHeadBytes + length + (length % 2);
    // A copy: the flags of the canvas change.
    const chunk = Buffer.from(Uint8Array.from(bytes.subarray(at, end)));
    if (name === 'VP8X') canvas = chunk;
    if (name === 'EXIF') kept.push(...exifChunks(chunk.subarray(chunkHeadBytes, chunkHeadBytes + length)));
    else if (name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  if (canvas) {
    const isTurned = kept.some((chunk) => nameAt(viewOf(chunk), 0) === 'EXIF');
    const flags = canvas.readUInt8(chunkHeadBytes) & ~(exifFlag | xmpFlag);
    canvas.writeUInt8(isTurned ? flags | exifFlag : flags, chunkHeadBytes);
  }
  const head = Buffer.from(Uint8Array.from(bytes.subarray(0, riffBytes)));
  const stripped = Buffer.concat([head, ...kept]);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return new Uint8Array(stripped);
}

/** Some writers put JPEG's mark in front of the block. */
function exifChunks(data: Uint8Array): Buffer[] {
  const hasMark = Buffer.from(data.subarray(0, 6)).toString('latin1') === 'Exif\0\0';
  const tiff = orientationOnly(hasMark ? data.subarray(6) : data);
  if (!tiff) return [];
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return [Buffer.concat([head, tiff])];
}
