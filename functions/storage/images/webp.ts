import { isSize, nameAt, type Size, viewOf } from './byte-reader.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const headBytes = 12;
const chunkHeadBytes = 8;

/** Chunks other than the picture itself (RFC 9649); those of an animation are not among them. */
const besides: ReadonlySet<string> = new Set(['ALPH', 'ICCP', 'EXIF', 'XMP ']);

/** The size of a WebP (RFC 9649): a file of the length that it states, with one still picture in it. */
export function webpSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  if (bytes.length < headBytes || view.getUint32(4, true) + 8 !== bytes.length) return undefined;
  let canvas: Size | undefined;
  let picture: Size | undefined;
  let at = headBytes;
  while (at + chunkHeadBytes <= bytes.length) {
    const name = nameAt(view, at);
    const length = view.getUint32(at + 4, true);
    const data = at + chunkHeadBytes;
    const end = data + length + (length % 2);
    if (end > bytes.length) return undefined;
    const chunk = viewOf(bytes.subarray(data, data + length));
    if (name === 'VP8X' && at === headBytes) canvas = extendedSize(chunk);
    else if ((name === 'VP8 ' || name === 'VP8L') && !picture) {
      picture = name === 'VP8 ' ? lossySize(chunk) : losslessSize(chunk);
      if (!picture) return undefined;
    } else if (!canvas || !besides.has(name)) return undefined;
    at = end;
  }
  if (at !== bytes.length || !picture || !isSize(picture)) return undefined;
  return !canvas || isSame(canvas, picture) ? picture : undefined;
}

/** Width and height less one in 24 bits each, after the flags. */
function extendedSize(chunk: DataView): Size | undefined {
  if (chunk.byteLength !== 10) return undefined;
  const threeBytes = (at: number) => chunk.getUint16(at, true) + chunk.getUint8(at + 2) * 0x1_0000;
  return { width: threeBytes(4) + 1, height: threeBytes(7) + 1 };
}

/** A key frame of VP8 (RFC 6386, section 9.1): three bytes, its start code, then 14 bits each. */
function lossySize(chunk: DataView): Size | undefined {
  if (chunk.byteLength < 10 || (chunk.getUint8(0) & 1) !== 0) return undefined;
  if (chunk.getUint8(3) !== 0x9d || chunk.getUint8(4) !== 0x01 || chunk.getUint8(5) !== 0x2a)
    return undefined;
  return { width: chunk.getUint16(6, true) & 0x3fff, height: chunk.getUint16(8, true) & 0x3fff };
}

/** After its signature, width and height less one in 14 bits each, then a version that is 0. */
function losslessSize(chunk: DataView): Size | undefined {
  if (chunk.byteLength < 5 || chunk.getUint8(0) !== 0x2f) return undefined;
  const bits = chunk.getUint32(1, true);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;
