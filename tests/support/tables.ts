import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdk from '../../cdk.json' with { type: 'json' };
import { Settings } from '../../infra/constructs/settings.ts';
import { createTables } from '../../infra/local/database/create-tables.ts';
import { DataStack } from '../../infra/stacks/data-stack.ts';

/** Creates the tables that the template describes, each under the name that the stack knows it by: `designs`. */
export async function createTemplateTables(client: DynamoDBClient): Promise<void> {
  const stack = new DataStack(new App({ context: cdk.context }), 'NetwrightData', {
    settings: Settings.parse({}),
  });
  const described = Template.fromStack(stack).findResources('AWS::DynamoDB::Table');
  const resources = Object.entries(stack.tables).map(([ref, table]) => {
    const { Ref: logicalId } = stack.resolve(table.tableName) as { Ref: string };
    const { Type: type, Properties: properties } = described[logicalId] as {
      Type: string;
      Properties: Record<string, unknown>;
    };
    return { logicalId, type, ref, attributes: {}, properties, assetPath: undefined };
  });
  await createTables(client, resources);
}
