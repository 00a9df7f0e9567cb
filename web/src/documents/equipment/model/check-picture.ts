import { largestImageBytes } from '#shared/contract/equipment-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';

/** Why a file is no picture that the service takes; undefined when it may be. The service looks closer. */
export function pictureError({ bytes }: Upload): string | undefined {
  if (bytes.length > largestImageBytes) return 'This file is larger than 2 MB. Choose a smaller picture.';
  return contentTypeOf(bytes) === undefined
    ? 'This file is not a PNG, JPEG or WebP picture, whatever its name says.'
    : undefined;
}

/** A file's type by its first bytes; names and declared types prove nothing. */
export const contentTypeOf = (bytes: Uint8Array): string | undefined =>
  kinds.find(({ marks }) => marks.every(([at, mark]) => isAt(bytes, at, mark)))?.contentType;

const kinds: readonly {
  readonly contentType: string;
  readonly marks: readonly (readonly [number, readonly number[]])[];
}[] = [
  { contentType: 'image/png', marks: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]] },
  { contentType: 'image/jpeg', marks: [[0, [0xff, 0xd8, 0xff]]] },
  // RIFF, four bytes of length, WEBP
  {
    contentType: 'image/webp',
    marks: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
];

const isAt = (bytes: Uint8Array, at: number, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[at + index] === byte);
