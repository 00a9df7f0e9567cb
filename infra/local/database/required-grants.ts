import * as z from 'zod';

/** A permission that a request needs: an IAM action and the table's or index's ARN. */
export interface RequiredGrant {
  readonly action: string;
  readonly resource: string;
}

const OneTable = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), OneTable)) });

/** IAM asks for the action of each part of a transaction, not for the transaction itself. */
const actionOfPart: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * What a caller must be allowed for one DynamoDB request.
 * @param operation the part of `X-Amz-Target` behind the dot, such as `PutItem`
 * @param tableArn the ARN of a table by its name
 */
export function requiredGrants(
  operation: string,
  body: unknown,
  tableArn: (name: string) => string,
): RequiredGrant[] {
  const grant = (action: string, table: string, index?: string): RequiredGrant => ({
    action: `dynamodb:${action}`,
    resource: index === undefined ? tableArn(table) : `${tableArn(table)}/index/${index}`,
  });
  switch (operation) {
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys(Batch.parse(body).RequestItems).map((table) => grant(operation, table));
    case 'TransactGetItems':
    case 'TransactWriteItems':
      return Transaction.parse(body).TransactItems.flatMap((parts) =>
        Object.entries(parts).map(([part, { TableName }]) => grant(actionOfPart[part] ?? part, TableName)),
      );
    case 'ListTables':
      return [{ action: 'dynamodb:ListTables', resource: '*' }];
    default: {
      const { TableName, IndexName } = OneTable.parse(body);
      return [grant(operation, TableName, IndexName)];
    }
  }
}
