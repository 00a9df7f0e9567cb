import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

const cranes: SegmentInput = { name: 'Cranes', type: 'iot', users: 40, isolationLevel: 'physical' };
const customs: SegmentInput = { name: 'Customs', type: 'security', users: 20, isolationLevel: 'physical' };

/** Access points of a container port whose yard takes ten of them, at 700 m² each. */
function pointsOf(segments: SegmentInput[], site: object = {}) {
  const { nodes } = planTopology(
    requirementsOf({
      sites: [{ name: 'Port', kind: 'office', wiredUsers: 60, cameras: 80, outdoorM2: 7_000, ...site }],
      segments,
      growth: { percent: 0 },
    }),
  );
  const points = nodes.filter(({ type }) => type === 'accesspoint');
  return {
    all: points.length,
    outdoors: points.filter(({ surroundings }) => surroundings === 'outdoor').length,
  };
}

it('a yard is covered once, however many segments have switches of their own', () => {
  expect(pointsOf([])).toEqual({ all: 10, outdoors: 10 });
  expect(pointsOf([cranes])).toEqual({ all: 10, outdoors: 10 });
  expect(pointsOf([cranes, customs])).toEqual({ all: 10, outdoors: 10 });
});

it('also where everybody at the site is in such a segment', () => {
  expect(pointsOf([{ ...customs, users: 60 }], { cameras: 0 })).toEqual({ all: 10, outdoors: 10 });
});

/** The same by the floor that they are on. */
function pointsByFloor(site: object) {
  const { nodes } = planTopology(
    requirementsOf({ sites: [{ name: 'School', kind: 'school', wiredUsers: 30, ...site }] }),
  );
  const outdoors = nodes.filter(
    ({ type, surroundings }) => type === 'accesspoint' && surroundings === 'outdoor',
  );
  return Map.groupBy(outdoors, ({ floor = 0 }) => floor);
}

it('a yard is rounded up once, not floor by floor, and is covered from the ground floor', () => {
  // 2,500 m² at 700 m² each.
  const points = pointsByFloor({ floors: 3, areaM2: 6_000, rooms: 40, outdoorM2: 2_500 });
  expect([...points].map(([floor, own]) => [floor, own.length])).toEqual([[1, 4]]);
  const [first] = points.get(1) ?? [];
  expect(arithmeticOf(first?.because)).toContain(' + ceil(2,500 m² outdoors / 700) from the ground floor = ');
});

it('closets of one floor share its cells, whole ones', () => {
  fc.assert(
    fc.property(
      // No farther from the building than a cable reaches, beyond which cabinets have a part of it.
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 100, max: 20_000 }),
      (outdoorM2, floors, areaM2) => {
        const points = pointsByFloor({ floors, areaM2, outdoorM2, kind: 'office' });
        const all = [...points.values()].reduce((sum, own) => sum + own.length, 0);
        expect(all).toBe(Math.ceil(outdoorM2 / 700));
        expect([...points.keys()]).toEqual([1]);
      },
    ),
    { numRuns: propertyRuns(20, 200) },
  );
});
