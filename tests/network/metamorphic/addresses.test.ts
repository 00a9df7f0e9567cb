import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { checkSubnets } from '#shared/network/checks/subnets.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { hostsWithoutRoom, overlaps } from '../oracles.ts';
import { requirementsOf } from '../requirements-builder.ts';

const planOf = (requirements: RequirementsInput) => planTopology(requirementsOf(requirements));

describe('a private block that is only a /24', () => {
  const office = (more: RequirementsInput = {}): RequirementsInput => ({
    ipScheme: { private: '192.168.10.0/24' },
    ...more,
  });

  it.each([
    { wiredUsers: 125 },
    { wiredUsers: 75, wirelessUsers: 20 },
    { wiredUsers: 40, wirelessUsers: 30, guests: 10 },
    { wirelessUsers: 50 },
  ])('holds an office of 125 hosts with 30 %% of growth: %o', ({ guests = 0, ...people }) => {
    const site = { name: 'Office', kind: 'office', guests, ...people } as const;
    const graph = planOf(office({ sites: [site] }));
    expect(overlaps(graph)).toEqual([]);
    expect(hostsWithoutRoom(graph)).toEqual([]);
    expect(checkSubnets(indexNetwork(graph)).findings).toEqual([]);
    const vlans = graph.subnets.filter(({ vlan, purpose }) => vlan !== undefined && purpose !== 'management');
    const hosts = vlans.reduce((sum, subnet) => sum + subnet.hosts, 0);
    expect(hosts).toBeGreaterThanOrEqual(163);
    for (const { cidr } of graph.subnets.filter(({ purpose }) => purpose !== 'public'))
      expect(cidr).toMatch(/^192\.168\.10\./);
  });

  it('is refused where the hosts themselves do not fit, with the size that would do', () => {
    expect(() => planOf(office({ wiredUsers: 190 }))).toThrow(/A \/23 would be large enough/);
  });

  it('keeps no reserve beside the gateways, as larger blocks do', () => {
    const reserve = (block: string) => {
      const { subnets } = planOf({ wiredUsers: 20, ipScheme: { private: block } });
      const { cidr = '', dhcp } = subnets.find(({ purpose }) => purpose === 'data') ?? {};
      return [cidr.split('/')[1], Number(dhcp?.from.split('.')[3]) % 32];
    };
    expect(reserve('192.168.10.0/24')).toEqual(['27', 5]);
    expect(reserve('10.0.0.0/8')).toEqual(['26', 11]);
  });
});

describe('Wi-Fi clients', () => {
  const wireless = (requirements: RequirementsInput) =>
    planOf(requirements)
      .subnets.filter(({ name, purpose }) => purpose === 'guest' || name.endsWith('Wi-Fi'))
      .map(({ name, cidr = '' }) => `${name} /${cidr.split('/')[1]}`);

  it('have one subnet for each segment in a building, however many floors it has', () => {
    const office = { name: 'Office', wiredUsers: 100, wirelessUsers: 300, guests: 300 };
    const floors = (count: number) => wireless({ sites: [{ ...office, floors: count }] });
    expect(floors(6)).toEqual(['Guests /23', 'Data Wi-Fi /22']);
    expect(floors(2)).toEqual(floors(6));
  });

  it('share a subnet up to a /20, and are divided evenly beyond', () => {
    const venue = (guests: number) =>
      wireless({ sites: [{ name: 'Hall', kind: 'venue', wiredUsers: 10, guests }], growth: { percent: 0 } });
    expect(venue(4_000)).toEqual(['Guests /20']);
    expect(venue(5_000)).toEqual(['Guests 1/2 /20', 'Guests 2/2 /20']);
  });
});
