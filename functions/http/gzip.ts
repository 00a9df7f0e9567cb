import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** At once: an instance answers one call at a time, and zlib's streams take a new one longer than most answers. */
export const gzip = (text: string): Buffer => zlib.gzipSync(text);

/** Rejects with `ERR_BUFFER_TOO_LARGE` as soon as more than `maxBytes` come out. */
export const gunzip = (bytes: Uint8Array, maxBytes: number): Promise<Buffer> =>
  promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gunzip)(bytes, { maxOutputLength: maxBytes });
