import * as z from 'zod';
import { DesignStatus } from '#shared/contract/designs.ts';
import { deletedKey } from './deleted-designs.ts';
import { designKey, designsTable } from './design-items.ts';
import { batchGet } from './tables/batch-get.ts';
import { query } from './tables/query.ts';

/** One of a user's designs that a device is in. */
export interface DesignUsing {
  readonly id: string;
  readonly designName: string;
  readonly designStatus: DesignStatus;
  /** Whether it is deleted, and can still be restored. */
  readonly isDeleted: boolean;
  /** Pieces of the device in it. */
  readonly quantity: number;
}

/** Those of a user's designs that a device is in, deleted ones too, the newest design first. */
export async function designsUsing(uid: string, deviceId: string): Promise<DesignUsing[]> {
  const items = await query('designDevices', {
    index: 'byDevice',
    partition: uid,
    sort: { prefix: `${deviceId}#` },
    newestFirst: true,
  });
  const lines = items.map((item) => Line.parse(item));
  const designs = await namesOf(
    uid,
    lines.map(({ designId }) => designId),
  );
  return lines.flatMap(({ designId, quantity }) => {
    const design = designs.get(designId);
    return design ? [{ ...design, quantity }] : [];
  });
}

async function namesOf(uid: string, ids: readonly string[]): Promise<ReadonlyMap<string, NamedDesign>> {
  const keys = ids.flatMap((id) => [designKey(uid, id), deletedKey(uid, id)]);
  const items = await batchGet(designsTable, keys, ['id', 'designName', 'designStatus']);
  const designs = new Map(items.map((item) => [String(item.id), NamedDesign.parse(item)]));
  return new Map(
    ids.flatMap((id) => {
      const [design, deleted] = [designs.get(id), designs.get(deletedKey(uid, id).id)];
      const found = design ?? deleted;
      return found ? [[id, { ...found, id, isDeleted: !design }]] : [];
    }),
  );
}

const Line = z.object({ designId: z.string(), quantity: z.int() });

const NamedDesign = z.object({ designName: z.string(), designStatus: DesignStatus });
type NamedDesign = Omit<DesignUsing, 'quantity'>;
