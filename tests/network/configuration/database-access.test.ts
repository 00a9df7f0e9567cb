import { describe, expect, it } from 'vitest';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';
import { assumedChoices } from '#shared/network/requirements/described-assumptions.ts';
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

describe('its system', () => {
  const of = (databases: NonNullable<RequirementsInput['services']>['databases'], publicServers = 0) => {
    const { services, ...rest } = company(['database'], publicServers);
    const network = configured(requirementsOf({ ...rest, services: { ...services, databases } }));
    const names = ['SQL', 'PostgreSQL', 'MySQL', 'Oracle'];
    const opened = new NetworkSimulation(network).matrix.filter(({ flow }) =>
      names.includes(flow.service.name),
    );
    expect(opened.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    return [...new Set(opened.map(({ flow: { service } }) => `${service.name} ${service.ports?.from}`))];
  };

  it('opens its port alone, and without one stated that of Microsoft SQL Server', () => {
    expect(of([])).toEqual(['SQL 1433']);
    expect(of(['postgresql'])).toEqual(['PostgreSQL 5432']);
    expect(of(['mysql', 'oracle'])).toEqual(['MySQL 3306', 'Oracle 1521']);
    expect(of(['sql-server', 'postgresql'], 2)).toEqual(['SQL 1433', 'PostgreSQL 5432']);
  });

  it('is an assumption where somebody asks the database and it is not stated', () => {
    const assumed = (onPremise: OnPremise, publicServers = 0) =>
      assumedChoices(company(onPremise, publicServers)).map(({ text }) => text);
    expect(assumed(['database'])).toEqual(['Microsoft SQL Server']);
    expect(assumed([], 2)).toEqual(['Microsoft SQL Server']);
    expect([assumed([]), assumed(['erp', 'database']), assumed(['fileserver'], 2)]).toEqual([[], [], []]);
    const { services, ...rest } = company(['database']);
    const stated = requirementsOf({ ...rest, services: { ...services, databases: ['mysql'] } });
    expect(assumedChoices(stated)).toEqual([]);
  });

  it('is of a database that there is', () => {
    const { error } = Requirements.safeParse({ services: { onPremise: ['erp'], databases: ['oracle'] } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['services.databases']);
  });
});
