import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

type OnPremise = NonNullable<NonNullable<RequirementsInput['services']>['onPremise']>;

const company = (onPremise: OnPremise, publicServers = 0) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 20, servers: 8, publicServers },
      { name: 'York', wiredUsers: 30, wirelessUsers: 10 },
    ],
    securityRequirements: { firewall: 'basic', remoteAccess: 'vpn' },
    services: { onPremise },
  });

/** Zones that ask a database. */
function asking(requirements: ReturnType<typeof company>): string[] {
  const policies = configured(requirements).devices.flatMap((device) => device.policies);
  const allowed = policies.filter(
    ({ action, services }) => action === 'allow' && services.some(({ name }) => name === 'SQL'),
  );
  return [...new Set(allowed.map(({ fromZone, toZone }) => `${fromZone} to ${toZone}`))].toSorted();
}

describe('a database on premises', () => {
  it('is asked by the public servers that a site states', () => {
    expect(asking(company(['erp', 'database'], 2))).toEqual(['dmz to server']);
    expect(asking(company(['database'], 2))).toEqual(['dmz to server']);
  });

  it('is asked by applications beside it, which pass no policy, and by nobody else', () => {
    expect(asking(company(['erp', 'database']))).toEqual([]);
    expect(asking(company(['crm', 'database']))).toEqual([]);
  });

  it('is asked by staff where nothing stands before it, the relay for mail included', () => {
    const staff = ['data to server', 'remote-access to server'];
    expect(asking(company(['database']))).toEqual(staff);
    expect(asking(company(['email', 'database']))).toEqual(staff);
    const tried = new NetworkSimulation(configured(company(['database']))).matrix.filter(
      ({ flow }) => flow.service.name === 'SQL' && flow.expected === 'pass',
    );
    expect(tried.length).toBeGreaterThan(1);
    expect(tried.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });
});

it('may be any of the servers that nothing is stated of, for public ones alone', () => {
  expect(asking(company([], 2))).toEqual(['dmz to server']);
  expect(asking(company([]))).toEqual([]);
});

it('is opened to nobody where other services are stated', () => {
  for (const publicServers of [0, 2]) expect(asking(company(['erp', 'email'], publicServers))).toEqual([]);
});
