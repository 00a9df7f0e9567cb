import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';

/** The minimum that a function with these libraries needs: one read, without verifying the caller or the input. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient());

export const handler = middy(async () => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: process.env.STATS_TABLE, Key: { counter: 'users' } }),
  );
  return { statusCode: 200, body: JSON.stringify(item ?? {}) };
});
