import { viewOf } from './byte-reader.ts';

/** Of Exif (CIPA DC-008): 1 is upright, 2 to 8 are turned or mirrored. */
const upright = 1;
const turned = 8;

const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/** How a picture is to be turned, as its Exif block (a TIFF header and its first directory) says; upright where it is damaged. */
export function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (tiff.length < 8) return upright;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return upright;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return upright;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * entryBytes;
    if (at + entryBytes > tiff.length) return upright;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    const isKnown = view.getUint16(at + 2, isLittle) === shortType && value >= upright && value <= turned;
    return isKnown ? value : upright;
  }
  return upright;
}

/** An Exif block that says how a picture is to be turned and nothing else; none for an upright one. */
export function orientationOnly(tiff: Uint8Array | undefined): Uint8Array | undefined {
  const orientation = tiff ? orientationIn(tiff) : upright;
  if (orientation === upright) return undefined;
  const block = Buffer.alloc(26);
  // `II`, 42, the directory at 8; one entry: a short with the value; no further directory.
  block.write('II*\0', 0, 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(orientationTag, 10);
  block.writeUInt16LE(shortType, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return new Uint8Array(block);
}
