import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { getRecommendations } from '#shared/contract/design-equipment.ts';
import { listEquipment, listUserEquipment } from '#shared/contract/equipment.ts';
import { callRoute } from '#web/api/call-route.ts';
import { FakeApi } from '../../support/fake-api.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => vi.unstubAllGlobals());

const design = { params: { id: '65a000000000000000000001' } };

it.each([
  ['the caller’s devices', listUserEquipment, {}, 'API request failed'],
  ['recommendations', getRecommendations, design, 'Failed to get recommendations'],
  ['all devices', listEquipment, {}, 'Failed to fetch equipment'],
])('a response to %s with success: false is a failure', async (_, route, input, sentence) => {
  const say = (answer: object) => api.respond(route as AnyRoute, () => Response.json(answer));
  const call = () => callRoute(route as AnyRoute, input as never);
  say({ success: false });
  await expect(call()).rejects.toMatchObject({ message: sentence, status: 200 });
  say({ success: false, error: '' });
  await expect(call()).rejects.toThrow(sentence);
  say({ success: false, error: 'The catalogue is being loaded.' });
  await expect(call()).rejects.toThrow('The catalogue is being loaded.');
});

it('a device may come with _id', async () => {
  const { data } = { data: [] as object[] };
  api.respond(listUserEquipment, () => Response.json({ success: true, data: [...data, anAcmeSwitch] }));
  const answer = await callRoute(listUserEquipment, {});
  expect(answer.data[0]?.id).toBe('65a000000000000000000009');
});

const anAcmeSwitch = {
  _id: '65a000000000000000000009',
  category: 'switch',
  manufacturer: 'Acme',
  model: 'A-48P',
  partNumber: 'A-48P',
  specs: { ports: [] },
  systemOwned: false,
  sources: {},
  version: 1,
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
};
