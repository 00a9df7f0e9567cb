import { attemptWrite } from '../tables/attempt-write.ts';
import { rarelyNeededObjects } from './rarely-needed-objects.ts';
import type { StoredBody } from './stored-body.ts';
import { writePointingTo } from './write-pointing-to.ts';

interface Saving {
  /** Of the object, should there be one; used once. */
  readonly key: string;
  /** Bytes that the item takes itself. */
  readonly largestInline: number;
  /** Where the object would be. */
  readonly bucket: 'topologies' | 'configurations';
  readonly write: (body: StoredBody) => Promise<void>;
  /** Whether what is stored now is what `write` writes. */
  readonly isStored: () => Promise<boolean>;
}

/** Writes an item with its compressed JSON, which goes to S3 first where the item has no room for it. */
export async function saveBody(
  packed: Uint8Array,
  { key, largestInline, bucket, write, isStored }: Saving,
): Promise<void> {
  if (packed.byteLength <= largestInline) {
    const outcome = await attemptWrite(() => write({ body: packed }), isStored);
    if (outcome.state !== 'written') throw outcome.error;
    return;
  }
  const { put, remove } = await rarelyNeededObjects(bucket);
  const object = { key, put: () => put(key, packed, 'application/zstd'), remove: () => remove(key) };
  await writePointingTo(object, () => write({ bodyKey: key }), isStored);
}
