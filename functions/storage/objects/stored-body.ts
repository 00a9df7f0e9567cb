import * as z from 'zod';

/** Where an item has its compressed JSON: in itself, or in S3. */
export type StoredBody = { readonly body: Uint8Array } | { readonly bodyKey: string };
export const StoredBody = z.union([
  z.object({ body: z.instanceof(Uint8Array) }),
  z.object({ bodyKey: z.string() }),
]);
