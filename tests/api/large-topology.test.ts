import { beforeAll, describe, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import * as topology from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { aLargeGraph } from '../support/large-graph.ts';
import { type Person, refusalOf, register } from '../support/person.ts';

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register({ planId: 'enterprise' });
  const body = designs.NewDesign.parse({ designName: 'Very large', requirements: { wiredUsers: 10 } });
  designId = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(topology.generateTopology, { params: { designId } });
});

describe('a topology of 10,000 nodes and 20,000 links', () => {
  const graph = aLargeGraph(10_000, 20_000);

  it('is stored and read back unchanged', async () => {
    const { data: saved } = await person.call(updateTopology, {
      params: { designId },
      body: { version: 1, graph },
    });
    expect(saved.version).toBe(2);
    const { data } = await person.call(topology.getTopology, { params: { designId } });
    expect(data.nodes).toEqual(graph.nodes);
    expect(data.edges).toEqual(graph.edges);
  });

  it('takes a small change', async () => {
    const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'n7', label: 'Seven' }] } });
    await person.call(updateTopology, { params: { designId }, body: { version: 2, changes } });
    const { data } = await person.call(topology.getTopology, { params: { designId } });
    expect(data.nodes[7]?.label).toBe('Seven');
    expect(data.edges).toHaveLength(20_000);
  });

  it('rejects an end that does not exist, and keeps what was stored', async () => {
    const [edge] = graph.edges;
    const changes = TopologyChanges.parse({
      edges: { added: [{ ...edge, id: 'loose', target: 'nowhere' }] },
    });
    const refusal = await refusalOf(
      person.call(updateTopology, { params: { designId }, body: { version: 3, changes } }),
    );
    expect(refusal).toMatchObject({ status: 422, code: 'unprocessable' });
    expect(refusal.message).toContain('nowhere');
  });
});
