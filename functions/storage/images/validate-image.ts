import { invalidField } from '#shared/contract/errors.ts';
import type { Size } from './byte-reader.ts';
import { jpegSize } from './jpeg.ts';
import type { Picture } from './picture.ts';
import { pngSize } from './png.ts';
import { webpSize } from './webp.ts';

export type ImageFormat = Omit<Picture, 'bytes'>;

/** Maximum pixels per side: a small file may declare a picture that exhausts the memory of whoever opens it. */
export const longestSide = 8_000;

/**
 * Which format a picture has, by its bytes alone: its name and its declared type are ignored. The picture must be
 * complete, with nothing after it, so that a file that is also something else is rejected.
 * @throws invalid_request naming the field `image`
 */
export function validateImage(bytes: Uint8Array): ImageFormat {
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
  if (holdsMarkup(bytes)) throw invalidField('image', 'must not contain a web page or a script');
  const { extension, contentType } = format;
  return { extension, contentType };
}

interface Format extends ImageFormat {
  readonly name: string;
  readonly signature: (bytes: Uint8Array) => boolean;
  /** Its size, or nothing where the bytes are not one whole picture. */
  readonly size: (bytes: Uint8Array) => Size | undefined;
}

const formats: readonly Format[] = [
  {
    name: 'PNG',
    extension: 'png',
    contentType: 'image/png',
    signature: (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    size: pngSize,
  },
  {
    name: 'JPEG',
    extension: 'jpg',
    contentType: 'image/jpeg',
    signature: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff',
    size: jpegSize,
  },
  {
    name: 'WebP',
    extension: 'webp',
    contentType: 'image/webp',
    signature: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
    size: webpSize,
  },
];

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  Buffer.from(bytes.subarray(start, start + length)).toString('latin1');

/** Text chunks may hold anything; no picture needs these. Long enough not to turn up by chance among 2 MB of pixels. */
const holdsMarkup = (bytes: Uint8Array): boolean =>
  /<(?:!doctype|html|head|body|script|iframe|\?php)[\s>/]/i.test(Buffer.from(bytes).toString('latin1'));
