import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
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

describe('the public addresses that a provider assigns', () => {
  it('are one at least, the address of the access: none is read as that', () => {
    expect(office({ ipScheme: { publicIPs: 0 } })).toEqual(office({ ipScheme: { publicIPs: 1 } }));
  });

  it('have a block behind the access from two on, and a larger one for more', () => {
    const blocks = [1, 2, 8, 40].map(
      (publicIPs) =>
        planTopology(office({ ipScheme: { publicIPs } })).subnets.find(({ id }) => id.startsWith('public-'))
          ?.cidr,
    );
    expect(blocks.map((cidr) => cidr?.split('/')[1])).toEqual([undefined, '31', '29', '26']);
  });
});

describe('the rates of an internet access', () => {
  const accessOf = (bandwidth: RequirementsInput['bandwidth']) => {
    const edge = planTopology(office({ bandwidth })).edges.find(({ service }) => service === 'internet');
    return { down: edge?.bandwidthMbps, up: edge?.uploadMbps ?? edge?.bandwidthMbps, why: edge?.because };
  };
  const usual = accessOf({});

  it('are up no more than people send, and as stated', () => {
    expect(usual).toMatchObject({ down: 100, up: 50 });
    expect(accessOf({ upload: 20 })).toMatchObject({ down: 100, up: 20 });
    expect(accessOf({ upload: 80 })).toMatchObject({ down: 100, up: 80 });
    expect(accessOf({ symmetric: true })).toMatchObject({ down: 100, up: 100 });
  });

  it('are down no less than up', () => {
    const { down, up, why } = accessOf({ upload: 300 });
    expect([down, up]).toEqual([300, 300]);
    expect(arithmeticOf(why)).toContain('300 Mbit/s, as fast as up; 300 Mbit/s up, as stated');
  });
});
