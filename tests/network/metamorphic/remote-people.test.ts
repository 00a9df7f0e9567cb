import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** An office of 30 whose bandwidth nobody stated. */
const office = (remoteUsers: number, more: RequirementsInput = {}) =>
  requirementsOf({
    wiredUsers: 30,
    growth: { percent: 0 },
    securityRequirements: { remoteAccess: 'vpn' },
    remoteUsers,
    ...more,
  });

/** Its access to the internet. */
function accessOf(requirements: ReturnType<typeof office>) {
  const access = planTopology(requirements).edges.find(({ service }) => service === 'internet');
  return { mbps: access?.bandwidthMbps ?? 0, why: arithmeticOf(access?.because), because: access?.because };
}

it('people who work from elsewhere are counted in the internet access in which their tunnels end', () => {
  const few = accessOf(office(1));
  const many = accessOf(office(250));
  expect(few.mbps).toBe(50);
  expect(many.mbps).toBe(500);
  expect(many.why).toContain('250 remote users with growth × 1 Mbit/s');
  expect(many.because?.serves).toContain('requirements.remoteUsers');
  expect(accessOf(office(250, { securityRequirements: { remoteAccess: 'citrix' } })).why).not.toContain(
    'remote',
  );
});

it('more of them never make it slower, and more traffic of each makes it faster', () => {
  const rates = [0, 1, 25, 100, 250, 1_000, 5_000].map((users) => accessOf(office(users)).mbps);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(accessOf(office(250, { assumptions: { mbpsPerRemotePerson: 10 } })).mbps).toBe(5_000);
});

it('they are counted at the hub, for all sites', () => {
  const sites = [
    { name: 'Headquarters', kind: 'headquarters', wiredUsers: 30 },
    { name: 'Branch', wiredUsers: 10 },
  ] as const;
  const accesses = (remoteUsers: number) =>
    planTopology(office(remoteUsers, { sites: [...sites] })).edges.flatMap(
      ({ service, bandwidthMbps = 0 }) => (service === 'internet' ? [bandwidthMbps] : []),
    );
  expect(accesses(250)[0]).toBeGreaterThan(accesses(1)[0] ?? 0);
  expect(accesses(250).slice(1)).toEqual(accesses(1).slice(1));
});

it.each(['vpn', 'rdp'] as const)(
  'what one of them sends is an assumption that can be changed (%s)',
  (kind) => {
    const listed = (requirements: ReturnType<typeof office>) =>
      usedAssumptions(requirements).map(({ id }) => id);
    expect(listed(office(10, { securityRequirements: { remoteAccess: kind } }))).toContain(
      'mbpsPerRemotePerson',
    );
    const asService = requirementsOf({ wiredUsers: 30, services: { network: ['vpn'] } });
    expect(listed(asService)).toEqual(expect.arrayContaining(['remoteShare', 'mbpsPerRemotePerson']));
    expect(listed(requirementsOf({ wiredUsers: 30 }))).not.toContain('mbpsPerRemotePerson');
  },
);
