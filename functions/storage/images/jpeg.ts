import { isSize, type Size, viewOf } from './byte-reader.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
export const startOfScan = 0xda;
/** Frames that browsers show: baseline, extended and progressive, with Huffman's code. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical and arithmetic-coded frames, which they do not. */
const otherFrames: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** The size of a JPEG (ITU-T T.81, annex B): segments up to its end of image, and nothing after it. */
export function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  let size: Size | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of these may precede a marker.
      at += 1;
      continue;
    }
    if (marker === endOfImage) return hasScan && at + 2 === bytes.length ? size : undefined;
    if (standsAlone(marker) || otherFrames.has(marker) || at + 4 > bytes.length) return undefined;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (frames.has(marker)) {
      if (size || length < smallestFrame) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (!isSize(size)) return undefined;
    }
    if (marker === startOfScan && !size) return undefined;
    hasScan ||= marker === startOfScan;
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  return undefined;
}

/** Bytes of a frame's segment with one component, its length's own two included. */
const smallestFrame = 11;

/** Markers without a segment; between segments there is no place for any of them. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);

/** Where the next marker is: within a scan, 0xFF comes with 0x00 where it is data, or with a restart's number. */
export function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    const isData = next === 0x00 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
