import { expect, it } from 'vitest';
import * as z from 'zod';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const inStack = 'NetwrightCatalogue';
const loader = cloud.one('AWS::Lambda::Function', 'Load', inStack);

it('a deployment waits for the catalogue, and reloads it when the code changes', () => {
  const { HandlerArn, InvocationType } = cloud.one('Custom::Trigger', 'Load', inStack).properties;
  expect(InvocationType).toBe('RequestResponse');
  // The name of a version carries the hash of the code: new code is another property, so that the trigger runs.
  const version = cloud.one('AWS::Lambda::Version', 'LoadCurrentVersion', inStack);
  expect(HandlerArn).toEqual({ Ref: version.id });
  expect(version.id).toMatch(/[0-9a-f]{32}$/);
  expect(version.properties.FunctionName).toEqual({ Ref: loader.id });
});

it('its loader gets a time-out, its table and a log', () => {
  expect(loader.properties).toMatchObject({
    FunctionName: 'netwright-production-loadCatalogue',
    Runtime: 'nodejs24.x',
    Timeout: 60,
    Environment: {
      Variables: { EQUIPMENT_TABLE: { 'Fn::ImportValue': expect.stringMatching(/Equipment/) } },
    },
  });
  expect(cloud.one('AWS::Logs::LogGroup', 'Log', inStack)).toMatchObject({
    properties: { LogGroupName: '/netwright/production/functions/loadCatalogue', RetentionInDays: 90 },
    deletionPolicy: 'RetainExceptOnCreate',
  });
});

it('its loader may write its log and the equipment table, and nothing else', () => {
  const { Policies } = z
    .object({
      Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(z.unknown()) }) })),
    })
    .parse(cloud.one('AWS::IAM::Role', 'Role', inStack).properties);
  expect(Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: { 'Fn::GetAtt': [expect.stringMatching(/^Log/), 'Arn'] },
    },
    {
      Effect: 'Allow',
      Action: ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'].map(
        (action) => `dynamodb:${action}`,
      ),
      Resource: { 'Fn::ImportValue': expect.stringMatching(/GetAttEquipment\w*Arn/) },
    },
  ]);
});
