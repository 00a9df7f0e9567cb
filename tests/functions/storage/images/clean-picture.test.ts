import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#shared/contract/errors.ts';
import { cleanPicture } from '../../../../functions/storage/images/clean-picture.ts';
import {
  aGif,
  aJpeg,
  aLosslessWebp,
  aLossyWebp,
  aPng,
  aProgressiveJpeg,
  aTransparentWebp,
  joined,
  pngEnd,
  pngHeader,
  pngOf,
  pngPixels,
  webpCanvas,
  webpOf,
  webpPixels,
} from '../../../support/pictures.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const jpegComment = (text: string) =>
  joined(aJpeg.subarray(0, 2), Uint8Array.from([0xff, 0xfe, 0, text.length + 2]), text, aJpeg.subarray(2));

/** A JPEG whose frame states another height; the frame's marker is FFC0, its height three bytes on. */
function jpegOfHeight(height: number): Uint8Array {
  const bytes = Buffer.from(aJpeg);
  bytes.writeUInt16BE(height, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return bytes;
}

function refusalOf(bytes: Uint8Array): Refusal {
  try {
    cleanPicture(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('The picture was taken');
}

const pictures = { aPng, aJpeg, aProgressiveJpeg, aLossyWebp, aLosslessWebp, aTransparentWebp };

describe('a picture', () => {
  it.each([
    ['PNG', aPng, 'png', 'image/png'],
    ['JPEG', aJpeg, 'jpg', 'image/jpeg'],
    ['progressive JPEG', aProgressiveJpeg, 'jpg', 'image/jpeg'],
    ['lossy WebP', aLossyWebp, 'webp', 'image/webp'],
    ['lossless WebP', aLosslessWebp, 'webp', 'image/webp'],
    ['transparent WebP', aTransparentWebp, 'webp', 'image/webp'],
    [
      'PNG with a note of its program',
      pngOf(pngHeader(), ['tEXt', 'Software\0Paint'], pngPixels, pngEnd),
      'png',
      'image/png',
    ],
    ['JPEG with a comment', jpegComment('Taken in Lisbon'), 'jpg', 'image/jpeg'],
    [
      'PNG of the greatest size',
      pngOf(pngHeader({ width: 8_000, height: 3_000 }), pngPixels, pngEnd),
      'png',
      'image/png',
    ],
  ] as const)('is known by its bytes: a %s', (_, bytes, extension, contentType) => {
    expect(cleanPicture(bytes)).toMatchObject({ extension, contentType });
  });
});

describe('other files are rejected', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a GIF', aGif],
    ['an archive that begins as a GIF', joined(aGif, 'PK\x03\x04')],
    ['an SVG', joined('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a web page', joined('<!doctype html><script>alert(1)</script>')],
    ['a web page that begins with a line of a PNG', joined('PNG\r\n<html>')],
    ['a PDF', joined('%PDF-1.7')],
    ['a bitmap', joined('BM', new Uint8Array(60))],
    ['a RIFF file of sound', joined('RIFF', Uint8Array.from([4, 0, 0, 0]), 'WAVE')],
  ])('%s', (_, bytes) => {
    const { code, message, details } = refusalOf(bytes);
    expect(code).toBe('invalid_request');
    expect(message).toBe('Image must be a PNG, JPEG or WebP picture.');
    expect(details?.fields).toEqual([{ field: 'image', message: 'must be a PNG, JPEG or WebP picture' }]);
  });
});

describe('a picture with something else in the same file is rejected', () => {
  it.each([
    ['a PNG, then a web page', joined(aPng, '<html><script>alert(1)</script>')],
    ['a PNG, then one byte', joined(aPng, '\0')],
    ['a JPEG, then an archive', joined(aJpeg, 'PK\x05\x06', new Uint8Array(18))],
    ['two JPEGs', joined(aJpeg, aJpeg)],
    ['a WebP, then an archive', joined(aLossyWebp, 'PK\x05\x06', new Uint8Array(18))],
    ['a WebP with two pictures', webpOf(webpPixels(2, 2), webpPixels(2, 2))],
    ['a WebP with a chunk of its own', webpOf(webpCanvas(2, 2), webpPixels(2, 2), ['HTML', 'hello'])],
    ['an animated WebP', webpOf(webpCanvas(2, 2), ['ANIM', '\0\0\0\0\0\0'], ['ANMF', 'frame!'])],
    ['an animated PNG', pngOf(pngHeader(), ['acTL', '\0\0\0\x01\0\0\0\0'], pngPixels, pngEnd)],
    ['a PNG with a chunk that readers must know', pngOf(pngHeader(), ['EVIL', 'x'], pngPixels, pngEnd)],
  ])('%s', (_, bytes) => {
    expect(refusalOf(bytes).message).toMatch(
      /^Image is damaged, or is not a single still \w+ picture; save it/,
    );
  });

  it.each([
    [
      'a page in the text of a PNG',
      pngOf(pngHeader(), ['tEXt', 'Comment\0<html><script>'], pngPixels, pngEnd),
    ],
    ['a script in the comment of a JPEG', jpegComment('<SCRIPT SRC=//example.com>')],
    [
      'PHP in the notes of a WebP',
      webpOf(webpCanvas(2, 2), webpPixels(2, 2), ['XMP ', '<?php system(1) ?>']),
    ],
  ])('%s', (_, bytes) => {
    expect(refusalOf(bytes).message).toBe('Image must not contain a web page or a script.');
  });
});

describe('a picture that would exhaust memory is rejected', () => {
  it.each([
    ['a PNG', pngOf(pngHeader({ width: 8_001, height: 1 }), pngPixels, pngEnd)],
    [
      'a PNG of the format’s greatest size',
      pngOf(pngHeader({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }), pngPixels, pngEnd),
    ],
    ['a JPEG', jpegOfHeight(65_535)],
    ['a WebP', webpOf(webpPixels(16_384, 16_384))],
    ['an extended WebP', webpOf(webpCanvas(9_000, 2), webpPixels(9_000, 2))],
  ])('%s', (_, bytes) => {
    expect(refusalOf(bytes).message).toBe('Image must have at most 8000 × 8000 pixels.');
  });
});

describe('a damaged picture is rejected', () => {
  it.each([
    ['a PNG without pixels', pngOf(pngHeader(), pngEnd)],
    ['a PNG without its end', pngOf(pngHeader(), pngPixels)],
    ['a PNG whose header comes second', pngOf(['tEXt', 'a\0b'], pngHeader(), pngPixels, pngEnd)],
    ['a PNG with two headers', pngOf(pngHeader(), pngHeader(), pngPixels, pngEnd)],
    ['a PNG of no width', pngOf(pngHeader({ width: 0 }), pngPixels, pngEnd)],
    [
      'a PNG of a depth that its colours do not have',
      pngOf(pngHeader({ depth: 4, colour: 2 }), pngPixels, pngEnd),
    ],
    ['a PNG interlaced in an unknown way', pngOf(pngHeader({ interlace: 2 }), pngPixels, pngEnd)],
    ['a PNG with a short header', pngOf(['IHDR', 'short'], pngPixels, pngEnd)],
    ['a JPEG of no height', jpegOfHeight(0)],
    ['a JPEG that is its first three bytes', Uint8Array.from([0xff, 0xd8, 0xff])],
    ['a JPEG without a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a WebP without a picture', webpOf(webpCanvas(2, 2))],
    ['a WebP whose picture is not of its canvas’s size', webpOf(webpCanvas(2, 2), webpPixels(3, 3))],
    ['an empty WebP', webpOf()],
  ])('%s', (_, bytes) => {
    expect(refusalOf(bytes).message).toMatch(/^Image is damaged/);
  });

  it.each(Object.entries(pictures))('%s truncated at any point', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(refusalOf(bytes.subarray(0, length)).code).toBe('invalid_request');
  });

  it('any single flipped bit of a PNG', () => {
    const aBit = fc.tuple(fc.nat(aPng.length - 1), fc.nat(7));
    fc.assert(
      fc.property(aBit, ([place, bit]) => {
        const bytes = Uint8Array.from(aPng);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        expect(refusalOf(bytes).code).toBe('invalid_request');
      }),
    );
  });
});

it('any bytes give a format or a rejection', () => {
  const anyPicture = fc.constantFrom(...Object.values(pictures));
  const spoilt = fc
    .tuple(anyPicture, fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 6 }))
    .map(([bytes, changes]) => {
      const copy = Uint8Array.from(bytes);
      for (const [place, value] of changes) copy[place % copy.length] = value;
      return copy;
    });
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      let outcome: unknown;
      try {
        outcome = cleanPicture(bytes);
      } catch (error) {
        outcome = error;
      }
      expect(outcome instanceof Refusal || Object.hasOwn(Object(outcome), 'contentType')).toBe(true);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
