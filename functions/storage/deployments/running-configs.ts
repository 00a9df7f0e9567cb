import * as z from 'zod';
import { DeviceId } from '#shared/contract/device-id.ts';
import { notFound } from '#shared/contract/errors.ts';
import { Instant, Version } from '#shared/contract/identifiers.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { largestInlineText, packText } from '../objects/packed-texts.ts';
import { rarelyNeededObjects } from '../objects/rarely-needed-objects.ts';
import { saveBody } from '../objects/save-body.ts';
import { StoredBody } from '../objects/stored-body.ts';
import { readText } from '../objects/stored-texts.ts';
import { discard } from '../objects/write-pointing-to.ts';
import { readItem } from '../tables/read-item.ts';
import { transact } from '../tables/transact.ts';
import { versioned } from '../tables/versioned.ts';

export const runningConfigs = versioned('runningConfigs', 'running configuration');

const Head = z.object({
  deviceId: DeviceId,
  hash: z.string(),
  size: z.int(),
  version: Version,
  updatedAt: Instant,
  /** Random, new for each save: shows whether this save succeeded. */
  savedAs: z.string(),
});
export type RunningConfigHead = z.output<typeof Head>;
const Stored = z.intersection(Head, StoredBody);
const Content = z.object({ text: z.string() });

const keyOf = (userId: string, deviceId: string) => ({ userId, deviceId }) satisfies KeyOf<'runningConfigs'>;

export async function findRunningConfig(userId: string, deviceId: string) {
  const item = await readItem('runningConfigs', keyOf(userId, deviceId));
  return item && Stored.parse(item);
}

/** @throws not_found */
export async function getRunningConfig(userId: string, deviceId: string) {
  const head = await findRunningConfig(userId, deviceId);
  if (!head) throw notFound('running configuration');
  return { ...head, text: Content.parse(await readText(head)).text };
}

/** Stores a running configuration in place of the one that it was read before, if any. @throws stale_version */
export async function saveRunningConfig(
  userId: string,
  head: RunningConfigHead,
  text: string,
  former: Awaited<ReturnType<typeof findRunningConfig>>,
): Promise<void> {
  const { deviceId, savedAs } = head;
  await saveBody(packText({ text }), {
    key: `${userId}/running/${savedAs}`,
    largestInline: largestInlineText,
    bucket: 'configurations',
    write: (body) => {
      const item = { ...keyOf(userId, deviceId), ...head, ...body };
      return transact([
        former
          ? runningConfigs.replace(item, former.version)
          : runningConfigs.insert(item, runningConfigs.otherVersion),
      ]);
    },
    isStored: async () => (await findRunningConfig(userId, deviceId))?.savedAs === savedAs,
  });
  if (!former || !('bodyKey' in former)) return;
  const { remove } = await rarelyNeededObjects('configurations');
  await discard({ key: former.bodyKey, remove: () => remove(former.bodyKey) });
}
