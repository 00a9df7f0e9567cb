import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Rate } from '#shared/contract/define-route.ts';
import { now } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { activityTable } from './activity.ts';

/** What this instance has counted in advance, by caller, route and stretch of time. */
const reserved = new Map<string, number>();
/** Beyond so many entries it forgets them all; most are of stretches that have ended. */
const mostReserved = 10_000;

/** No more calls in this stretch. */
const usedUp = -1;

/**
 * Counts a call; returns the seconds to wait where the caller has made it as often as the rate allows. Stretches of time begin
 * for everyone at once, so at the turn of two a caller may make twice as many.
 * @param caller a user, or a visitor's network (http/visitor.ts)
 * @param atOnce calls that one write counts. Of these, what an instance has left when it ends is lost to the caller.
 */
export async function countCall(
  caller: string,
  routeName: string,
  { calls, minutes }: Rate,
  atOnce: number,
): Promise<number | undefined> {
  const seconds = now().getTime() / 1_000;
  const stretch = Math.floor(seconds / 60 / minutes);
  const endsAt = (stretch + 1) * minutes * 60;
  const wait = Math.max(1, Math.ceil(endsAt - seconds));
  const key = { uid: caller, day: `used#${routeName}#${stretch}` };
  const name = `${caller} ${key.day}`;
  const left = reserved.get(name) ?? 0;
  if (left === usedUp) return wait;
  if (left > 0) {
    reserved.set(name, left - 1);
    return undefined;
  }
  const isAllowed = await reserve(key, {
    atOnce,
    mostBefore: calls - atOnce,
    expiresAt: endsAt + keptSeconds,
  });
  if (reserved.size >= mostReserved) reserved.clear();
  reserved.set(name, isAllowed ? atOnce - 1 : usedUp);
  return isAllowed ? undefined : wait;
}

/** DynamoDB deletes the count some time after this. */
const keptSeconds = 60;

const reserve = (
  key: { readonly uid: string; readonly day: string },
  {
    atOnce,
    mostBefore,
    expiresAt,
  }: { readonly atOnce: number; readonly mostBefore: number; readonly expiresAt: number },
): Promise<boolean> =>
  conditionHeld(
    documentClient().send(
      new UpdateCommand({
        TableName: activityTable,
        Key: key,
        UpdateExpression: 'ADD calls :atOnce SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(calls) OR calls <= :mostBefore',
        ExpressionAttributeValues: { ':atOnce': atOnce, ':mostBefore': mostBefore, ':expiresAt': expiresAt },
      }),
    ),
  );
