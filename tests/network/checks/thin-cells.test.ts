import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** Access points of a museum of 7,000 m² on three floors, and what is said of their cells. */
function museum(more: Partial<SiteInput>, assumptions: RequirementsInput['assumptions'] = {}) {
  const requirements = requirementsOf({
    sites: [
      { name: 'Museum', kind: 'venue', floors: 3, areaM2: 7_000, wiredUsers: 35, guests: 600, ...more },
    ],
    growth: { percent: 0 },
    assumptions,
  });
  const graph = planTopology(requirements);
  const points = graph.nodes.filter(({ type }) => type === 'accesspoint').map(({ id }) => id);
  const said = checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('are enough for its clients'));
  return { points, said };
}

it('a venue with few clients for its area is asked about, since its access points cannot cover it', () => {
  const { points, said } = museum({});
  expect(points).toHaveLength(9);
  expect(said.map(({ severity, elements }) => [severity, elements])).toEqual([['warning', points]]);
  expect(said[0]?.sentence).toContain('Museum: 9 access points for 7,000 m²');
  expect(said[0]?.sentence).toContain('leave 778 m² to each');
});

it('is not where the crowd takes enough of them, where the figures say so, or where cells go by area', () => {
  expect(museum({ guests: 1_300 }).said).toEqual([]);
  expect(museum({}, { clientsPerVenueAccessPoint: 40 }).said).toEqual([]);
  expect(museum({ wifiEnvironment: 'office' }).said).toEqual([]);
  expect(museum({ guests: 0 }).said).toEqual([]);
});

it('alike sites are one question', () => {
  const requirements = requirementsOf({
    sites: [
      { name: 'Office', kind: 'headquarters', wiredUsers: 20 },
      ...Array.from({ length: 9 }, (_, index) => ({
        name: `Cinema ${index + 1}`,
        kind: 'venue' as const,
        floors: 2,
        areaM2: 3_500,
        wiredUsers: 6,
        guests: 150,
      })),
    ],
    growth: { percent: 0 },
  });
  const graph = planTopology(requirements);
  const said = checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('enough for its clients'));
  expect(said.map(({ sentence }) => sentence.split(':')[0])).toEqual([
    'Cinema 1, Cinema 2, Cinema 3 and 6 more',
  ]);
  expect(said[0]?.elements).toHaveLength(9 * 2);
});
