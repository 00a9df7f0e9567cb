import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import type { Operator } from '../../infra/local/cloud.ts';

/** Changes what the local cloud stores of a subscription as only time and the provider would: its end, a failed renewal. */
export async function alterSubscription(
  uid: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { region, accessKey: credentials, endpoints }: Operator = JSON.parse(inject('operator'));
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.database });
  const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
  const changed = Object.keys(changes);
  await DynamoDBDocumentClient.from(client).send(
    new UpdateCommand({
      TableName: names.find((name) => /subscriptions/i.test(name)),
      Key: { uid, id: 'current' },
      UpdateExpression: `SET ${changed.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(uid)',
      ExpressionAttributeNames: Object.fromEntries(changed.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  );
  client.destroy();
}
