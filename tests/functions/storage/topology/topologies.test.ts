import '../../../support/function-environment.ts';
import { randomBytes } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { StoredPlan } from '#shared/contract/stored-plan.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { createDesign } from '../../../../functions/designs/create-design.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { recordPlan } from '../../../../functions/storage/design-writes.ts';
import { getDesign } from '../../../../functions/storage/designs.ts';
import { packJson } from '../../../../functions/storage/objects/sealed-json.ts';
import { saveTopology } from '../../../../functions/storage/topology/save-topology.ts';
import {
  findTopologyHead,
  getTopology,
  topologiesTable,
  topologyKey,
} from '../../../../functions/storage/topology/topologies.ts';
import {
  aGraph,
  aNewDesign,
  aNode,
  anEdge,
  anOwner,
  aSpillingGraph,
  aTopology,
} from '../../../support/builders.ts';
import { aLargeGraph } from '../../../support/large-graph.ts';
import { withLocalData } from '../../../support/local-data.ts';
import { withRequestLog } from '../../../support/request-log.ts';
import { objectsOf as storedObjects } from '../../../support/stored-state.ts';

withLocalData();
const logged = withRequestLog();

const first = { replaces: undefined, alsoWrite: [] };
const spilling = aSpillingGraph();

const objectsOf = (owner: string) => storedObjects('netwright-topologies', owner);

const headOf = async (owner: string, { designId }: Topology) => {
  const head = await findTopologyHead(owner, designId);
  if (!head) throw new Error('The topology is not stored.');
  return head;
};

const planned = { topologyVersion: 1, designVersion: 1, structure: 'two switches' };

