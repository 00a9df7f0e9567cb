import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { TopologyDifference } from '#shared/contract/topology-difference.ts';
import { Topology } from '#shared/contract/topology-items.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { handler as updateDesign } from '../../../functions/designs/routes/update-design.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as getTopology } from '../../../functions/topology/routes/get-topology.ts';
import { handler as updateTopology } from '../../../functions/topology/routes/update-topology.ts';
import { aGraph, aNewDesign, aNode, anEdge, anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

/** A planned design in which one switch was renamed and another was added, and calls on it. */
async function aChangedPlan() {
  const token = anOwner();
  const design = await createDesign(token, aNewDesign({ requirements: { wiredUsers: 40 } }), []);
  const params = { designId: design.id };
  const call = async (handler: typeof getTopology, more: object = {}) => {
    const { status, body } = await send(handler, { token, params, ...more });
    expect([status, body.message]).toEqual([200, undefined]);
    return { data: Topology.parse(body.data), difference: body.difference };
  };
  const stored = async () => (await call(getTopology)).data;
  const update = async (body: object) => (await call(updateTopology, { json: body })).data;
  const generate = (query?: Record<string, string>) => call(generateTopology, query ? { query } : {});
  const propose = async () => {
    const { data, difference } = await generate({ propose: 'true' });
    return { data, difference: TopologyDifference.parse(difference) };
  };
  const serve = async (wiredUsers: number) => {
    const { version } = await getDesign(token, design.id);
    const json = { version, requirements: { wiredUsers } };
    const { status } = await send(updateDesign, { token, params: { id: design.id }, json });
    expect(status).toBe(200);
  };

  const { data: planned } = await generate();
  const renamed = planned.nodes.find(({ layer, type }) => layer === 'access' && type === 'switch');
  const id = renamed?.id ?? '';
  const changed = await update({
    version: 1,
    changes: {
      nodes: { changed: [{ id, label: 'Lobby' }], added: [aNode({ id: 'mine', label: 'Lab switch' })] },
      edges: { added: [anEdge({ id: 'my-link', source: id, target: 'mine' })] },
    },
  });
  return { token, params, design, planned, changed, id, stored, update, generate, propose, serve };
}

const labelOf = ({ nodes }: Topology, id: string) => nodes.find((node) => node.id === id)?.label;

describe('the record of manual work', () => {
  it('is made by the service from the changes, and returned with the plan', async () => {
    const { planned, changed, id, stored } = await aChangedPlan();
    expect(planned.edits).toEqual(noEdits());
    expect(changed.edits).toEqual({
      nodes: { added: ['mine'], changed: [{ id, planned: { label: labelOf(planned, id) } }], removed: [] },
      edges: { added: ['my-link'], changed: [], removed: [] },
      subnets: { added: [], changed: [], removed: [] },
    });
    expect((await stored()).edits).toEqual(changed.edits);
  });

  it('is not accepted from a caller', async () => {
    const { changed, token, params, stored } = await aChangedPlan();
    const nested = { version: 2, graph: { ...aGraph(), edits: noEdits() } };
    expect((await send(updateTopology, { token, params, json: nested })).status).toBe(400);
    expect((await stored()).version).toBe(2);
    // Answers have it, so a client may bring it back: it changes nothing.
    const json = { version: 2, changes: {}, edits: noEdits() };
    expect((await send(updateTopology, { token, params, json })).status).toBe(200);
    expect((await stored()).edits).toEqual(changed.edits);
  });

  it('follows a whole graph as it follows changes', async () => {
    const { planned, update } = await aChangedPlan();
    const { nodes, edges, subnets } = planned;
    const back = await update({ version: 2, graph: { nodes, edges, subnets } });
    expect(back.edits).toEqual(noEdits());
  });
});

describe('planning again', () => {
  it('keeps manual changes', async () => {
    const { id, serve, generate, changed } = await aChangedPlan();
    await serve(220);
    const { data } = await generate({ version: '2' });
    expect(data).toMatchObject({ version: 3, designVersion: 2 });
    expect(labelOf(data, id)).toBe('Lobby');
    expect(labelOf(data, 'mine')).toBe('Lab switch');
    expect(data.edges.some((edge) => edge.id === 'my-link')).toBe(true);
    expect(data.nodes.length).toBeGreaterThan(changed.nodes.length);
  });

  it('as a proposal describes its effect, and stores nothing', async () => {
    const { id, changed, serve, propose, stored } = await aChangedPlan();
    await serve(220);
    const { data, difference } = await propose();
    expect(data).toMatchObject({ version: 3, designVersion: 2 });
    expect(difference.nodes.added).toHaveLength(data.nodes.length - changed.nodes.length);
    expect(difference.kept).toContainEqual({ list: 'nodes', id, why: 'changed', fields: ['label'] });
    expect(difference.kept).toContainEqual({ list: 'nodes', id: 'mine', why: 'added', fields: [] });
    expect(await stored()).toEqual(changed);
  });

  it('stores just what it proposed', async () => {
    const { serve, propose, generate } = await aChangedPlan();
    await serve(220);
    const { data } = await propose();
    const { data: applied, difference } = await generate({ version: '2' });
    expect(applied).toEqual({ ...data, lastUpdated: applied.lastUpdated });
    expect(difference).toBeUndefined();
    const again = await propose();
    const none = { added: [], removed: [], changed: [] };
    expect(again.difference).toMatchObject({ nodes: none, edges: none, subnets: none, conflicts: [] });
  });

  it('without a plan proposes all of it', async () => {
    const token = anOwner();
    const { id } = await createDesign(token, aNewDesign({ requirements: { wiredUsers: 40 } }), []);
    const { body } = await send(generateTopology, {
      token,
      params: { designId: id },
      query: { propose: 'true' },
    });
    const { nodes } = Topology.parse(body.data);
    expect(TopologyDifference.parse(body.difference).nodes.added).toEqual(nodes.map((node) => node.id));
    expect((await send(getTopology, { token, params: { designId: id } })).status).toBe(404);
  });

  it('of a stale version proposes nothing', async () => {
    const { token, params } = await aChangedPlan();
    const { status, body } = await send(generateTopology, {
      token,
      params,
      query: { propose: 'true', version: '1' },
    });
    expect([status, body.code]).toEqual([409, 'stale_version']);
  });
});

describe('a part of a proposal', () => {
  it('is not manual work, and what was left out is proposed again', async () => {
    const { changed, serve, propose, update } = await aChangedPlan();
    await serve(220);
    const { data, difference } = await propose();
    const left = difference.nodes.added.at(-1);
    expect(left).toBeDefined();
    const nodes = data.nodes.filter(({ id }) => id !== left);
    const edges = data.edges.filter(({ source, target }) => source !== left && target !== left);
    const part = await update({
      version: 2,
      changes: changesBetween(changed, { ...data, nodes, edges }),
      fromProposal: true,
    });
    expect(part).toMatchObject({ version: 3, designVersion: 2 });
    expect(part.edits).toEqual(changed.edits);
    expect((await propose()).difference.nodes).toMatchObject({ added: [left], removed: [] });
  });

  it('that takes the plan’s side ends that manual work', async () => {
    const { id, planned, update } = await aChangedPlan();
    const part = await update({
      version: 2,
      changes: { nodes: { changed: [{ id, label: labelOf(planned, id) }] } },
      fromProposal: true,
    });
    expect(part.edits.nodes).toEqual({ added: ['mine'], changed: [], removed: [] });
  });

  it('may be rows of the addressing plan', async () => {
    const { planned, update } = await aChangedPlan();
    const [first, second, ...rest] = planned.subnets;
    const after = await update({
      version: 2,
      changes: {
        subnets: { changed: [{ id: first?.id, name: 'Mine' }], removed: [second?.id], added: [] },
      },
    });
    expect(after.subnets).toEqual([{ ...first, name: 'Mine' }, ...rest]);
    expect(after.edits.subnets).toEqual({
      added: [],
      changed: [{ id: first?.id, planned: { name: first?.name } }],
      removed: [second?.id],
    });
  });
});

describe('an applied plan', () => {
  const inOrder = ({ nodes, edges, subnets }: Topology) =>
    [nodes, edges, subnets].map((list) =>
      list.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)),
    );

  it('can be undone, with the record of manual work', async () => {
    const { changed, serve, generate, update, token, params } = await aChangedPlan();
    await serve(220);
    await generate({ version: '2' });
    const back = await update({ version: 3, undo: true });
    expect(back).toMatchObject({ version: 4, designVersion: 1, edits: changed.edits });
    expect(inOrder(back)).toEqual(inOrder(changed));
    const { status, body } = await send(updateTopology, { token, params, json: { version: 4, undo: true } });
    expect(status).toBe(422);
    expect(body.message).toMatch(/^The applied plan cannot be undone/);
  });

  it('cannot be undone after a later change', async () => {
    const { generate, update, token, params } = await aChangedPlan();
    await generate({ version: '2' });
    await update({ version: 3, changes: { nodes: { changed: [{ id: 'mine', label: 'Other' }] } } });
    const { status } = await send(updateTopology, { token, params, json: { version: 4, undo: true } });
    expect(status).toBe(422);
  });
});

describe('the control plane', () => {
  it('is returned with the plan and follows every change', async () => {
    const { token, design, planned, changed, stored, update } = await aChangedPlan();
    const { requirements } = await getDesign(token, design.id);
    for (const topology of [planned, changed]) {
      expect(topology.controlPlane).toEqual(
        JSON.parse(JSON.stringify(controlPlaneOf(topology, requirements))),
      );
    }
    expect((await stored()).controlPlane).toEqual(changed.controlPlane);
    const [edge] = planned.edges.filter(({ type }) => type === 'trunk');
    const after = await update({ version: 2, changes: { edges: { removed: [edge?.id] } } });
    expect(after.controlPlane?.trunks.map((trunk) => trunk.edge)).not.toContain(edge?.id);
  });
});
