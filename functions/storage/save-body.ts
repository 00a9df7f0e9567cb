import { attemptWrite } from './attempt-write.ts';
import type { Objects } from './objects-in.ts';
import { writePointingTo } from './write-pointing-to.ts';

/** Where an item has its compressed JSON: in itself, or in S3. */
export type Body = { readonly body: Uint8Array } | { readonly bodyKey: string };

interface Saving {
  /** Of the object, should there be one; used once. */
  readonly key: string;
  /** Bytes that the item takes itself. */
  readonly largestInline: number;
  /** A thunk, since few bodies need S3, whose client takes long to load. */
  readonly objects: () => Promise<Objects>;
  readonly write: (body: Body) => Promise<void>;
  /** Whether what is stored now is what `write` writes. */
  readonly isStored: () => Promise<boolean>;
}

/** Writes an item with its compressed JSON, which goes to S3 first where the item has no room for it. */
export async function saveBody(
  packed: Uint8Array,
  { key, largestInline, objects, write, isStored }: Saving,
): Promise<void> {
  if (packed.byteLength <= largestInline) {
    const outcome = await attemptWrite(() => write({ body: packed }), isStored);
    if (outcome.state !== 'written') throw outcome.error;
    return;
  }
  const { put, remove } = await objects();
  const object = { key, put: () => put(key, packed, 'application/zstd'), remove: () => remove(key) };
  await writePointingTo(object, () => write({ bodyKey: key }), isStored);
}
