import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { documentClient } from '../../runtime/document-client.ts';
import { query } from '../tables/query.ts';
import { tableName } from '../tables/table-name.ts';

/** Stands in entries of the audit log for a user whose account is erased. */
const nobody = 'erased';

const Key = z.object({ month: z.string(), id: z.string() });

/** Takes a user out of the audit log: what was done stays, without who they were. */
export async function forgetInAudit(uid: string): Promise<void> {
  const [done, suffered] = await Promise.all([
    query('audit', { index: 'byAdministrator', partition: uid }),
    query('audit', { index: 'byTarget', partition: uid }),
  ]);
  for (const item of done) await forget(Key.parse(item), 'by', uid);
  for (const item of suffered) await forget(Key.parse(item), 'target', uid);
}

async function forget(key: z.output<typeof Key>, role: 'by' | 'target', uid: string): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName('audit'),
      Key: key,
      UpdateExpression: 'SET #role = :nobody REMOVE #name',
      ConditionExpression: '#role = :uid OR #role = :nobody',
      ExpressionAttributeNames: { '#role': role, '#name': `${role}Name` },
      ExpressionAttributeValues: { ':nobody': nobody, ':uid': uid },
    }),
  );
}
