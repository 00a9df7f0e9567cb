import { inflateSync } from 'node:zlib';
import { nameAt, type Size, viewOf } from './byte-reader.ts';

const signatureBytes = 8;
/** Length, name and checksum around the data of a chunk. */
const frameBytes = 12;
const headerAt = 16;
/** Samples of a pixel by colour type (W3C PNG, table 9). */
const samples: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const highestFilter = 4;

/**
 * Whether the pixels of a whole PNG can be drawn without surprises: one pass, as many rows as its header says, each filtered as the
 * standard knows. A PDF's writer that stumbles over them would take the whole report along.
 */
export function pngIsDrawable(bytes: Uint8Array, { width, height }: Size): boolean {
  const view = viewOf(bytes);
  const [depth = 0, colour = 0] = [bytes[headerAt + 8], bytes[headerAt + 9]];
  const isInterlaced = bytes[headerAt + 12] !== 0;
  const rowBytes = 1 + Math.ceil((width * depth * (samples.get(colour) ?? 0)) / 8);
  const expected = rowBytes * height;
  if (isInterlaced) return false;
  try {
    const rows = inflateSync(pixelData(bytes, view), { maxOutputLength: expected });
    if (rows.length !== expected) return false;
    for (let at = 0; at < expected; at += rowBytes) if ((rows[at] ?? 0) > highestFilter) return false;
    return true;
  } catch {
    return false;
  }
}

function pixelData(bytes: Uint8Array, view: DataView): Buffer {
  const parts: Uint8Array[] = [];
  for (let at = signatureBytes; at < bytes.length; ) {
    const length = view.getUint32(at);
    if (nameAt(view, at + 4) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += frameBytes + length;
  }
  return Buffer.concat(parts);
}
