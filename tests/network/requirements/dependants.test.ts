import { expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

it('a branch of forty people has no core pair for the laptops and phones that they carry', () => {
  const branch = (counts: { readonly cameras?: number }) => {
    const { nodes } = planTopology(
      requirementsOf({
        sites: [
          {
            name: 'Head office',
            kind: 'headquarters',
            wiredUsers: 150,
            phones: 150,
            floors: 3,
            areaM2: 3_000,
          },
          {
            name: 'Branch',
            kind: 'branch',
            wiredUsers: 40,
            wirelessUsers: 40,
            people: 40,
            phones: 40,
            floors: 2,
            areaM2: 800,
            ...counts,
          },
        ],
      }),
    );
    const ofBranch = nodes.filter(({ site }) => site === 'Branch');
    const why = ofBranch.find(({ because }) => because?.rule === 'campus-layers')?.because;
    return { cores: ofBranch.filter(({ layer }) => layer === 'core').length, why: arithmeticOf(why) };
  };
  expect(branch({}).cores).toBe(0);
  // What has a cable of its own depends on the switches like the people do.
  const watched = branch({ cameras: 80 });
  expect(watched.cores).toBe(2);
  expect(watched.why).toContain('people and devices with growth');
});
