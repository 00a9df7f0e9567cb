import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

const company = (more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 20, guests: 10, servers: 6 },
      { name: 'York', wiredUsers: 30, wirelessUsers: 10 },
    ],
    securityRequirements: { firewall: 'enterprise', remoteAccess: 'vpn' },
    services: { onPremise: ['fileserver'] },
    ...more,
  });

/** What a client of a domain asks of its controllers alone. */
const ofTheDomain = [
  'LDAP',
  'Kerberos password',
  'Global catalog',
  'RPC endpoint mapper',
  'RPC dynamic ports',
];

function flowsOf(requirements: ReturnType<typeof company>) {
  const network = configured(requirements);
  const zoneOf = new Map(network.hosts.map(({ id, zone }) => [id, zone]));
  const addressOf = new Map(network.hosts.map(({ id, ipv4 }) => [id, ipv4?.split('/')[0]]));
  const flows = network.flows.filter(({ service }) => ofTheDomain.includes(service.name));
  const names = network.devices.flatMap(({ services }) => services.filter(({ kind }) => kind === 'dns'));
  return { network, zoneOf, addressOf, flows, controllers: new Set(names.flatMap(({ servers }) => servers)) };
}

describe('a company that shares files in a Windows domain', () => {
  const { network, zoneOf, flows, controllers } = flowsOf(company());
  const passing = flows.filter(({ expected }) => expected === 'pass');

  it('lets its staff at each site ask the domain’s controllers and no other server', () => {
    const asked = new Map<string, Set<string>>();
    for (const { source, service } of passing) {
      const zone = zoneOf.get(source) ?? source;
      asked.set(zone, (asked.get(zone) ?? new Set()).add(service.name));
    }
    expect([...asked.keys()]).toEqual(['data']);
    for (const names of asked.values()) expect([...names].toSorted()).toEqual(ofTheDomain.toSorted());
    expect(passing.every(({ address }) => controllers.has(address))).toBe(true);
    const sources = new Set(
      passing.flatMap(({ source }) => network.hosts.find(({ id }) => id === source)?.site ?? []),
    );
    expect(sources).toContain('York');
  });

  it('passes over its firewall, from port to port', () => {
    const tried = new NetworkSimulation(network).matrix.filter(({ flow }) =>
      ofTheDomain.includes(flow.service.name),
    );
    expect(tried.length).toBeGreaterThan(passing.length / 2);
    expect(tried.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    const ports = passing.flatMap(({ service }) =>
      'ports' in service && service.ports
        ? [`${service.protocol} ${service.ports.from}-${service.ports.to}`]
        : [],
    );
    expect([...new Set(ports)].toSorted()).toEqual([
      'tcp 135-135',
      'tcp 3268-3269',
      'tcp 389-389',
      'tcp 464-464',
      'tcp 49152-65535',
      'udp 389-389',
      'udp 464-464',
    ]);
  });

  it('lets those who work from elsewhere ask the same', () => {
    const policies = network.devices.flatMap((device) =>
      device.policies.filter(({ fromZone, action }) => fromZone === 'remote-access' && action === 'allow'),
    );
    const asked = policies.flatMap(({ services }) => services.map(({ name }) => name));
    expect(asked).toEqual(expect.arrayContaining(ofTheDomain));
  });

  it('keeps a segment from them that is to reach nothing', () => {
    const apart = flowsOf(
      company({ segments: [{ name: 'Kiosks', users: 10, isolationLevel: 'full', reaches: 'nothing' }] }),
    );
    const kiosks = apart.flows.filter(({ source }) => apart.zoneOf.get(source)?.includes('Kiosks'));
    expect(kiosks.filter(({ expected }) => expected === 'pass')).toEqual([]);
  });
});

describe('a company without a domain', () => {
  it.each<[string, Partial<RequirementsInput>]>([
    ['no files that are shared', { services: { onPremise: ['erp'] } }],
    ['names from outside', { services: { onPremise: ['fileserver'], network: ['dhcp'] } }],
  ])('opens none of its ports: %s', (_, more) => {
    const { flows } = flowsOf(company(more));
    expect(flows.filter(({ expected }) => expected === 'pass')).toEqual([]);
  });
});
