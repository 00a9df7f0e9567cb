import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The plainest way to keep a graph: read the file first, then pack what was read, then unpack what was packed. */
let graph: unknown;
let packed = Buffer.alloc(0);

export const handler = async ({ step, file }: { readonly step: string; readonly file: string }) => {
  if (step === 'read') graph = JSON.parse(readFileSync(file, 'utf8'));
  if (step === 'pack') packed = gzipSync(JSON.stringify(graph));
  if (step === 'unpack') graph = JSON.parse(gunzipSync(packed).toString());
  return { statusCode: 200 };
};
