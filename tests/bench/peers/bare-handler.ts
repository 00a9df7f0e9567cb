import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';

/** The least that a function with these libraries can be: one read, no check of who calls or of what they send. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient());

export const handler = middy(async () => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: process.env.STATS_TABLE, Key: { counter: 'users' } }),
  );
  return { statusCode: 200, body: JSON.stringify(item ?? {}) };
});
