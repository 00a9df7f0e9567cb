import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { dayOf, daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { tableName } from '../tables/table-name.ts';
import type { Step } from '../tables/transact.ts';

export type Activity = 'signIns' | 'designsCreated' | 'reportsGenerated' | 'deployments';

export const activityTable = tableName('activity');

/** Days for which activity is kept: the dashboard shows 30, and a year's review fits. */
const daysKept = 400;

/** The step that counts one activity of a user today; part of the transaction of that activity. */
export const activityStep = (uid: string, activity: Activity): Step => ({
  write: { Update: countToday(uid, activity) },
});

/** Counts one activity of a user today. */
export async function recordActivity(uid: string, activity: Activity): Promise<void> {
  await documentClient().send(new UpdateCommand(countToday(uid, activity)));
}

function countToday(uid: string, activity: Activity) {
  const now = instantNow();
  return {
    TableName: activityTable,
    Key: { uid, day: dayOf(now) },
    UpdateExpression: 'ADD #activity :one SET expiresAt = :expiresAt',
    ExpressionAttributeNames: { '#activity': activity },
    ExpressionAttributeValues: { ':one': 1, ':expiresAt': epochSeconds(daysAfter(now, daysKept)) },
  } satisfies UpdateCommandInput;
}
