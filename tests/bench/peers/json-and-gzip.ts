import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The plainest way to store a graph: read the file, compress it, decompress it. */
let graph: unknown;
let packed = Buffer.alloc(0);

export const handler = async ({ step, file }: { readonly step: string; readonly file: string }) => {
  if (step === 'read') graph = JSON.parse(readFileSync(file, 'utf8'));
  if (step === 'pack') packed = gzipSync(JSON.stringify(graph));
  if (step === 'unpack') graph = JSON.parse(gunzipSync(packed).toString());
  return { statusCode: 200 };
};
