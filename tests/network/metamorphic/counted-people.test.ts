import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** Lawyers and accountants of an office with 95 desks and 60 people on Wi-Fi. */
const office = (lawyers: number, accounting: number, site: Partial<SiteInput> = {}): RequirementsInput => ({
  sites: [{ name: 'Office', kind: 'headquarters', wiredUsers: 95, wirelessUsers: 60, ...site }],
  segments: [
    { name: 'Lawyers', type: 'department', users: lawyers },
    { name: 'Accounting', type: 'department', users: accounting },
  ],
});

/** Networks of staff, and which part of its site’s hosts each has, in per cent. */
function staffIn(input: RequirementsInput): Record<string, number> {
  const { subnets } = planTopology(requirementsOf({ growth: { percent: 0 }, ...input }));
  const staff = subnets.filter(({ purpose, site }) => purpose === 'data' && site !== '');
  const names = [...new Set(staff.map(({ name }) => name.replace(/ Wi-Fi$/, '')))];
  const hostsOf = (name: string) =>
    staff.reduce((sum, row) => sum + (row.name.startsWith(name) ? row.hosts : 0), 0);
  const all = names.reduce((sum, name) => sum + hostsOf(name), 0);
  return Object.fromEntries(names.map((name) => [name, Math.round((100 * hostsOf(name)) / all)]));
}

function remarkOf(input: RequirementsInput): string | undefined {
  const requirements = requirementsOf(input);
  const checks = checkNetwork(
    { graph: planTopology(requirements), requirements, devices: [] },
    { devices: 0, failures: 0 },
  );
  return checks.find(({ id }) => id === 'traceability')?.remark;
}

describe('segments of staff', () => {
  it('that count all people of a site, who have desks and laptops, leave nobody beside them', () => {
    const input = office(80, 30, { people: 110 });
    expect(staffIn(input)).toEqual({ Lawyers: 73, Accounting: 27 });
    expect(remarkOf(input)).toBeUndefined();
  });

  it('may count its hosts instead', () => {
    expect(staffIn(office(124, 31, { people: 110 }))).toEqual({ Lawyers: 80, Accounting: 20 });
    expect(staffIn(office(124, 31))).toEqual({ Lawyers: 80, Accounting: 20 });
  });

  it('leave the others to a network of their own, which the checks say', () => {
    const input = office(44, 22, { people: 110 });
    expect(staffIn(input)).toEqual({ Lawyers: 40, Accounting: 20, Data: 40 });
    expect(remarkOf(input)).toBe(
      'The segments do not count all of the staff: the others are in the VLAN “Data” beside them, 40 % at Office.',
    );
    // Nothing says that those on Wi-Fi are those at the desks.
    expect(remarkOf(office(65, 30))).toContain('39 % at Office');
  });

  it('may count more people than have a desk or Wi-Fi, up to those that are stated', () => {
    const school = (pupils: number): RequirementsInput => ({
      sites: [{ name: 'School', kind: 'school', wiredUsers: 90, wirelessUsers: 900, people: 1_000 }],
      segments: [
        { name: 'Pupils', type: 'department', users: pupils },
        { name: 'Teachers', type: 'department', users: 80 },
      ],
    });
    expect(staffIn(school(920))).toEqual({ Pupils: 92, Teachers: 8 });
    // As many as its hosts leave nobody, either.
    expect(Object.keys(staffIn(school(910)))).toEqual(['Pupils', 'Teachers']);
    expect(() => staffIn(school(921))).toThrow(
      'The segments add up to 1,001 users, but the sites have 1,000. Lower the segments’ users by 1,',
    );
  });

  it('that count the people of several sites leave nobody at any, wherever they are counted', () => {
    const site = fc.record({
      wired: fc.integer({ min: 1, max: 60 }),
      wireless: fc.integer({ min: 0, max: 60 }),
      both: fc.integer({ min: 0, max: 60 }),
      first: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(site, { minLength: 1, maxLength: 3 }), fc.boolean(), (sites, arePlaced) => {
        const rows = sites.map(({ wired, wireless, both, first }, index) => {
          const people = wired + wireless - Math.min(both, wired, wireless);
          const ofFirst = Math.round((people * first) / 100);
          return { name: `Site ${index}`, wired, wireless, people, counts: [ofFirst, people - ofFirst] };
        });
        const segments = ['One', 'Two'].map((name, nth) => ({
          name,
          type: 'department' as const,
          users: rows.reduce((sum, { counts }) => sum + (counts[nth] ?? 0), 0),
          places: arePlaced
            ? rows.flatMap((row) =>
                (row.counts[nth] ?? 0) > 0 ? [{ site: row.name, users: row.counts[nth] ?? 0 }] : [],
              )
            : [],
        }));
        const names = Object.keys(
          staffIn({
            sites: rows.map(({ name, wired, wireless, people }) => ({
              name,
              wiredUsers: wired,
              wirelessUsers: wireless,
              people,
            })),
            segments: segments.filter(({ users }) => users > 0),
          }),
        );
        expect(names.filter((name) => !name.startsWith('One') && !name.startsWith('Two'))).toEqual([]);
      }),
      { numRuns: propertyRuns(25, 200) },
    );
  });

  it('on ports of ten gigabits have one for each of their people', () => {
    const { nodes } = planTopology(
      requirementsOf({
        sites: [{ name: 'Studio', wiredUsers: 60, wirelessUsers: 40, people: 60 }],
        segments: [
          { name: 'Film', type: 'department', users: 20, mbpsPerHost: 8_000 },
          { name: 'Others', type: 'department', users: 40 },
        ],
      }),
    );
    const desks = nodes.filter(({ group }) => group === 'wired-users');
    const ofFilm = desks.filter(({ label }) => label.includes('Film'));
    expect(ofFilm.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(20);
    expect(desks.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(60);
  });
});

describe('public servers of a network with an AS of its own', () => {
  const centres = (internet: SiteInput['internet']): RequirementsInput => ({
    sites: [
      { name: 'North', kind: 'datacentre', servers: 20, publicServers: 4, wiredUsers: 4 },
      { name: 'South', kind: 'datacentre', servers: 20, publicServers: 3, wiredUsers: 4, internet },
    ],
    wan: { kind: 'leased-line' },
    securityRequirements: { firewall: 'enterprise' },
    ipScheme: { publicIPs: 256, asNumber: 65_540 },
  });

  it('are outside its prefix where another site has an internet access of its own, which the checks say', () => {
    expect(remarkOf(centres('own'))).toBe(
      'AS 65540 announces the network’s own addresses at North alone: the 3 public servers of South have addresses of the provider there, and cannot take these along to another provider.',
    );
    const south = planTopology(requirementsOf(centres('own'))).subnets.filter(
      ({ purpose, circuit }) => purpose === 'public' && circuit !== undefined,
    );
    expect(south.length).toBeGreaterThan(0);
    expect(remarkOf(centres('hub'))).toBeUndefined();
  });
});
