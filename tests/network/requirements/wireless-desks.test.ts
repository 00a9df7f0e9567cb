import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

const planned = (input: RequirementsInput) => {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const checks = checkNetwork({ graph, requirements, devices: catalogue });
  return {
    accessPoints: graph.nodes.filter(({ type }) => type === 'accesspoint').length,
    findings: checks.flatMap(({ findings }) => findings.map(({ sentence }) => sentence)),
    listed: usedAssumptions(requirements).find(({ id }) => id === 'wirelessShareOfDesks'),
  };
};
const desks = { name: 'Office', kind: 'office', areaM2: 500, wiredUsers: 30, phones: 30 } as const;

describe('people at desks of a site that states nobody wireless', () => {
  it('have no Wi-Fi, and the list of assumptions says so', () => {
    const { accessPoints, listed } = planned({ sites: [desks] });
    expect(accessPoints).toBe(0);
    expect(listed).toMatchObject({ value: 0, isStated: false });
  });

  it('have the access points of as many wireless users once the assumption is changed', () => {
    const assumed = planned({ sites: [desks], assumptions: { wirelessShareOfDesks: 1 } });
    const stated = planned({ sites: [{ ...desks, wirelessUsers: 30 }] });
    expect(assumed.accessPoints).toBeGreaterThan(0);
    expect(assumed.accessPoints).toBe(stated.accessPoints);
    expect(assumed.listed).toMatchObject({ value: 1, isStated: true });
    expect(assumed.findings).toEqual(stated.findings);
  });

  it('of the whole network alone may have it, too', () => {
    expect(
      planned({ wiredUsers: 20, assumptions: { wirelessShareOfDesks: 0.5 } }).accessPoints,
    ).toBeGreaterThan(0);
  });

  it.each([
    ['wireless users', { ...desks, wirelessUsers: 5 }],
    ['guests', { ...desks, guests: 5 }],
    ['a data centre', { ...desks, kind: 'datacentre', servers: 10 }],
  ] as const)('is no assumption with %s', (_, site) => {
    expect(planned({ sites: [site] }).listed).toBeUndefined();
    const all = planned({ sites: [site], assumptions: { wirelessShareOfDesks: 1 } });
    expect(all.accessPoints).toBe(planned({ sites: [site] }).accessPoints);
  });
});

it('people beyond the desks and wireless users of their site are a warning', () => {
  const warned = (people: number) =>
    planned({ sites: [{ ...desks, wirelessUsers: 5, people }] }).findings.filter((sentence) =>
      sentence.includes('neither a port nor Wi-Fi'),
    );
  expect(warned(35)).toEqual([]);
  expect(warned(50)).toEqual([
    'Office states 50 people, and desks and wireless users for 35 of them: unless they share desks, 15 have neither a port nor Wi-Fi.',
  ]);
});
