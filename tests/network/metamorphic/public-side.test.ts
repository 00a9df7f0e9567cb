import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const office = (more: RequirementsInput = {}) =>
  requirementsOf({ wiredUsers: 40, wirelessUsers: 20, ...more });
const poolOf = (more: RequirementsInput) =>
  planTopology(office(more)).subnets.find(({ purpose }) => purpose === 'remote-access');

describe('people who work from elsewhere', () => {
  it('have a pool as large as their number', () => {
    const remoteAccess = { securityRequirements: { remoteAccess: 'vpn' } } as const;
    expect(poolOf({ ...remoteAccess, remoteUsers: 10 })?.hosts).toBe(13);
    expect(poolOf({ ...remoteAccess, remoteUsers: 100 })?.hosts).toBe(130);
  });

  it('have one where a VPN is among the services, and none otherwise', () => {
    expect(poolOf({ services: { network: ['dhcp', 'dns', 'vpn'] } })).toBeDefined();
    expect(poolOf({ services: { network: ['dhcp', 'dns'] } })).toBeUndefined();
  });
});

describe('a public prefix of the network’s own', () => {
  const requirements = office({ ipScheme: { asNumber: 65_551, publicPrefix: '193.0.10.0/24' } });
  const graph = planTopology(requirements);

  it('is no placeholder, and is what its AS announces', () => {
    const own = graph.subnets.find(({ id }) => id === 'public-own');
    expect(own).toMatchObject({ cidr: '193.0.10.0/24' });
    expect(own?.placeholder).toBeUndefined();
    const stated = planTopology(office({ ipScheme: { asNumber: 65_551, publicIPs: 256 } }));
    expect(stated.subnets.find(({ id }) => id === 'public-own')?.placeholder).toBe(true);
  });
});
