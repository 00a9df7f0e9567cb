import { crc32 } from 'node:zlib';
import { isSize, nameAt, type Size, viewOf } from './byte-reader.ts';

const signatureBytes = 8;
/** Length and name before the data of a chunk, its checksum after them. */
const headBytes = 8;
const checksumBytes = 4;
const headerBytes = 13;

/** The size of a PNG (W3C PNG, third edition): IHDR first, IEND last and nothing after it, each chunk as its checksum says. */
export function pngSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  let size: Size | undefined;
  let hasPixels = false;
  for (let at = signatureBytes; at + headBytes + checksumBytes <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = nameAt(view, at + 4);
    const checksumAt = at + headBytes + length;
    if (checksumAt + checksumBytes > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, checksumAt)) !== view.getUint32(checksumAt)) return undefined;
    const end = checksumAt + checksumBytes;
    if ((name === 'IHDR') !== (at === signatureBytes)) return undefined;
    if (name === 'IHDR') size = length === headerBytes ? sizeOf(view, at + headBytes) : undefined;
    else if (name === 'IDAT') hasPixels = true;
    else if (name === 'IEND') return length === 0 && hasPixels && end === bytes.length ? size : undefined;
    else if (isUnknownToReaders(name)) return undefined;
    at = end;
  }
  return undefined;
}

function sizeOf(view: DataView, header: number): Size | undefined {
  const size = { width: view.getUint32(header), height: view.getUint32(header + 4) };
  const [depth, colour, compression, filter, interlace] = [8, 9, 10, 11, 12].map((place) =>
    view.getUint8(header + place),
  );
  const isKnown =
    colour !== undefined && depth !== undefined && depthsOfColours.get(colour)?.includes(depth) === true;
  const isPlain = compression === 0 && filter === 0 && (interlace === 0 || interlace === 1);
  return isKnown && isPlain && isSize(size) ? size : undefined;
}

/** Colour types with the bits that a sample of each may have (table 12 of the standard). */
const depthsOfColours: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

/** A critical chunk, whose name begins with a capital, that the standard does not know; or an animation's. */
const isUnknownToReaders = (name: string): boolean =>
  !/^[A-Za-z]{4}$/.test(name) || name === 'acTL' || (/^[A-Z]/.test(name) && name !== 'PLTE');
