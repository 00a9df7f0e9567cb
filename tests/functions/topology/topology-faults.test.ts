import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { Topology } from '#shared/contract/topology-items.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { recordPlan } from '../../../functions/storage/design-writes.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { saveTopology } from '../../../functions/storage/topology/save-topology.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as getTopology } from '../../../functions/topology/routes/get-topology.ts';
import { handler as updateTopology } from '../../../functions/topology/routes/update-topology.ts';
import { aNewDesign, aNode, anOwner, aSpillingGraph, aTopology } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { givePlan } from '../../support/give-plan.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf, objectsOf } from '../../support/stored-state.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

/** A design whose topology of version 1 is in S3. */
async function aSpilledTopology() {
  const owner = anOwner();
  await givePlan(owner, 'enterprise');
  const design = await createDesign(owner, aNewDesign({ requirements: { wiredUsers: 40 } }), []);
  const { id: designId } = design;
  await saveTopology(owner, aTopology({ ...aSpillingGraph(), designId }), {
    replaces: undefined,
    alsoWrite: [recordPlan(design, 2_000, { topologyVersion: 1, designVersion: 1, structure: 'as built' })],
  });
  return { owner, designId };
}

/** Checks the invariants of stored data: the pointer leads to the only object, the counts agree. */
async function expectWhole(owner: string, designId: string, leftBehind: number): Promise<Topology> {
  const { body } = await send(getTopology, { token: owner, params: { designId } });
  const topology = Topology.parse(body.data);
  const [item] = await itemsOf('topologies', owner);
  const pointed = item?.bodyKey === undefined ? [] : [item.bodyKey];
  const objects = await objectsOf('netwright-topologies', owner);
  expect(objects).toEqual(expect.arrayContaining(pointed));
  expect(objects.length - pointed.length).toBe(leftBehind);
  const devices = topology.nodes.filter(({ type }) => type !== 'user' && type !== 'internet');
  const { plannedDevices } = await getDesign(owner, designId);
  expect(plannedDevices).toBe(devices.reduce((sum, { quantity }) => sum + quantity, 0));
  return topology;
}

const moments: Moment[] = ['before', 'after'];
const change = { changes: { nodes: { added: [aNode({ id: 'new' })] } } };

describe.each(moments)('when an AWS call fails just %s it takes effect', (moment) => {
  it.each([
    ['generating', generateTopology, undefined],
    ['updating to another large graph', updateTopology, { version: 1, ...change }],
    ['updating to a small graph', updateTopology, { version: 1, graph: { nodes: [aNode()], edges: [] } }],
  ])('%s is done or undone as a whole', { timeout: 60_000 }, async (_, handler, body) => {
    for (let call = 1; ; call += 1) {
      const { owner, designId } = await aSpilledTopology();
      let status = 0;
      const { failed } = await withFailingCall(call, moment, async () => {
        ({ status } = await send(handler, { token: owner, params: { designId }, json: body }));
      });
      // The predecessor's object is removed after the answer is settled; its failure is logged, not returned.
      const leftBehind = failed === 'DeleteObjectCommand' && moment === 'before' ? 1 : 0;
      const { version } = await expectWhole(owner, designId, leftBehind);
      if (status === 200) expect(version).toBe(2);
      else
        expect([status, failed]).toEqual([503, expect.stringMatching(/Get|Put|Query|Update|TransactWrite/)]);
      if (!failed) {
        expect(status).toBe(200);
        expect(call).toBeGreaterThan(3);
        return;
      }
    }
  });
});
