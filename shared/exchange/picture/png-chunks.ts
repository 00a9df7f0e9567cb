import { UnreadableFile } from '../read/unreadable-file.ts';

/* PNG, third edition: chunks of length, type, data and CRC. */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte);

interface PngChunk {
  /** Where it begins. */
  readonly at: number;
  readonly type: string;
  readonly data: Uint8Array;
}

/** @throws UnreadableFile where the picture ends within one. */
export function* chunksOf(png: Uint8Array): Generator<PngChunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = signature.length;
  while (at + 12 <= png.length) {
    const length = view.getUint32(at);
    if (at + 12 + length > png.length) throw new UnreadableFile('The PNG is damaged or incomplete.');
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield { at, type, data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}
