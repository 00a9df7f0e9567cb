import { expect, it } from 'vitest';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** The switches of a network with cameras and phones, in which nothing routes multicasts. */
const switchesOf = (more: Parameters<typeof requirementsOf>[0] = {}) => {
  const requirements = requirementsOf({
    sites: [
      {
        name: 'Leeds',
        kind: 'headquarters',
        wiredUsers: 300,
        phones: 200,
        cameras: 40,
        floors: 3,
        areaM2: 3_000,
      },
    ],
    ...more,
  });
  const result = configureNetwork(planTopology(requirements), requirements);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.missing));
  return result.network.devices.filter(({ kind }) => kind === 'switch');
};

it('every VLAN of hosts in which multicasts are held back has a switch that asks who listens', () => {
  const switches = switchesOf();
  const snooped = new Set(switches.flatMap(({ igmpSnooping }) => igmpSnooping?.vlans ?? []));
  const asked = new Set(switches.flatMap(({ igmpSnooping }) => igmpSnooping?.querier?.vlans ?? []));
  expect(snooped.size).toBeGreaterThan(3);
  expect([...snooped].filter((vlan) => !asked.has(vlan))).toEqual([]);
});

it('that switch is the root of the VLAN or its backup, and asks from an address of its own', () => {
  for (const { igmpSnooping, spanningTree, interfaces } of switchesOf()) {
    const querier = igmpSnooping?.querier;
    if (querier === undefined) continue;
    const first = spanningTree?.bridges.flatMap(({ role, vlans }) => (role === 'edge' ? [] : vlans)) ?? [];
    expect(first).toEqual(expect.arrayContaining([...querier.vlans]));
    expect(interfaces.flatMap(({ ipv4 }) => ipv4.map((own) => own.split('/')[0]))).toContain(querier.address);
  }
});

it('VLANs that no host is in are left alone', () => {
  for (const { igmpSnooping, vlans } of switchesOf()) {
    const named = vlans.filter(({ name }) => /Parking|Native/.test(name)).map(({ id }) => id);
    expect(igmpSnooping?.vlans.filter((id) => named.includes(id))).toEqual([]);
  }
});

it('a network without IPv4 has nothing to snoop', () => {
  const ipScheme = { ipv6: true, ipv6Only: true };
  expect(switchesOf({ ipScheme }).every(({ igmpSnooping }) => igmpSnooping === undefined)).toBe(true);
});
