import { viewOf } from './byte-reader.ts';
import { endOfScan, startOfScan } from './jpeg.ts';
import { orientationOnly } from './orientation.ts';

const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;

/** Of JFIF's segment without its thumbnail, whose two sides are its last two bytes. */
const jfifBytes = 18;

/**
 * A valid JPEG without what it says beside its pixels: where and when it was taken, by whom, with what, thumbnails. Its
 * colours and how it is to be turned stay.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let exif: Uint8Array | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, marker === startOfScan ? endOfScan(bytes, end) : end);
    if (marker === app1 && beginsWith(segment, 'Exif\0\0')) exif ??= segment.subarray(10);
    if (staysAsIs(marker, segment)) kept.push(segment);
    else if (marker === app0 && beginsWith(segment, 'JFIF\0')) kept.push(withoutThumbnail(segment));
    at += segment.length;
  }
  const orientation = orientationOnly(exif);
  return joined([
    bytes.subarray(0, 2),
    ...kept.filter((segment) => segment[1] === app0),
    ...(orientation ? [exifSegment(orientation)] : []),
    ...kept.filter((segment) => segment[1] !== app0),
    bytes.subarray(-2),
  ]);
}

/** Tables, frames and scans; of the applications' segments, the colour profile and Adobe's colour transform. */
function staysAsIs(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return false;
  if (marker < app0 || marker > app15) return true;
  return (
    (marker === app2 && beginsWith(segment, 'ICC_PROFILE\0')) ||
    (marker === app14 && beginsWith(segment, 'Adobe'))
  );
}

const beginsWith = (segment: Uint8Array, name: string): boolean =>
  Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const short = Uint8Array.from(segment.subarray(0, jfifBytes));
  if (short.length < jfifBytes) return segment;
  viewOf(short).setUint16(2, jfifBytes - 2);
  viewOf(short).setUint16(jfifBytes - 2, 0);
  return short;
}

function exifSegment(tiff: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, app1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')]);
  head.writeUInt16BE(head.length - 2 + tiff.length, 2);
  return joined([head, tiff]);
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
