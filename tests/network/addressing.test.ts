import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { Graph } from '#shared/contract/topology.ts';
import { contains, overlaps, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf, threeSites } from './requirements-builder.ts';

describe('an existing network', () => {
  const existing = ExistingNetwork.parse({ currentIPScheme: '10.0.0.0/16' });

  it('keeps its addresses: the plan uses others', () => {
    const taken = parseBlock('10.0.0.0/16');
    const { subnets } = planTopology(threeSites(), existing);
    expect(subnets.length).toBeGreaterThan(10);
    expect(subnets.filter(({ cidr }) => overlaps(taken, parseBlock(cidr)))).toEqual([]);
  });

  it('that uses the whole private block is rejected with the field to change', () => {
    const requirements = threeSites({ ipScheme: { private: '10.0.0.0/16' } });
    expect(() => planTopology(requirements, existing)).toThrow(
      /more than 10\.0\.0\.0\/16 has left next to the existing 10\.0\.0\.0\/16\. Choose a private block that does not overlap/,
    );
  });
});

describe('IPv6', () => {
  const { subnets } = planTopology(threeSites({ ipScheme: { ipv6: true } }));

  it('is planned only if required', () => {
    expect(planTopology(threeSites()).subnets.some(({ ipv6 }) => ipv6 !== undefined)).toBe(false);
  });

  it('gives a /48 to each site and a /64 to each VLAN, as in the contract', () => {
    expect(() => Graph.parse({ nodes: [], edges: [], subnets })).not.toThrow();
    for (const subnet of subnets) {
      if (subnet.vlan !== undefined) expect(subnet.ipv6, subnet.id).toMatch(/^fd[0-9a-f:]+::\/64$/);
      else if (subnet.purpose === 'site' && !subnet.id.startsWith('pool-'))
        expect(subnet.ipv6, subnet.id).toMatch(/::\/48$/);
    }
    const blocks = subnets.flatMap(({ ipv6 }) => ipv6 ?? []);
    expect(new Set(blocks).size).toBe(blocks.length);
  });
});

describe('first-hop redundancy', () => {
  const graph = planTopology(threeSites({ redundancy: { coreSwitching: true, internet: true } }));

  it('shares each gateway between two devices of the plan, each with its own address', () => {
    const pairs = graph.subnets.filter(({ firstHop }) => firstHop !== undefined);
    expect(pairs.length).toBeGreaterThan(5);
    for (const { cidr, gateway, firstHop, id } of pairs) {
      const addresses = [gateway ?? '', ...(firstHop?.members ?? []).map(({ address }) => address)];
      expect(new Set(addresses).size, id).toBe(3);
      for (const address of addresses)
        expect(contains(parseBlock(cidr), { ...parseBlock(`${address}/32`) }), id).toBe(true);
      for (const { node } of firstHop?.members ?? [])
        expect(graph.nodes.some((one) => one.id === node)).toBe(true);
    }
  });
});

describe('the addresses of a routed link', () => {
  it('stand on it for both its ends, a provider’s too', () => {
    const { edges, nodes } = planTopology(threeSites({ wan: { kind: 'mpls' } }));
    const routed = edges.filter(({ subnet }) => subnet !== undefined);
    expect(routed.length).toBeGreaterThan(3);
    for (const { id, subnet = '', addresses, source, target } of routed) {
      const block = parseBlock(subnet);
      const [one = '', other = ''] = [addresses?.source, addresses?.target];
      expect(new Set([one, other]).size, id).toBe(2);
      for (const address of [one, other]) expect(parseBlock(address), id).toEqual(block);
      const owns = (node: string, address: string) =>
        nodes.some(
          ({ id: own, type, addresses: all }) =>
            own === node && (type === 'internet' || all.includes(address)),
        );
      expect([owns(source, one), owns(target, other)], id).toEqual([true, true]);
    }
  });

  it('are listed at the hub of 130 branches, every one of them', () => {
    const branches = Array.from({ length: 130 }, (_, n) => ({ name: `Branch ${n + 1}`, wiredUsers: 5 }));
    const { nodes, edges } = planTopology(
      requirementsOf({ sites: [{ name: 'Main', kind: 'headquarters', wiredUsers: 50 }, ...branches] }),
    );
    const hub = nodes.find(({ id }) => id === 'hq-fw-1');
    const tunnels = edges.filter(({ service }) => service === 'internet-vpn');
    expect(tunnels).toHaveLength(130);
    for (const { addresses } of tunnels) expect(hub?.addresses).toContain(addresses?.source);
  });
});
