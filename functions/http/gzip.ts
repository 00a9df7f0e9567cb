import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export const gzip: (text: string) => Promise<Buffer> = promisify<string, Buffer>(zlib.gzip);

/** Rejects with `ERR_BUFFER_TOO_LARGE` as soon as more than `maxBytes` come out. */
export const gunzip = (bytes: Uint8Array, maxBytes: number): Promise<Buffer> =>
  promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gunzip)(bytes, { maxOutputLength: maxBytes });
