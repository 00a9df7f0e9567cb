import { designDeviceLimits } from '#shared/contract/design-devices.ts';
import type { Refusal } from '#shared/contract/errors.ts';
import { instantNow } from '../runtime/clock.ts';
import { type DesignLine, lineItem, lineKey } from './design-device-items.ts';
import { designKey, designsTable } from './design-items.ts';
import type { Step } from './tables/transact.ts';
import { versioned } from './tables/versioned.ts';

const stored = versioned('designDevices', 'line');

/** Adds a line that is not there yet. */
export const insertLine = (userId: string, line: DesignLine): Step => stored.insert(lineItem(userId, line));

/** Replaces one version of a line; `refuse` gets the stored version, or nothing if it is gone. */
export const replaceLine = (
  userId: string,
  before: DesignLine,
  after: DesignLine,
  refuse: (currentVersion: number | undefined) => Refusal | Promise<Refusal>,
): Step =>
  stored.replace(lineItem(userId, after), before.version, ({ version }) =>
    refuse(version && Number(version.N)),
  );

/** Removes one version of a line: the design's count of pieces decreases by that version's. */
export const deleteLine = (userId: string, line: DesignLine): Step =>
  stored.remove(lineKey(userId, line), line.version);

/**
 * Counts pieces and lines on the design, which has to exist and to have room, and records which structure of its topology they
 * are for; its version stays the same. How many lines there are is kept for this condition alone: two calls at once could not
 * see each other's lines.
 */
export const countEquipment = (
  userId: string,
  designId: string,
  { pieces, lines }: { readonly pieces: number; readonly lines: number },
): Step => ({
  write: {
    Update: {
      TableName: designsTable,
      Key: designKey(userId, designId),
      UpdateExpression:
        'ADD deviceCount :pieces, deviceLines :lines, equipmentVersion :one SET equippedFor = if_not_exists(planned.structure, :none), attentionAt = :now',
      ConditionExpression:
        'attribute_exists(id) AND (attribute_not_exists(deviceLines) OR deviceLines <= :room)',
      ExpressionAttributeValues: {
        ':pieces': pieces,
        ':lines': lines,
        ':one': 1,
        ':none': '',
        // A report of before is outdated now: who reads the index looks whether there is one.
        ':now': instantNow(),
        ':room': designDeviceLimits.inDesign - lines,
      },
    },
  },
});
