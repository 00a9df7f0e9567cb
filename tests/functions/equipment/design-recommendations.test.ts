import '../../support/function-environment.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Advice } from '#shared/contract/equipment-advice.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planTopology } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { handler as getRecommendations } from '../../../functions/equipment/routes/get-recommendations.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { saveTopology } from '../../../functions/storage/topology/save-topology.ts';
import { requirementsOf } from '../../network/requirements-builder.ts';
import { anOwner, aTopology } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { aDesignFor, aKeptDevice } from './design-with-devices.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

beforeAll(async () => {
  for (const device of catalogue) await aKeptDevice(systemOwner, device);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const office: RequirementsInput = {
  wiredUsers: 60,
  wirelessUsers: 80,
  assumptions: { devicesForCorePair: 100 },
};

const adviceOn = async (uid: string, id: string, query: Record<string, string> = {}) => {
  const { status, body } = await send(getRecommendations, { token: uid, params: { id }, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return Advice.parse(body.data);
};

describe('recommendations', () => {
  it('follow the stored topology, the catalogue and the date', async () => {
    const { uid, designId } = await aDesignFor({ requirements: office });
    const graph = planTopology(requirementsOf(office));
    await saveTopology(uid, aTopology({ ...graph, designId, version: 1 }), {
      replaces: undefined,
      alsoWrite: [],
    });
    const advice = await adviceOn(uid, designId);
    const { requirements } = await getDesign(uid, designId);
    const engine = recommend({ requirements, graph, devices: [...catalogue], today: '2026-11-20' });
    expect(advice).toMatchObject({ designId, designVersion: 1, topologyVersion: 1, cost: engine.cost });
    expect(advice.roles.map(({ role, choice }) => [role, choice?.device.id])).toEqual(
      engine.roles.map(({ role, choice }) => [role, choice?.device.id]),
    );
    expect(advice.roles.length).toBeGreaterThan(2);
    expect(advice.notes).toEqual(engine.notes);
  });

  it('plan a temporary topology where there is none, and say so', async () => {
    const { uid, designId } = await aDesignFor({ requirements: office });
    const advice = await adviceOn(uid, designId);
    expect(advice.topologyVersion).toBeNull();
    expect(advice.notes[0]).toMatch(/^This design has no topology yet/);
    expect(advice.roles.map(({ role }) => role)).toContain('access');
  });

  it('say that the design changed since its topology was generated', async () => {
    const { uid, designId } = await aDesignFor({ requirements: office });
    const graph = planTopology(requirementsOf(office));
    await saveTopology(uid, aTopology({ ...graph, designId, designVersion: 7 }), {
      replaces: undefined,
      alsoWrite: [],
    });
    const { notes } = await adviceOn(uid, designId);
    expect(notes[0]).toMatch(/^The topology was generated from version 7 of the design/);
  });

  it('weigh the caller’s own devices alongside the catalogue’s, and no one else’s', async () => {
    const { uid, designId } = await aDesignFor({ requirements: office });
    const free = { usd: 1, releaseYear: 2026, specs: { drawW: 1 } };
    const own = await aKeptDevice(uid, { ...free, manufacturer: 'Own' });
    const foreign = await aKeptDevice(anOwner(), { ...free, manufacturer: 'Foreign' });
    const advice = JSON.stringify(await adviceOn(uid, designId));
    expect(advice).toContain(own.id);
    expect(advice).not.toContain(foreign.id);
  });

  it('keep to the preferred manufacturer when required', async () => {
    const { uid, designId } = await aDesignFor({ requirements: { ...office, vendorPreference: 'Aruba' } });
    const { roles } = await adviceOn(uid, designId, { vendorOnly: 'true' });
    const chosen = roles.flatMap(({ choice, alternatives }) => [
      ...(choice ? [choice] : []),
      ...alternatives,
    ]);
    expect(chosen.length).toBeGreaterThan(0);
    for (const { device } of chosen) expect(`${device.manufacturer} ${device.model}`).toMatch(/Aruba/);
  });

  it('of a design that cannot be planned return 422 with the engine’s sentence', async () => {
    const { uid, designId } = await aDesignFor();
    const { status, body } = await send(getRecommendations, { token: uid, params: { id: designId } });
    expect(status).toBe(422);
    expect(() => planTopology(requirementsOf({}))).toThrow(String(body.error));
  });
});
