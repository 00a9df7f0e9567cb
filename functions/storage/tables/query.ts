import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { describedTable, type IndexName, type TableName } from '#shared/tables/tables.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { tableName } from './table-name.ts';

export interface Query<Table extends TableName> {
  /** The table itself when left out. A global index shows a write after a moment. */
  readonly index?: IndexName<Table>;
  /** Whose items; of a global index, its own partition. */
  readonly partition: string;
  /** Which of their sort keys; all when left out. Both ends of a range are included. */
  readonly sort?: { readonly prefix: string } | { readonly from: string; readonly to: string };
  readonly newestFirst?: boolean;
  /** A DynamoDB expression over attributes whose names are not reserved. Filtered items are still read. */
  readonly filter?: { readonly expression: string; readonly values?: Readonly<Record<string, string>> };
  /** Only these attributes of each item. */
  readonly attributes?: string;
  /** Only the key of each item, of the table itself. */
  readonly keysOnly?: boolean;
  /** The size of a page; reading ends with the page that reaches it. */
  readonly atMost?: number;
}

/** Reads one owner's items page by page, consistently but in a global index. */
export async function query<Table extends TableName>(
  table: Table,
  { index, partition, sort, newestFirst, filter, attributes, keysOnly, atMost }: Query<Table>,
): Promise<unknown[]> {
  const { partitionKey, sortKey, indexes } = describedTable(table);
  const described = index === undefined ? undefined : indexes?.[index];
  const by = described?.sortKey ?? sortKey;
  const pages = paginateQuery(
    { client: documentClient(), ...(atMost !== undefined && { pageSize: atMost }) },
    {
      TableName: tableName(table),
      ...(index !== undefined && { IndexName: index }),
      ConsistentRead: described?.partitionKey === undefined,
      ScanIndexForward: !newestFirst,
      KeyConditionExpression: `#partition = :partition${sort ? ` AND ${within(sort)}` : ''}`,
      ...(filter && { FilterExpression: filter.expression }),
      ...(attributes !== undefined && { ProjectionExpression: attributes }),
      ...(keysOnly && { ProjectionExpression: by ? '#partition, #sort' : '#partition' }),
      ExpressionAttributeNames: {
        '#partition': described?.partitionKey ?? partitionKey,
        ...((sort || keysOnly) && by && { '#sort': by }),
      },
      ExpressionAttributeValues: { ':partition': partition, ...valuesOf(sort), ...filter?.values },
    },
  );
  const items: unknown[] = [];
  for await (const { Items: page = [] } of pages) {
    items.push(...page);
    if (atMost !== undefined && items.length >= atMost) break;
  }
  return items;
}

type Sort = NonNullable<Query<TableName>['sort']>;

const within = (sort: Sort): string =>
  'prefix' in sort ? 'begins_with(#sort, :prefix)' : '#sort BETWEEN :from AND :to';

function valuesOf(sort: Sort | undefined): Record<string, string> {
  if (!sort) return {};
  return 'prefix' in sort ? { ':prefix': sort.prefix } : { ':from': sort.from, ':to': sort.to };
}
