import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
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
