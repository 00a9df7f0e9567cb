import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdk from '../../cdk.json' with { type: 'json' };
import { Settings } from '../../infra/constructs/settings.ts';
import { createTables, tableKeys } from '../../infra/local/database/create-tables.ts';
import { createItemLocks, type ItemLocks } from '../../infra/local/database/item-locks.ts';
import { DataStack } from '../../infra/stacks/data-stack.ts';
import { onceForWorker } from './once-for-worker.ts';

/** The tables that the template describes, each under the name that the stack knows it by: `designs`. */
const templateTables = () => onceForWorker('template tables', synthesisedTables);

function synthesisedTables() {
  const stack = new DataStack(
    new App({ context: cdk.context, builtinCloudFormationValidation: false }),
    'NetwrightData',
    {
      settings: Settings.parse({}),
    },
  );
  const described = Template.fromStack(stack).findResources('AWS::DynamoDB::Table');
  return Object.entries(stack.tables).map(([ref, table]) => {
    const { Ref: logicalId } = stack.resolve(table.tableName) as { Ref: string };
    const { Type: type, Properties: properties } = described[logicalId] as {
      Type: string;
      Properties: Record<string, unknown>;
    };
    return { logicalId, type, ref, attributes: {}, properties, assetPath: undefined };
  });
}

/** Creates the template's tables. */
export const createTemplateTables = (client: DynamoDBClient): Promise<void> =>
  createTables(client, templateTables());

/** The rule of DynamoDB for transactions that meet, on the template's tables. */
export function templateLocks(): ItemLocks {
  const keys = tableKeys(templateTables());
  return createItemLocks((table) => keys.get(table) ?? []);
}
