import { expect, test } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { devicesInPlace } from '#shared/network/recommend/devices-in-place.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { allCases } from '../reference/cases/all-cases.ts';

const today = '2026-11-21';

test.each(['municipality', 'university'])('%s is recommended the makers of its plan', (id) => {
  const requirements = allCases.find((one) => one.id === id)?.requirements;
  if (requirements === undefined) throw new Error(`There is no case ${id}.`);
  const given = { requirements, devices: catalogue, today };
  const graph = planNetwork({ ...given, assigned: [] });
  const { roles } = recommend({ ...given, graph, assigned: devicesInPlace(graph, catalogue) });
  const makers = new Map(graph.nodes.map(({ id, model }) => [id, model?.manufacturer]));
  const others = roles.flatMap(({ places, choice }) =>
    places.flatMap(({ nodeId, label }) =>
      makers.get(nodeId) === choice?.device.manufacturer ? [] : `${label}: ${choice?.device.manufacturer}`,
    ),
  );
  expect(others).toEqual([]);
});

test('devices in place are counted by role and site', () => {
  const requirements = allCases.find(({ id }) => id === 'law-firm')?.requirements;
  if (requirements === undefined) throw new Error('The case is there.');
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today });
  const pieces = devicesInPlace(graph, catalogue).flatMap(({ device, uses }) =>
    uses.map(({ quantity }) => [device.id, quantity] as const),
  );
  const total = pieces.reduce((sum, [, quantity]) => sum + quantity, 0);
  expect(total).toBe(
    graph.nodes.reduce(
      (sum, { equipmentId, quantity }) => sum + (equipmentId === undefined ? 0 : quantity),
      0,
    ),
  );
  expect(new Set(pieces.map(([id]) => id))).toEqual(
    new Set(graph.nodes.flatMap(({ equipmentId }) => equipmentId ?? [])),
  );
});
