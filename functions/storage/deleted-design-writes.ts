import type { DeletedDesign, Design } from '#shared/contract/designs.ts';
import { notFound } from '#shared/contract/errors.ts';
import type { Erasure } from '#shared/queues/erasures.ts';
import { deletedKey, type StoredDeletion, type StoredDesign } from './deleted-designs.ts';
import { designsTable } from './design-items.ts';
import type { CountedDesigns } from './design-places.ts';
import { designs, insertDesign, removeDesign } from './design-writes.ts';
import { forgetErasure, noteErasure } from './erasure-tasks.ts';
import type { Step } from './tables/transact.ts';

/** The steps that take a design from where it is found to where it can be restored until it is erased. */
export function putAside(
  { design, item }: StoredDesign,
  when: Pick<DeletedDesign, 'deletedAt' | 'eraseAt'>,
): readonly Step[] {
  // Neither the list nor a search finds it, nor what lists the designs that need attention.
  const { statusAndId, searchText, attentionAt, ...kept } = item;
  const { userId, id } = design;
  return [
    ...removeDesign(design),
    designs.insert({ ...kept, attentionWas: attentionAt, ...deletedKey(userId, id), ...when }),
    noteErasure(erasureOf(userId, { id, ...when })),
  ];
}

/** The steps that put a deleted design back, perhaps under another name. */
export function putBack(
  { design, deleted, item }: StoredDeletion,
  restored: Design,
  counted: CountedDesigns | undefined,
): readonly Step[] {
  const { attentionWas, ...besides } = item;
  return [
    {
      write: {
        Delete: {
          TableName: designsTable,
          Key: deletedKey(design.userId, design.id),
          ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(isErasing)',
        },
      },
      refuse: () => notFound('design'),
    },
    ...insertDesign(restored, counted, {
      ...besides,
      ...(attentionWas !== undefined && { attentionAt: attentionWas }),
    }),
    forgetErasure(erasureOf(design.userId, deleted)),
  ];
}

/** The note that lets a deleted design be erased when its time has come. */
export const erasureOf = (
  userId: string,
  { id, eraseAt }: Pick<DeletedDesign, 'id' | 'eraseAt'>,
): Erasure => ({ kind: 'design', uid: userId, designId: id, due: eraseAt });
