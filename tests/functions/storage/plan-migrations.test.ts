import '../../support/function-environment.ts';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { planSchemaVersion } from '#shared/contract/stored-plan.ts';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { migratePlan } from '../../../functions/storage/plan-migrations.ts';
import { getTopology, topologiesTable } from '../../../functions/storage/topologies.ts';
import { aGraph, aNode, anEdge, anOwner } from '../../support/builders.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

const because = { rule: 'One core', inputs: { users: 40 }, arithmetic: '40 < 200' };
const designId = '65a000000000000000000001';

/** What a plan looked like before plans had versions. */
const versionOne = {
  nodes: [aNode({ because }), aNode({ id: 'access-1', label: 'Access switch 1', layer: 'access' })],
  edges: [anEdge({ because })],
  subnets: [],
};

describe('a plan that was stored as version 1', () => {
  it('is read as it was, with what was drawn by hand in the record of manual work', async () => {
    const userId = anOwner();
    const body = await promisify(zstdCompress)(JSON.stringify(versionOne));
    const item = { userId, designId, version: 7, designVersion: 2, revision: 'r', body };
    const lastUpdated = '2026-11-20T10:00:00.000Z';
    await documentClient().send(
      new PutCommand({ TableName: topologiesTable, Item: { ...item, lastUpdated } }),
    );
    expect(await getTopology(userId, designId)).toEqual({
      ...versionOne,
      designId,
      version: 7,
      designVersion: 2,
      lastUpdated,
      edits: {
        nodes: { added: ['access-1'], changed: [], removed: [] },
        edges: { added: [], changed: [], removed: [] },
        subnets: { added: [], changed: [], removed: [] },
      },
    });
  });
});

describe('migrating a plan', () => {
  it('leads from every version to the present one', () => {
    for (let schemaVersion = 1; schemaVersion <= planSchemaVersion; schemaVersion += 1)
      expect(migratePlan({ ...versionOne, schemaVersion })).toMatchObject({
        schemaVersion: planSchemaVersion,
      });
  });

  it('leaves a plan of the present version as it is', () => {
    const plan = { ...aGraph(), schemaVersion: planSchemaVersion, edits: {} };
    expect(migratePlan(plan)).toEqual(plan);
  });

  it('refuses a plan of a later version rather than misread it', () => {
    expect(() => migratePlan({ ...aGraph(), schemaVersion: planSchemaVersion + 1 })).toThrow(
      `This plan is of version ${planSchemaVersion + 1}; ${planSchemaVersion} is known.`,
    );
  });
});
