import '../../support/function-environment.ts';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Topology } from '#shared/contract/topology-items.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as getTopology } from '../../../functions/topology/routes/get-topology.ts';
import { handler as updateTopology } from '../../../functions/topology/routes/update-topology.ts';
import { aGraph, aNewDesign, aNode, anEdge, anOwner } from '../../support/builders.ts';
import { givePlan } from '../../support/give-plan.ts';
import { send } from '../../support/http-events.ts';
import { aLargeGraph } from '../../support/large-graph.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const requirements = { wiredUsers: 40, wirelessUsers: 60 };

/** A design with a generated topology of version 1, and calls on it. */
async function aPlannedDesign() {
  const uid = anOwner();
  const { id } = await createDesign(uid, aNewDesign({ requirements }), []);
  const params = { designId: id };
  const generate = () => send(generateTopology, { token: uid, params });
  const update = (body: object) => send(updateTopology, { token: uid, params, json: body });
  const stored = async () => Topology.parse((await send(getTopology, { token: uid, params })).body.data);
  expect((await generate()).status).toBe(200);
  return { uid, id, params, generate, update, stored };
}

/** Devices that are bought: everything but people and the internet. */
const devices = ({ nodes }: Topology) =>
  nodes
    .filter(({ type }) => type !== 'user' && type !== 'internet')
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe('generateTopology', () => {
  it('plans from the requirements and records the devices on the design', async () => {
    const { uid, id, stored } = await aPlannedDesign();
    const topology = await stored();
    expect(topology).toMatchObject({ designId: id, version: 1, designVersion: 1 });
    expect(new Set(topology.nodes.map(({ layer }) => layer))).toContain('access');
    expect((await getDesign(uid, id)).plannedDevices).toBe(devices(topology));
    expect(devices(topology)).toBeGreaterThan(2);
  });

  it('called again plans the next version', async () => {
    const { generate, stored } = await aPlannedDesign();
    const first = await stored();
    expect((await generate()).body).toMatchObject({ data: { version: 2 } });
    expect((await stored()).nodes).toEqual(first.nodes);
  });

  it('does not overwrite a version that the caller has not seen', async () => {
    const { uid, params, update, stored } = await aPlannedDesign();
    const generateFrom = (version: string) =>
      send(generateTopology, { token: uid, params, query: { version } });
    await update({ version: 1, graph: aGraph() });
    for (const seen of ['0', '1']) {
      const { status, body } = await generateFrom(seen);
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
    }
    expect((await stored()).version).toBe(2);
    expect((await generateFrom('2')).body).toMatchObject({ data: { version: 3 } });
  });

  it('called 20 times at once never loses a version', async () => {
    const { generate, stored } = await aPlannedDesign();
    const answers = await Promise.all(Array.from({ length: 20 }, generate));
    const won = answers.filter(({ status }) => status === 200);
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'stale_version' });
    }
    expect((await stored()).version).toBe(1 + won.length);
  });

  it('returns 404 for a design that does not exist', async () => {
    const params = { designId: '65a000000000000000000001' };
    const { status, body } = await send(generateTopology, { token: anOwner(), params });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'This design does not exist.' });
  });
});

describe('getTopology', () => {
  it('returns 404 before there is one, and to anyone else', async () => {
    const { params } = await aPlannedDesign();
    const { status, body } = await send(getTopology, { token: anOwner(), params });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'This topology does not exist.' });
  });

  it('answers 10,000 nodes and 20,000 links', async () => {
    const { uid, params } = await aPlannedDesign();
    await givePlan(uid, 'enterprise');
    const graph = aLargeGraph(10_000, 20_000);
    // As JSON it is larger than a function accepts or returns.
    const packed = gzipSync(JSON.stringify({ version: 1, graph }));
    const headers = { 'content-type': 'application/gzip', 'accept-encoding': 'gzip' };
    const call = { token: uid, params, headers };
    expect((await send(updateTopology, { ...call, body: packed })).status).toBe(200);
    expect((await send(getTopology, call)).body.data).toMatchObject({ ...graph, version: 2 });
  });
});

