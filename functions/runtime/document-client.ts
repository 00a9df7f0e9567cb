import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';

let client: DynamoDBDocumentClient | undefined;

/** The tables' client, made at the first use. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings({ requestTimeout: 3_000 })), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
}
