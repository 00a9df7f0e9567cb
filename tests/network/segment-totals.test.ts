import { expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from './requirements-builder.ts';

it('segments of devices have in all buildings together as many as they count, whole ones', () => {
  const requirements = requirementsOf({
    sites: [
      {
        ...{ name: 'Works', kind: 'campus', wiredUsers: 220, cameras: 260, floors: 3, areaM2: 9_000 },
        buildings: [
          { name: 'Hall 1', areaM2: 14_000, distanceM: 180 },
          { name: 'Hall 2', areaM2: 11_000, distanceM: 320 },
          { name: 'Logistics', areaM2: 8_000, distanceM: 450 },
        ],
      },
    ],
    segments: [
      {
        name: 'Presses',
        type: 'iot',
        users: 48,
        poe: 'none',
        places: [{ site: 'Works', building: 'Hall 1', users: 48 }],
      },
      {
        name: 'Paint',
        type: 'iot',
        users: 36,
        poe: 'none',
        places: [{ site: 'Works', building: 'Hall 2', users: 36 }],
      },
      { name: 'Doors', type: 'iot', users: 30, places: [{ site: 'Works', users: 30 }] },
    ],
  });
  const { nodes } = planTopology(requirements);
  const planned = (name: string) =>
    nodes.reduce((sum, { because, quantity }) => sum + (because?.inputs.segment === name ? quantity : 0), 0);
  expect([planned('Presses'), planned('Paint'), planned('Doors')]).toEqual([48, 36, 30]);
});
