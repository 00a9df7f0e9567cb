import { expect, test } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { devicesInPlace } from '#shared/network/recommend/devices-in-place.ts';
import { recommendInPlace } from '#shared/network/recommend/recommend-in-place.ts';
import { allCases } from '../reference/cases/all-cases.ts';

const today = '2026-11-21';

test.each(['municipality', 'university', 'hospital', 'brownfield'])(
  '%s is recommended the models of its plan',
  (id) => {
    const reference = allCases.find((one) => one.id === id);
    if (reference === undefined) throw new Error(`There is no case ${id}.`);
    const { requirements, existing } = reference;
    const given = { requirements, devices: catalogue, today };
    const graph = planNetwork({ ...given, ...(existing && { existing }), assigned: [] });
    const { roles } = recommendInPlace({ ...given, graph });
    const models = new Map(graph.nodes.map(({ id, equipmentId }) => [id, equipmentId]));
    const others = roles.flatMap(({ places, choice }) =>
      places.flatMap(({ nodeId, label }) =>
        models.has(nodeId) && models.get(nodeId) !== choice?.device.id
          ? `${label}: ${choice?.device.model}`
          : [],
      ),
    );
    expect(roles.length).toBeGreaterThan(2);
    expect(others).toEqual([]);
  },
);

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
