import { objectsIn } from '../objects/objects-in.ts';
import type { Size } from './byte-reader.ts';
import { jpegSize } from './jpeg.ts';
import { pngSize } from './png.ts';
import { pngIsDrawable } from './png-is-drawable.ts';

/** A picture as documents take it. */
export interface PrintableLogo extends Size {
  /** PNG or JPEG. */
  readonly dataUrl: string;
}

/** Pixels of the largest logo that is printed: it is unpacked in memory, beside the report. */
const mostPixels = 4_000_000;

/** The logo of a profile for print. Nothing for what a PDF cannot hold: WebP, an interlaced or damaged PNG, very many pixels. */
export async function printableLogo(path: string): Promise<PrintableLogo | undefined> {
  const bytes = await objectsIn('images').read(path.slice(1));
  return bytes && asPrintable(bytes);
}

function asPrintable(bytes: Uint8Array): PrintableLogo | undefined {
  const isPng = bytes[0] === 0x89;
  const isJpeg = bytes[0] === 0xff;
  const size = isPng ? pngSize(bytes) : isJpeg ? jpegSize(bytes) : undefined;
  if (!size || size.width * size.height > mostPixels) return undefined;
  if (isPng && !pngIsDrawable(bytes, size)) return undefined;
  const base64 = Buffer.from(bytes).toString('base64');
  return { ...size, dataUrl: `data:image/${isPng ? 'png' : 'jpeg'};base64,${base64}` };
}