describe('a topology', () => {
  it('reads back as it was stored, within its item', async () => {
    const owner = anOwner();
    const topology = aTopology({
      subnets: [{ id: 's', site: 'HQ', name: 'Data', purpose: 'data', cidr: '10.0.0.0/24', hosts: 90 }],
    });
    await saveTopology(owner, topology, first);
    expect(await getTopology(owner, topology.designId)).toEqual(topology);
    expect(await objectsOf(owner)).toEqual([]);
  });

  it('of an earlier release reads with whole characters, whether it is validated or not', async () => {
    const owner = anOwner();
    const half = 'a\ud83c';
    const nodes = [aNode({ id: half, site: half }), aNode({ id: 'b' })];
    const topology = aTopology({ nodes, edges: [anEdge({ source: half, target: 'b' })] });
    await saveTopology(owner, topology, first);
    const key = { TableName: topologiesTable, Key: topologyKey(owner, topology.designId) };
    const { Item: item = {} } = await documentClient().send(new GetCommand({ ...key, ConsistentRead: true }));
    for (const seal of [item.seal, { ...item.seal, schemaVersion: 3 }]) {
      await documentClient().send(new PutCommand({ ...key, Item: { ...item, seal } }));
      expect(await getTopology(owner, topology.designId)).toMatchObject({
        nodes: [{ id: 'a\ufffd', site: 'a\ufffd' }, { id: 'b' }],
        edges: [{ source: 'a\ufffd', target: 'b' }],
      });
    }
  });

  it('is validated only when its bytes do not match the stored checksum of this schema', async () => {
    const owner = anOwner();
    const topology = aTopology();
    await saveTopology(owner, topology, first);
    const key = { TableName: topologiesTable, Key: topologyKey(owner, topology.designId) };
    const { Item: item = {} } = await documentClient().send(new GetCommand({ ...key, ConsistentRead: true }));
    const stored = (changes: object) =>
      documentClient().send(new PutCommand({ ...key, Item: { ...item, ...changes } }));
    const validate = vi.spyOn(StoredPlan, 'parse');
    expect(await getTopology(owner, topology.designId)).toEqual(topology);
    expect(validate).not.toHaveBeenCalled();

    for (const seal of [undefined, { ...item.seal, schemaVersion: 2 }]) {
      await stored({ seal });
      expect(await getTopology(owner, topology.designId)).toEqual(topology);
    }
    expect(validate).toHaveBeenCalledTimes(2);

    const foreign = packJson(Buffer.from(JSON.stringify({ schemaVersion: 4, nodes: 'none' })));
    await stored({ body: foreign });
    await expect(getTopology(owner, topology.designId)).rejects.toThrow();
    expect(logged()).toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  it('of 10,000 nodes and 20,000 links reads back as it was stored', async () => {
    const owner = anOwner();
    const topology = aTopology(aLargeGraph(10_000, 20_000));
    await saveTopology(owner, topology, first);
    expect(await getTopology(owner, topology.designId)).toEqual(topology);
  });

  it.each([
    ['random texts', () => randomBytes(250).toString('base64')],
    ['long texts', () => 'x'.repeat(500)],
  ])('with too many %s to be returned is rejected before it is stored', async (_what, noise) => {
    const owner = anOwner();
    const nodes = Array.from({ length: 20_000 }, (_, index) =>
      aNode({
        id: `switch-${index}`,
        addresses: Array(20).fill('x'.repeat(50)),
        because: { rule: 'noise', inputs: { noise: noise() } },
      }),
    );
    const topology = aTopology({ nodes, edges: [] });
    await expect(saveTopology(owner, topology, first)).rejects.toMatchObject({ code: 'too_large' });
    expect(await findTopologyHead(owner, topology.designId)).toBeUndefined();
    expect(await objectsOf(owner)).toEqual([]);
  });

  it('cannot be reached by another owner', async () => {
    const topology = aTopology();
    await saveTopology(anOwner(), topology, first);
    await expect(getTopology(anOwner(), topology.designId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findTopologyHead(anOwner(), topology.designId)).toBeUndefined();
  });

  it('deletes the object of its predecessor', async () => {
    const owner = anOwner();
    const topology = aTopology(spilling);
    await saveTopology(owner, topology, first);
    const [firstKey] = await objectsOf(owner);
    const second = { ...topology, version: 2 };
    await saveTopology(owner, second, {
      replaces: await headOf(owner, topology),
      alsoWrite: [],
    });
    const objects = await objectsOf(owner);
    expect(objects).toHaveLength(1);
    expect(objects).not.toContain(firstKey);
    expect(await getTopology(owner, topology.designId)).toEqual(second);
  });

  it('that shrinks moves back into its item and leaves no object', async () => {
    const owner = anOwner();
    const topology = aTopology(spilling);
    await saveTopology(owner, topology, first);
    const small = { ...topology, ...aGraph(), version: 2 };
    await saveTopology(owner, small, {
      replaces: await headOf(owner, topology),
      alsoWrite: [],
    });
    expect(await getTopology(owner, topology.designId)).toEqual(small);
    expect(await objectsOf(owner)).toEqual([]);
  });

  it('is stored together with its design’s summary of it, or not at all', async () => {
    const owner = anOwner();
    const design = await createDesign(owner, aNewDesign(), []);
    const topology = aTopology({ designId: design.id });
    await saveTopology(owner, topology, { ...first, alsoWrite: [recordPlan(design, 2, planned)] });
    expect(await getDesign(owner, design.id)).toEqual({ ...design, plannedDevices: 2, planned });

    const late = saveTopology(owner, topology, {
      ...first,
      alsoWrite: [recordPlan(design, 9, { ...planned, topologyVersion: 9 })],
    });
    await expect(late).rejects.toMatchObject({ code: 'stale_version', details: { currentVersion: 1 } });
    expect(await getDesign(owner, design.id)).toEqual({ ...design, plannedDevices: 2, planned });
  });

  it('of a design that does not exist is rejected and leaves nothing', async () => {
    const owner = anOwner();
    const topology = aTopology(spilling);
    const nowhere = { ...(await createDesign(owner, aNewDesign(), [])), id: topology.designId };
    const orphan = saveTopology(owner, topology, {
      ...first,
      alsoWrite: [recordPlan(nowhere, 2, planned)],
    });
    await expect(orphan).rejects.toMatchObject({ code: 'not_found' });
    expect(await findTopologyHead(owner, topology.designId)).toBeUndefined();
    expect(await objectsOf(owner)).toEqual([]);
  });
});

describe('20 writers from the same version', () => {
  it('leave one winner, 19 version conflicts, and one object', async () => {
    const owner = anOwner();
    const topology = aTopology(spilling);
    await saveTopology(owner, topology, first);
    const replaces = await headOf(owner, topology);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        saveTopology(
          owner,
          { ...topology, version: 2, designVersion: index + 1 },
          { replaces, alsoWrite: [] },
        ),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
    expect(await objectsOf(owner)).toHaveLength(1);
    const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
    const stored = await getTopology(owner, topology.designId);
    expect(stored).toEqual({ ...topology, version: 2, designVersion: winner + 1 });
  });

  it('never show a reader a torn topology', async () => {
    const owner = anOwner();
    let topology = aTopology(spilling);
    await saveTopology(owner, topology, first);
    let writing = true;
    const write = async () => {
      for (let version = 2; version <= 8; version += 1) {
        const replaces = await headOf(owner, topology);
        topology = { ...topology, version };
        await saveTopology(owner, topology, { replaces, alsoWrite: [] });
      }
      writing = false;
    };
    const read = async () => {
      let reads = 0;
      while (writing) {
        const { nodes, edges } = await getTopology(owner, topology.designId);
        expect([nodes.length, edges.length]).toEqual([2_000, 0]);
        reads += 1;
      }
      return reads;
    };
    const [, ...reads] = await Promise.all([write(), read(), read()]);
    expect(Math.min(...reads)).toBeGreaterThan(0);
  });
});
