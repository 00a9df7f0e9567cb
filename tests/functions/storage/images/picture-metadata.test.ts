import { describe, expect, it } from 'vitest';
import { cleanPicture } from '../../../../functions/storage/images/clean-picture.ts';
import { jpegSize } from '../../../../functions/storage/images/jpeg.ts';
import { orientationIn } from '../../../../functions/storage/images/orientation.ts';
import { pngSize } from '../../../../functions/storage/images/png.ts';
import { webpSize } from '../../../../functions/storage/images/webp.ts';
import { exifOfPhone } from '../../../support/exif.ts';
import {
  aJpeg,
  aLossyWebp,
  aPng,
  aProgressiveJpeg,
  aTransparentWebp,
  joined,
  pngEnd,
  pngHeader,
  pngOf,
  pngPixels,
} from '../../../support/pictures.ts';

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const secrets = /PhoneMaker|2026:11:20|GPS-LISBON|Lisbon|xmp|Photoshop|Thumbnail/;
const clean = (bytes: Uint8Array) => cleanPicture(bytes).bytes;

const segment = (marker: number, data: Uint8Array | string): Uint8Array => {
  const bytes = joined(data);
  return joined(Uint8Array.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes);
};

/** A JPEG of a telephone: Exif with the place, XMP, IPTC, a comment, and another one between its scans. */
const aPhoto = (orientation: number, isLittle?: boolean, base = aJpeg) =>
  joined(
    base.subarray(0, 20),
    segment(0xe1, joined('Exif\0\0', exifOfPhone(orientation, isLittle))),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Lisbon</x:xmpmeta>'),
    segment(0xed, 'Photoshop 3.0\0Lisbon'),
    segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
    segment(0xfe, 'Taken in Lisbon'),
    base.subarray(20),
  );

const chunkOfWebp = (name: string, data: Uint8Array): Uint8Array => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return joined(name, size, data, data.length % 2 ? '\0' : '');
};

/** A WebP of a telephone: in the extended format, with Exif and XMP and the flags that say so. */
function aWebpPhoto(orientation: number): Uint8Array {
  const bytes = Buffer.from(
    joined(
      aTransparentWebp,
      chunkOfWebp('EXIF', exifOfPhone(orientation)),
      chunkOfWebp('XMP ', joined('<x:xmpmeta>Lisbon</x:xmpmeta>')),
    ),
  );
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt8(bytes.readUInt8(20) | 0x0c, 20);
  return new Uint8Array(bytes);
}

const aPngPhoto = (orientation: number) =>
  pngOf(
    pngHeader(),
    ['eXIf', exifOfPhone(orientation)],
    ['tEXt', 'Comment\0Taken in Lisbon'],
    ['iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>Lisbon</x:xmpmeta>'],
    ['tIME', Uint8Array.from([7, 234, 11, 20, 10, 0, 0])],
    ['gAMA', Uint8Array.from([0, 0, 177, 143])],
    pngPixels,
    pngEnd,
  );

describe('a picture is kept without what its file says beside its pixels', () => {
  it.each([
    ['JPEG', aPhoto(1), jpegSize],
    ['JPEG that is to be turned', aPhoto(6), jpegSize],
    ['progressive JPEG', aPhoto(1, true, aProgressiveJpeg), jpegSize],
    ['PNG', aPngPhoto(1), pngSize],
    ['PNG that is to be turned', aPngPhoto(8), pngSize],
    ['WebP', aWebpPhoto(1), webpSize],
    ['WebP that is to be turned', aWebpPhoto(3), webpSize],
  ])('%s', (_, bytes, size) => {
    expect(latin(bytes)).toMatch(secrets);
    const kept = clean(bytes);
    expect(latin(kept)).not.toMatch(secrets);
    expect(size(kept), 'still a valid picture').toEqual(size(bytes));
    expect(clean(kept), 'cleaning twice changes nothing').toEqual(kept);
  });

  it('and one without metadata stays as it is', () => {
    expect(clean(aJpeg)).toEqual(aJpeg);
    expect(clean(aProgressiveJpeg)).toEqual(aProgressiveJpeg);
    expect(clean(aLossyWebp)).toEqual(aLossyWebp);
    expect(clean(aTransparentWebp)).toEqual(aTransparentWebp);
  });

  it('but with its colours', () => {
    expect(latin(clean(aPhoto(1)))).toContain('ICC_PROFILE');
    expect(latin(clean(aPngPhoto(1)))).toContain('gAMA');
    expect(latin(clean(aPng))).toContain('gAMA');
  });

  it('a comment between the scans of a JPEG goes, too', () => {
    const secondScan = Buffer.from(aProgressiveJpeg).lastIndexOf(Buffer.from([0xff, 0xda]));
    const bytes = joined(
      aProgressiveJpeg.subarray(0, secondScan),
      segment(0xfe, 'Taken in Lisbon'),
      aProgressiveJpeg.subarray(secondScan),
    );
    expect(clean(bytes)).toEqual(aProgressiveJpeg);
  });

  it('the thumbnail in the head of a JPEG goes', () => {
    const head = joined('JFIF\0\x01\x01\0\0\x01\0\x01', Uint8Array.from([1, 1]), 'rgb');
    const bytes = joined(aJpeg.subarray(0, 2), segment(0xe0, head), aJpeg.subarray(20));
    expect(clean(bytes)).toEqual(aJpeg);
  });
});

describe('how a picture is to be turned stays', () => {
  const tiffIn = (bytes: Uint8Array) => {
    const at = Buffer.from(bytes).indexOf('II*\0', 0, 'latin1');
    return at < 0 ? new Uint8Array() : bytes.subarray(at);
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i', (orientation) => {
    for (const bytes of [
      aPhoto(orientation),
      aPhoto(orientation, false),
      aPngPhoto(orientation),
      aWebpPhoto(orientation),
    ])
      expect(orientationIn(tiffIn(clean(bytes)))).toBe(orientation);
  });

  it('a damaged Exif block turns nothing', () => {
    for (const length of [0, 4, 8, 9, 12, 20, 30])
      expect(orientationIn(exifOfPhone(6).subarray(0, length))).toBe(1);
    expect(orientationIn(exifOfPhone(9))).toBe(1);
  });
});

it('a picture of too many pixels in all is rejected, although neither side is too long', () => {
  const bytes = pngOf(pngHeader({ width: 6_000, height: 5_000 }), pngPixels, pngEnd);
  expect(() => cleanPicture(bytes)).toThrow('Image must have at most 24,000,000 pixels in all.');
});
