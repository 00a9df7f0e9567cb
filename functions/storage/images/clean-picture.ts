import { invalidField } from '#shared/contract/errors.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { Size } from './byte-reader.ts';
import { jpegSize } from './jpeg.ts';
import type { Picture } from './picture.ts';
import { pngSize } from './png.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';
import { webpSize } from './webp.ts';

type ImageFormat = Omit<Picture, 'bytes'>;

/**
 * Maximum pixels per side and in all: a small file may declare a picture that exhausts the memory of whoever opens it. A
 * decoded pixel takes 4 bytes.
 */
const longestSide = 8_000;
const mostPixels = 24_000_000;

/**
 * A picture as it is kept: without what its file says beside its pixels, such as where it was taken. Which format it has
 * is known by its bytes alone: its name and its declared type are ignored. It must be complete, with nothing after it, so
 * that a file that is also something else is rejected.
 * @throws invalid_request naming the field `image`
 */
export function cleanPicture(bytes: Uint8Array): Picture {
  const { extension, contentType, strip } = formatOf(bytes);
  return { bytes: strip(bytes), extension, contentType };
}

function formatOf(bytes: Uint8Array): Format {
  const format = formats.find(({ signature }) => signature(bytes));
  if (!format) throw invalidField('image', 'must be a PNG, JPEG or WebP picture');
  const size = format.size(bytes);
  if (!size)
    throw invalidField(
      'image',
      `is damaged, or is not a single still ${format.name} picture; save it again and retry`,
    );
  if (Math.max(size.width, size.height) > longestSide)
    throw invalidField('image', `must have at most ${longestSide} × ${longestSide} pixels`);
  if (size.width * size.height > mostPixels)
    throw invalidField('image', `must have at most ${formatNumber(mostPixels)} pixels in all`);
  if (holdsMarkup(bytes)) throw invalidField('image', 'must not contain a web page or a script');
  return format;
}

interface Format extends ImageFormat {
  readonly name: string;
  readonly signature: (bytes: Uint8Array) => boolean;
  /** Its size, or nothing where the bytes are not one whole picture. */
  readonly size: (bytes: Uint8Array) => Size | undefined;
  /** A valid picture without its metadata. */
  readonly strip: (bytes: Uint8Array) => Uint8Array;
}

const formats: readonly Format[] = [
  {
    name: 'PNG',
    extension: 'png',
    contentType: 'image/png',
    signature: (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    size: pngSize,
    strip: stripPng,
  },
  {
    name: 'JPEG',
    extension: 'jpg',
    contentType: 'image/jpeg',
    signature: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff',
    size: jpegSize,
    strip: stripJpeg,
  },
  {
    name: 'WebP',
    extension: 'webp',
    contentType: 'image/webp',
    signature: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
    size: webpSize,
    strip: stripWebp,
  },
];

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  Buffer.from(bytes.subarray(start, start + length)).toString('latin1');

/** Text chunks may hold anything; no picture needs these. Long enough not to turn up by chance among 2 MB of pixels. */
const holdsMarkup = (bytes: Uint8Array): boolean =>
  /<(?:!doctype|html|head|body|script|iframe|\?php)[\s>/]/i.test(Buffer.from(bytes).toString('latin1'));
