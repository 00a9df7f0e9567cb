import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Design, DesignChange, NewDesign } from '#shared/contract/designs.ts';
import { notFound, Refusal, staleVersion } from '#shared/contract/errors.ts';
import { instantNow } from '../runtime/clock.ts';
import { documentClient } from '../runtime/document-client.ts';
import { newId } from '../runtime/ids.ts';
import { designKey, designsTable, parseDesign } from './design-items.ts';
import { insertDesign, replaceDesign } from './design-writes.ts';
import { type Step, transact } from './transact.ts';

/** @throws not_found when the owner has no design with this id. */
export async function getDesign(userId: string, id: string): Promise<Design> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: designsTable, Key: designKey(userId, id), ConsistentRead: true }),
  );
  if (!item) throw notFound('design');
  return parseDesign(item);
}

/**
 * Creates a design and takes its name, with whatever else is to be written in the same transaction.
 * @throws name_taken when another design of the owner that is not archived has this name, in any case.
 */
export async function createDesign(
  userId: string,
  draft: NewDesign,
  alsoWrite: readonly Step[],
): Promise<Design> {
  const createdAt = instantNow();
  const design: Design = {
    ...draft,
    id: newId(),
    userId,
    version: 1,
    deviceCount: 0,
    plannedDevices: 0,
    reportCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
  await transact([...insertDesign(design), ...alsoWrite]);
  return design;
}

/**
 * Replaces what the change gives. A new name is taken and the old one freed; an archived design that gets another
 * status takes its name again.
 * @throws not_found, stale_version (with the version stored now), name_taken.
 */
export async function updateDesign(userId: string, id: string, change: DesignChange): Promise<Design> {
  const stored = await getDesign(userId, id);
  if (stored.version !== change.version) throw staleVersion('design', stored.version);
  return replace(stored, change);
}

/** Archives a design and frees its name, whatever its version; an archived one stays as it is. */
export async function archiveDesign(userId: string, id: string): Promise<Design> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await getDesign(userId, id);
    if (stored.designStatus === 'archived') return stored;
    try {
      return await replace(stored, { designStatus: 'archived' });
    } catch (error) {
      if (attempt === archiveAttempts || !isStale(error)) throw error;
    }
  }
}

/** How often archiving reads again when somebody else changes the design at the same time. */
const archiveAttempts = 5;

async function replace(
  stored: Design,
  change: Omit<DesignChange, 'version'> | { designStatus: 'archived' },
): Promise<Design> {
  const version = stored.version + 1;
  const design = parseDesign({ ...stored, ...change, version, updatedAt: instantNow() });
  await transact(replaceDesign(stored, design));
  return design;
}

const isStale = (error: unknown): boolean => error instanceof Refusal && error.code === 'stale_version';
