import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { knownMakers } from '#shared/equipment/makers/known-makers.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const warningsFor = (vendorPreference: string): string[] => {
  const requirements = requirementsOf({ wiredUsers: 20, wirelessUsers: 20, vendorPreference });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  return checkPlan({ graph, requirements, devices: catalogue }).flatMap(({ findings }) =>
    findings.flatMap(({ sentence }) => (sentence.includes('prefers') ? [sentence] : [])),
  );
};

it('the makers that are known are those of the catalogue', () => {
  expect([...knownMakers]).toEqual([...new Set(catalogue.map(({ manufacturer }) => manufacturer))].sort());
});

it('a preferred vendor that nobody is called is said to be, with the names that may be meant', () => {
  expect(warningsFor('Ciscoo')).toEqual([
    'The design prefers “Ciscoo”, but none of the new devices is from that maker. The catalogue has no maker of that name: Cisco may be meant.',
  ]);
  expect(warningsFor('Forinet or Junpier')[0]).toContain('Fortinet or Juniper may be meant.');
  expect(warningsFor('Aruna')[0]).toContain('HPE Aruba may be meant.');
  expect(warningsFor('Nokia')[0]).toContain('no maker of that name; it has Arista, Cisco, ');
});

it('a preferred vendor of whom no model is taken is said to be', () => {
  expect(warningsFor('Siemens')).toEqual([
    'The design prefers “Siemens”, but none of the new devices is from that maker. Each device’s recommendation says what that maker’s models lack; to use them anyway, assign them to the design.',
  ]);
});

it('a preference that is followed is no warning, by maker, brand or one of several', () => {
  for (const followed of ['', 'Cisco', 'cisco', 'UniFi', 'Nokia or Cisco'])
    expect(warningsFor(followed)).toEqual([]);
});
