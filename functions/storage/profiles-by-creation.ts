import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { IndexName } from '#shared/tables/tables.ts';
import { documentClient } from '../runtime/document-client.ts';
import { profileKind, profilesTable } from './profile-items.ts';

/** Profiles, newest first; a new one may take a moment to show. */
export const profilesByCreation = (page: Pick<QueryCommandInput, 'Limit' | 'Select' | 'ExclusiveStartKey'>) =>
  documentClient().send(
    new QueryCommand({
      TableName: profilesTable,
      IndexName: 'byCreation' satisfies IndexName<'profiles'>,
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': profileKind },
      ScanIndexForward: false,
      ...page,
    }),
  );
