import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

function saidOf(more: Partial<SegmentInput>) {
  const requirements = requirementsOf({
    sites: [{ name: 'Studio', wiredUsers: 60, servers: 4 }],
    segments: [{ name: 'Editing', users: 20, isolationLevel: 'physical', reaches: 'servers', ...more }],
    growth: { percent: 0 },
  });
  return checkPlan({ graph: planTopology(requirements), requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('bring'));
}

it('asks where hosts on switches of their own state more than what joins these to the gateway carries', () => {
  const [said, ...others] = saidOf({ mbpsPerHost: 2_000 });
  expect(others).toEqual([]);
  expect(said?.severity).toBe('warning');
  expect(said?.sentence).toContain('Editing at Studio: 20 hosts of 2 Gbit/s bring 40 Gbit/s with growth');
  expect(said?.sentence).toContain('carries 10 Gbit/s');
});

it('asks nothing where it carries them, where nothing is stated, or where the core does', () => {
  expect(saidOf({ mbpsPerHost: 400 })).toEqual([]);
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ mbpsPerHost: 2_000, isolationLevel: 'vlans' })).toEqual([]);
});
