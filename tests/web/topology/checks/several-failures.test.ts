import { expect, test } from 'vitest';
import { keepingNothing } from '#shared/network/checks/network-keeper.ts';
import { planTopology } from '#shared/network/plan.ts';
import { beginSimulation } from '#web/features/topology/check-worker/simulated.ts';
import { threeSites } from '../../../network/requirements-builder.ts';

const requirements = threeSites({ redundancy: { coreSwitching: true, internet: true } });
const graph = planTopology(requirements);

test('what several failures take beside what they unplug is simulated with all of them failed', () => {
  const simulation = beginSimulation({ graph, requirements, devices: [] }, true, keepingNothing);
  expect(simulation.groupsLost(['hq-fw-1'])).toBeUndefined();
  let known = simulation.next();
  while (!known.isLast) known = simulation.next();
  for (const { id, groups } of known.failures?.slice(0, 10) ?? [])
    expect([id, new Set(simulation.groupsLost([id]))]).toEqual([id, new Set(groups)]);
  const routing = graph.nodes.filter(({ type, site }) => type === 'firewall' && site === 'Headquarters');
  const [first, second] = routing.map(({ id }) => id);
  expect(simulation.groupsLost([first ?? ''])).toEqual([]);
  expect(simulation.groupsLost([first ?? '', second ?? ''])?.length).toBeGreaterThan(0);
});