describe('updateTopology', () => {
  it('makes the first topology where version 0 is named, and only where there is none', async () => {
    const uid = anOwner();
    const { id } = await createDesign(uid, aNewDesign({ requirements }), []);
    const params = { designId: id };
    const update = (body: object) => send(updateTopology, { token: uid, params, json: body });
    expect((await update({ changes: {} })).status).toBe(404);
    expect((await update({ version: 0, undo: true })).status).toBe(422);
    expect((await update({ version: 0, changes: {} })).body).toMatchObject({
      data: { version: 1, designVersion: 1, nodes: [], edges: [] },
    });
    expect((await update({ version: 0, changes: {} })).body).toMatchObject({
      code: 'stale_version',
      details: { currentVersion: 1 },
    });
    const { nodes, edges } = aGraph();
    expect(
      (await update({ version: 1, changes: { nodes: { added: nodes }, edges: { added: edges } } })).status,
    ).toBe(200);
    // What was drawn by hand outlives planning.
    const { body } = await send(generateTopology, { token: uid, params });
    const planned = Topology.parse(body.data);
    expect(planned.nodes.map((node) => node.id)).toEqual(
      expect.arrayContaining(nodes.map((node) => node.id)),
    );
    expect(planned.nodes.length).toBeGreaterThan(nodes.length);
  });

  it('applies the given changes and nothing else', async () => {
    const { uid, id, stored, update } = await aPlannedDesign();
    const before = await stored();
    const [node] = before.nodes;
    const { status, body } = await update({
      version: 1,
      changes: { nodes: { changed: [{ id: node?.id, label: 'Renamed' }], added: [aNode({ id: 'new' })] } },
    });
    expect(status).toBe(200);
    const after = await stored();
    expect(body.data).toEqual(after);
    expect(after).toMatchObject({
      version: 2,
      designVersion: 1,
      edges: before.edges,
      subnets: before.subnets,
    });
    expect(after.nodes).toEqual([
      { ...node, label: 'Renamed' },
      ...before.nodes.slice(1),
      aNode({ id: 'new' }),
    ]);
    expect((await getDesign(uid, id)).plannedDevices).toBe(devices(before) + 1);
  });

  it('replaces the stored graph with a whole one', async () => {
    const { uid, id, stored, update } = await aPlannedDesign();
    await update({ version: 1, graph: aGraph() });
    expect(await stored()).toMatchObject({ ...aGraph(), version: 2 });
    expect((await getDesign(uid, id)).plannedDevices).toBe(2);
  });

  it.each([
    [
      'a link without its end',
      aGraph({ edges: [anEdge({ id: 'loose', target: 'nowhere' })] }),
      'The link “loose” ends at “nowhere”, which does not exist.',
    ],
    [
      'a node that appears twice',
      aGraph({ nodes: [aNode({ id: 'twin' }), aNode({ id: 'twin' })], edges: [] }),
      'There is more than one node with the id “twin”.',
    ],
  ])('rejects %s with 422, naming it', async (_, graph, sentence) => {
    const { stored, update } = await aPlannedDesign();
    const { status, body } = await update({ version: 1, graph });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'unprocessable', message: sentence });
    expect((await stored()).version).toBe(1);
  });

  it('rejects with 422 to remove a node and leave its links', async () => {
    const { stored, update } = await aPlannedDesign();
    const [edge] = (await stored()).edges;
    const { status, body } = await update({ version: 1, changes: { nodes: { removed: [edge?.source] } } });
    expect(status).toBe(422);
    expect(body.message).toContain(`“${edge?.source}”, which does not exist`);
  });

  it('returns 409 with the stored version for a stale update', async () => {
    const { stored, update } = await aPlannedDesign();
    await update({ version: 1, graph: aGraph() });
    for (const late of [{ graph: aGraph({ nodes: [], edges: [] }) }, { changes: {} }]) {
      const { status, body } = await update({ version: 1, ...late });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
    }
    expect((await stored()).version).toBe(2);
  });

  it('says with a 409 which fields both sides changed, and not what can be sent again', async () => {
    const { stored, update } = await aPlannedDesign();
    const [one, other] = (await stored()).nodes;
    const label = (text: string) => ({
      version: 1,
      changes: { nodes: { changed: [{ id: one?.id, label: text }] } },
    });
    expect((await update(label('Theirs'))).status).toBe(200);
    const mine = label('Mine');
    mine.changes.nodes.changed.push({ id: other?.id, label: 'Mine alone' });
    const { status, body } = await update(mine);
    expect(status).toBe(409);
    expect(body.details).toEqual({
      currentVersion: 2,
      collisions: [
        { list: 'nodes', id: one?.id, field: 'label', base: one?.label, mine: 'Mine', theirs: 'Theirs' },
      ],
    });
  });

  it('keeps views of the drawing, changes them, and lets planning again leave them', async () => {
    const { generate, stored, update } = await aPlannedDesign();
    const [node] = (await stored()).nodes;
    const view = { id: 'v', name: 'Routing', look: 'layer3', positions: [] };
    await update({ version: 1, changes: { views: { added: [view] } } });
    const positions = [{ id: node?.id, x: 5, y: 6 }];
    expect((await update({ changes: { views: { changed: [{ id: 'v', positions }] } } })).status).toBe(200);
    await generate();
    expect((await stored()).views).toEqual([{ ...view, positions }]);
    await update({ changes: { views: { removed: ['v'] } } });
    expect(await stored()).not.toHaveProperty('views');
  });

  it('succeeds once when 20 are based on the same version', async () => {
    const { uid, id, stored, update } = await aPlannedDesign();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        update({ version: 1, graph: aGraph({ nodes: [aNode({ quantity: index + 1 })], edges: [] }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ details: { currentVersion: 2 } });
    }
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await stored()).nodes[0]?.quantity).toBe(winner + 1);
    expect((await getDesign(uid, id)).plannedDevices).toBe(winner + 1);
  });

  it('of a design without a topology returns 404', async () => {
    const call = { token: anOwner(), params: { designId: '65a000000000000000000001' } };
    const { status } = await send(updateTopology, { ...call, json: { version: 1, graph: aGraph() } });
    expect(status).toBe(404);
  });
});

