import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { Design } from '#shared/contract/designs.ts';
import {
  getTopologyVersion,
  keptVersions,
  listTopologyVersions,
  mostNamedVersions,
  TopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { handler as create } from '../../../functions/designs/routes/create-design.ts';
import { handler as generate } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as get } from '../../../functions/topology/routes/get-topology-version.ts';
import { handler as list } from '../../../functions/topology/routes/list-topology-versions.ts';
import { handler as rename } from '../../../functions/topology/routes/name-topology-version.ts';
import { handler as update } from '../../../functions/topology/routes/update-topology.ts';
import { aGraph, anOwner, aSpillingGraph } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { objectsOf } from '../../support/stored-state.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

async function aPlannedDesign() {
  const token = anOwner();
  const json = { designName: 'Head office', requirements: { wiredUsers: 20 } };
  const { id: designId } = Design.parse((await send(create, { token, json })).body.data);
  const planned = (await send(generate, { token, params: { designId } })).body.data;
  return {
    token,
    planned,
    draw: (graph: object) => send(update, { token, params: { designId }, json: { graph } }),
    versions: async (as = token) => {
      const { body } = await send(list, { token: as, params: { designId } });
      return listTopologyVersions.answer.parse({ data: body.data }).data;
    },
    name: (version: number, name: string | null) =>
      send(rename, { token, params: { designId, version: String(version) }, json: { name } }),
    version: (version: number, as = token) =>
      send(get, { token: as, params: { designId, version: String(version) } }),
  };
}

describe('earlier versions of a topology', () => {
  it('are kept with their graphs and the requirements that they were made for', async () => {
    const design = await aPlannedDesign();
    await design.draw(aGraph());
    expect((await design.versions()).map(({ version, nodes }) => ({ version, nodes }))).toEqual([
      { version: 2, nodes: 2 },
      { version: 1, nodes: expect.any(Number) },
    ]);
    const first = await design.version(1);
    expect(getTopologyVersion.answer.parse({ data: first.body.data }).data).toMatchObject({
      topology: design.planned,
      requirements: { wiredUsers: 20 },
    });
  });

  it('are kept where they are too large for an item, and deleted with their objects once they are too old', async () => {
    const design = await aPlannedDesign();
    await design.draw(aSpillingGraph());
    for (let version = 3; version <= keptVersions + 1; version += 1) await design.draw(aGraph());
    const spilled = await design.version(2);
    expect(spilled.status).toBe(200);
    expect(await objectsOf('netwright-topologies', design.token)).toHaveLength(1);

    await design.draw(aGraph());
    expect((await design.version(2)).status).toBe(404);
    expect(await objectsOf('netwright-topologies', design.token)).toEqual([]);
    const kept = await design.versions();
    expect(kept).toHaveLength(keptVersions);
    expect(TopologyVersion.array().parse(kept).at(-1)?.version).toBe(3);
  });

  it('stay for as long as they have a name, and go with their objects once it is taken away', async () => {
    const design = await aPlannedDesign();
    await design.draw(aSpillingGraph());
    expect((await design.name(2, 'Before the move')).status).toBe(200);
    for (let version = 3; version <= keptVersions + 3; version += 1) await design.draw(aGraph());
    const named = (await design.versions()).filter(({ name }) => name !== undefined);
    expect(named).toMatchObject([{ version: 2, name: 'Before the move' }]);
    expect((await design.versions()).length).toBe(keptVersions + 1);
    expect((await design.version(2)).status).toBe(200);

    expect((await design.name(2, null)).status).toBe(200);
    expect((await design.version(2)).status).toBe(404);
    expect(await objectsOf('netwright-topologies', design.token)).toEqual([]);
  });

  it('keep their names to one line, to so many, and to versions that are there', async () => {
    const design = await aPlannedDesign();
    for (let version = 2; version <= mostNamedVersions + 1; version += 1) await design.draw(aGraph());
    for (let version = 2; version <= mostNamedVersions + 1; version += 1)
      expect((await design.name(version, `Step ${version}`)).status).toBe(200);
    await design.draw(aGraph());
    expect(await design.name(mostNamedVersions + 2, 'One more')).toMatchObject({ status: 422 });
    expect(await design.name(3, 'Renamed')).toMatchObject({
      status: 200,
      body: { data: { name: 'Renamed' } },
    });
    expect((await design.name(3, ' ')).status).toBe(400);
    expect((await design.name(99, 'Nothing')).status).toBe(404);
    expect((await design.name(1, null)).status).toBe(404);
  });

  it('have names up to the limit, however many are given at once', { timeout: 120_000 }, async () => {
    const design = await aPlannedDesign();
    for (let version = 2; version <= keptVersions; version += 1) await design.draw(aGraph());
    for (let version = 1; version <= mostNamedVersions - 1; version += 1)
      expect((await design.name(version, `Step ${version}`)).status).toBe(200);
    for (let version = 1; version <= 5; version += 1) await design.draw(aGraph());
    const unnamed = (await design.versions()).filter(({ name }) => name === undefined);
    const given = await Promise.all(unnamed.map(({ version }) => design.name(version, 'At once')));
    expect(given.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: unnamed.length - 1 }, () => 422),
    ]);
    expect((await design.versions()).filter(({ name }) => name !== undefined)).toHaveLength(
      mostNamedVersions,
    );

    expect((await design.name(1, null)).status).toBe(200);
    const [, another] = (await design.versions()).filter(({ name }) => name === undefined);
    expect((await design.name(another?.version ?? 0, 'In its place')).status).toBe(200);
  });

  it('are nobody else’s', async () => {
    const design = await aPlannedDesign();
    expect(await design.versions(anOwner())).toEqual([]);
    expect((await design.version(1, anOwner())).status).toBe(404);
  });
});
