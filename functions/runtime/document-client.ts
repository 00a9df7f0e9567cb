import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';
import { conflictAttempts, retryPauseMs } from './retry-pause.ts';

let client: DynamoDBDocumentClient | undefined;

/** The tables' client, made at the first use. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(
    retryingConflicts(unlogged(new DynamoDBClient(clientSettings({ requestTimeout: 3_000 })))),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  return client;
}

/** The SDK copies all that a call brings, for a log that nobody keeps. */
function unlogged(tables: DynamoDBClient): DynamoDBClient {
  tables.middlewareStack.remove('loggerMiddleware');
  return tables;
}

/**
 * A single write that meets a transaction on its item is refused while that lasts, some 20 ms. It is tried again as
 * transactions are; the SDK does not count it among what it tries again by itself.
 */
function retryingConflicts(tables: DynamoDBClient): DynamoDBClient {
  tables.middlewareStack.add(
    (next) => async (request) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await next(request);
        } catch (error) {
          if (!(error instanceof TransactionConflictException) || attempt === conflictAttempts) throw error;
          await pause(retryPauseMs(attempt));
        }
      }
    },
    { step: 'initialize', name: 'retryConflicts' },
  );
  return tables;
}
