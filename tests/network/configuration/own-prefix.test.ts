import { describe, expect, it } from 'vitest';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

/** Two providers, public servers and two branches on tunnels, with addresses and an AS of their own. */
const company = (more: Partial<Parameters<typeof requirementsOf>[0]> = {}) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 220, servers: 6, publicServers: 2 },
      { name: 'North', wiredUsers: 8 },
      { name: 'South', wiredUsers: 8 },
    ],
    redundancy: { internet: true, coreSwitching: true },
    ipScheme: { publicIPs: 256, asNumber: 65_551 },
    ...more,
  });

const requirements = company();
const network = configured(requirements);
const edges = network.devices.filter(({ id }) => id.startsWith('hq-rtr'));

describe('a network with public addresses and an AS of its own', () => {
  it('speaks eBGP with both providers and iBGP between the edges, filtered both ways', () => {
    const own = planTopology(requirements).subnets.find(({ id }) => id === 'public-own');
    expect(own?.cidr).toMatch(/\/24$/);
    for (const [index, { routing }] of edges.entries()) {
      expect(routing?.bgp).toMatchObject({
        as: 65_551,
        networks: [own?.cidr],
        neighbours: [
          {
            as: 64_500 + index,
            in: 'from-provider',
            out: 'to-provider',
            ttlSecurityHops: 1,
            maxPrefixes: 100,
            prepend: 2 * index,
          },
          { as: 65_551, nextHopSelf: true, source: 'Loopback 0' },
        ],
      });
      const from = ['public-own', `internet-provider-${index + 1}--hq-rtr-${index + 1}`];
      expect(routing?.filters).toEqual([
        { name: 'from-provider', rules: [{ action: 'permit', prefix: '0.0.0.0/0' }], from },
        { name: 'to-provider', rules: [{ action: 'permit', prefix: own?.cidr }], from },
      ]);
    }
  });

  it('learns its defaults from the providers instead of stating them', () => {
    const statics = edges.flatMap(({ routing }) => routing?.statics ?? []);
    expect(statics.filter(({ prefix }) => prefix === '0.0.0.0/0')).toEqual([]);
    const { view } = new NetworkSimulation(network).state;
    for (const { id } of edges) {
      const index = view.network.deviceOfNode.get(id)?.index ?? -1;
      expect(view.tables[index]?.exact({ first: 0, prefix: 0 })?.source).toBe('bgp');
    }
  });

  it('translates to the same address by either way, so that a change of provider breaks no session', () => {
    const nat = network.devices.flatMap((device) => (device.id === 'hq-fw' ? device.nat : []));
    const addresses = nat.flatMap((rule) => (rule.kind === 'source' ? [rule.address] : []));
    expect(addresses).toHaveLength(2);
    expect(new Set(addresses).size).toBe(1);
  });

  it.each([
    ['tunnels', company()],
    ['MPLS', company({ wan: { kind: 'mpls' } })],
    ['leased lines', company({ wan: { kind: 'leased-line' } })],
  ])('on %s passes every promised flow and loses none to any single failure', (_, stated) => {
    const { matrix, failures, findings } = new NetworkSimulation(configured(stated));
    expect(findings).toEqual([]);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
    expect(failures.flatMap(({ element, lost }) => (lost.length > 0 ? [element.id] : []))).toEqual([]);
  });

  it('gives no other site its own number where that is a private one', () => {
    const stated = company({ wan: { kind: 'mpls' }, ipScheme: { publicIPs: 256, asNumber: 64_513 } });
    const ases = configured(stated).devices.flatMap(({ site, routing }) =>
      routing?.bgp === undefined ? [] : [[site, routing.bgp.as] as const],
    );
    const bySite = new Map(ases);
    expect(bySite.get('HQ')).toBe(64_513);
    expect(new Set(bySite.values()).size).toBe(3);
    expect(bySite.size).toBe(3);
  });

  it('lists its sessions in the control plane, the second provider as backup', () => {
    const { bgp, defaultRoutes } = controlPlaneOf(planTopology(requirements), requirements);
    expect(defaultRoutes).toEqual([]);
    expect(bgp.map(({ device, neighbour, preference }) => [device, neighbour, preference])).toEqual([
      ['hq-rtr-1', 'internet-provider-1', 'primary'],
      ['hq-rtr-1', 'hq-rtr-2', 'primary'],
      ['hq-rtr-2', 'internet-provider-2', 'backup'],
      ['hq-rtr-2', 'hq-rtr-1', 'primary'],
    ]);
  });
});

describe('an AS number that cannot be used', () => {
  it('is refused without a /24 to announce, and without a firewall', () => {
    expect(() => planTopology(company({ ipScheme: { publicIPs: 8, asNumber: 65_551 } }))).toThrow(/a \/24/);
    const open = company({
      sites: [{ name: 'HQ', wiredUsers: 9 }],
      securityRequirements: { firewall: 'none' },
    });
    expect(() => planTopology(open)).toThrow(/firewall/);
  });
});
