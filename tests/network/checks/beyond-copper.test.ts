import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** What is said of a port's yard, which has a main building of two floors. */
function saidOf(outdoorM2: number, areaM2 = 5_000, isWithoutCabinets = false, cameras = 0) {
  const requirements = requirementsOf({
    sites: [{ name: 'Port', wiredUsers: 40, floors: 2, areaM2, outdoorM2, cameras }],
    growth: { percent: 0 },
  });
  const graph = planTopology(requirements);
  if (isWithoutCabinets)
    graph.nodes = graph.nodes.filter(({ surroundings }) => surroundings !== 'industrial');
  const idsIn = (where: string) =>
    graph.nodes.flatMap(({ id, surroundings }) => (surroundings === where ? [id] : []));
  const said = checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('outdoors'));
  return {
    cameras: graph.nodes.flatMap(({ id, group }) => (group === 'cameras' ? [id] : [])),
    yard: idsIn('outdoor'),
    cabinets: idsIn('industrial'),
    said,
  };
}

it('what stands in a yard further away than copper reaches is a question, with what its cabinets cost', () => {
  const { cabinets, said } = saidOf(25_000);
  expect(said.map(({ severity, elements }) => [severity, elements])).toEqual([['warning', cabinets]]);
  expect(said[0]?.sentence).toContain(
    '3 access points or more hang on 1 cabinet outdoors. Where they stand is assumed (94 m',
  );
});

it('a drawing without cabinets is said to need them, by how many access points', () => {
  // A circle of 90 m has 25,447 m², of which the floor takes 2,500: 2,053 m² are beyond it, three cells of 700.
  const { yard, said } = saidOf(25_000, 5_000, true);
  expect(said.map(({ severity, elements }) => [severity, elements])).toEqual([['warning', yard]]);
  expect(said[0]?.sentence).toBe(
    'Port has 25,000 m² outdoors, and 90 m of copper from 1 closet a floor reach 22,947 m² of it at most: 3 access points or more need cabinets outdoors on fibre, which are not planned.',
  );
});

it('cameras of a site whose yard copper does not reach are said to be planned inside, and their reach not to be judged', () => {
  const { cameras, said } = saidOf(25_000, 5_000, false, 24);
  expect(cameras.length).toBeGreaterThan(0);
  expect(said.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(said[1]?.elements).toEqual(cameras);
  expect(said[1]?.sentence).toBe(
    'Port has 24 cameras and other devices, all on switches indoors: which of them stand outdoors is not stated, so their reach is not judged. State how many do, and how far: one more than 90 m of cable from its closet needs a port in a cabinet, or fibre.',
  );
  expect(saidOf(22_900, 5_000, false, 24).said).toEqual([]);
});

it('nothing is said of a yard around the building, nor of one around a hall with more closets', () => {
  expect(saidOf(22_900).said).toEqual([]);
  expect(saidOf(25_000, 24_000).said).toEqual([]);
  expect(saidOf(0).said).toEqual([]);
});
