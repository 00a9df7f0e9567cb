import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The ports that lead to devices of an office with 24 cameras, by their names alone, and what is said of them. */
function officeWith(locks: number, cameras = 24) {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', wiredUsers: 20, cameras }],
    segments: [{ name: 'Locks', type: 'iot', users: locks }],
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const groups = graph.nodes.filter(({ group }) => group === 'cameras');
  const said = checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('segments of IoT count'));
  return { devices: groups.reduce((sum, { quantity }) => sum + quantity, 0), groups, said };
}

it('asks where segments count more devices than a site states, since its cameras have no ports beside them', () => {
  const { devices, groups, said } = officeWith(36);
  expect(devices).toBe(36);
  expect(said).toEqual([
    {
      severity: 'warning',
      elements: groups.map(({ id }) => id),
      sentence:
        'Office states 24 cameras and other devices, and segments of IoT count 36 there: the 24 are planned as part of the 36. If they come on top, state 60.',
    },
  ]);
});

it('asks nothing where they are among what is stated, or where nothing else is', () => {
  expect(officeWith(36, 60).devices).toBe(60);
  expect(officeWith(36, 60).said).toEqual([]);
  expect(officeWith(24).said).toEqual([]);
  expect(officeWith(36, 0).devices).toBe(36);
  expect(officeWith(36, 0).said).toEqual([]);
});