describe('notes on the drawing', () => {
  const note = { id: 'note-1', text: 'Agree the cable route\nwith the landlord', position: { x: 10, y: 20 } };
  const noChanges = { added: [], changed: [], removed: [] };

  it('are stored, changed and removed like elements, stay over planning again, and are no manual work', async () => {
    const { update, generate, stored } = await aPlannedDesign();
    expect((await stored()).notes).toBeUndefined();
    await update({ changes: { notes: { added: [note] } } });
    await generate();
    expect(await stored()).toMatchObject({ version: 3, notes: [note], edits: { nodes: noChanges } });
    await update({ changes: { notes: { changed: [{ id: 'note-1', text: 'Agreed' }] } } });
    expect((await stored()).notes).toEqual([{ ...note, text: 'Agreed' }]);
    await update({ changes: { notes: { removed: ['note-1'] } } });
    expect((await stored()).notes).toBeUndefined();
  });

  it('stay where a whole graph is sent without them', async () => {
    const { update, stored } = await aPlannedDesign();
    await update({ changes: { notes: { added: [note] } } });
    await update({ graph: aGraph() });
    expect((await stored()).notes).toEqual([note]);
    await update({ graph: { ...aGraph(), notes: [] } });
    expect((await stored()).notes).toBeUndefined();
  });

  it('refuse an id that exists twice', async () => {
    const { update } = await aPlannedDesign();
    const { status, body } = await update({ changes: { notes: { added: [note, note] } } });
    expect({ status, code: body.error }).toMatchObject({ status: 422 });
  });
});
