import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { Graph } from '#shared/contract/topology-items.ts';
import { contains, overlaps, parseBlock } from '#shared/network/addressing/ipv4.ts';
import {
  formatIpv6,
  formatIpv6Block,
  parseIpv6,
  parseIpv6Block,
} from '#shared/network/addressing/ipv6-address.ts';
import { checkSubnets } from '#shared/network/checks/subnets.ts';
import { checkUniqueness } from '#shared/network/checks/uniqueness.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf, threeSites } from './requirements-builder.ts';

describe('an existing network', () => {
  const existing = ExistingNetwork.parse({ currentIPScheme: '10.0.0.0/16' });

  it('keeps its addresses: the plan uses others', () => {
    const taken = parseBlock('10.0.0.0/16');
    const { subnets } = planTopology(threeSites(), existing);
    expect(subnets.length).toBeGreaterThan(10);
    expect(subnets.filter(({ cidr = '' }) => overlaps(taken, parseBlock(cidr)))).toEqual([]);
  });

  it('that uses the whole private block is rejected with the field to change', () => {
    const requirements = threeSites({ ipScheme: { private: '10.0.0.0/16' } });
    expect(() => planTopology(requirements, existing)).toThrow(
      /more than 10\.0\.0\.0\/16 has left next to the existing 10\.0\.0\.0\/16\. Choose a private block that does not overlap/,
    );
  });
});

describe('IPv6', () => {
  const graph = planTopology(threeSites({ ipScheme: { ipv6: true } }));
  const { subnets } = graph;

  it('is planned only if required', () => {
    expect(planTopology(threeSites()).subnets.some(({ ipv6 }) => ipv6 !== undefined)).toBe(false);
  });

  it('gives each of a few sites a /56 of one placeholder /48, and each VLAN a /64, as in the contract', () => {
    expect(() => Graph.parse(graph)).not.toThrow();
    for (const subnet of subnets) {
      if (subnet.vlan !== undefined) {
        expect(subnet.ipv6, subnet.id).toMatch(/^2001:db8:0:[0-9a-f]+::\/64$/);
        expect(subnet.gatewayIpv6, subnet.id).toBe(subnet.ipv6?.replace('/64', '1'));
      } else if (subnet.purpose === 'site' && !subnet.id.startsWith('pool-'))
        expect(subnet, subnet.id).toMatchObject({
          ipv6: expect.stringMatching(/^2001:db8:0:[0-9a-f]+::\/56$/),
          placeholderIpv6: true,
        });
    }
    const blocks = subnets.flatMap(({ ipv6 }) => ipv6 ?? []);
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  it('gives each of many sites a /48', () => {
    const sites = Array.from({ length: 201 }, (_, n) => ({ name: `Site ${n + 1}`, wiredUsers: 5 }));
    const many = planTopology(requirementsOf({ sites, ipScheme: { ipv6: true } }));
    const own = many.subnets.filter(({ id, purpose }) => purpose === 'site' && !id.startsWith('pool-'));
    for (const { ipv6 } of own) expect(ipv6).toMatch(/^2001:db8:[0-9a-f]+::\/48$/);
    expect(new Set(own.map(({ ipv6 }) => ipv6)).size).toBe(201);
  });

  it('numbers every routed link at both ends, circuits by the provider’s space', () => {
    const routed = graph.edges.filter(
      ({ subnet, service }) => subnet !== undefined || service === 'internet',
    );
    expect(routed.length).toBeGreaterThan(3);
    for (const { id, ipv6, source, target } of routed) {
      const ends = [ipv6?.source ?? '', ipv6?.target ?? ''];
      expect(new Set(ends).size, id).toBe(2);
      const [one, other] = ends.map(parseIpv6Block);
      expect(one, id).toEqual(other);
      expect(one?.prefix, id).toBe(127);
      const lists = (node: string, address = '') =>
        graph.nodes.some(
          ({ id: own, type, ipv6: all = [] }) =>
            own === node && (type === 'internet' || all.includes(address)),
        );
      expect([lists(source, ends[0]), lists(target, ends[1])], id).toEqual([true, true]);
    }
  });

  it('lists as many addresses of a device as IPv4 does, in the same order', () => {
    for (const { id, addresses, ipv6 = [] } of graph.nodes) expect(ipv6, id).toHaveLength(addresses.length);
    const loopbacks = graph.nodes.filter(({ addresses }) => addresses[0]?.endsWith('/32'));
    expect(loopbacks.length).toBeGreaterThan(3);
    for (const { id, ipv6 } of loopbacks) expect(ipv6?.[0], id).toMatch(/\/128$/);
  });

  it('passes the checks of subnets and of uniqueness, which find what is wrong with it', () => {
    const check = (subject: typeof graph) => {
      const index = indexNetwork(subject);
      return [...checkSubnets(index).findings, ...checkUniqueness(index).findings];
    };
    expect(check(graph)).toEqual([]);
    const [first, second] = graph.subnets.filter(({ vlan }) => vlan !== undefined);
    const changed = (change: object) => ({
      ...graph,
      subnets: graph.subnets.map((row) => (row === first ? { ...row, ...change } : row)),
    });
    expect(check(changed({ ipv6: second?.ipv6, gatewayIpv6: second?.gatewayIpv6 }))[0]?.sentence).toMatch(
      /2001:db8:.*overlaps.*2001:db8:/,
    );
    expect(check(changed({ gatewayIpv6: '2001:db8:9::1' }))[0]?.fix?.label).toMatch(
      /^Make 2001:db8:0:\w+::1 the/,
    );
    expect(
      check(changed({ ipv6: '2001:db8:0:ff00::/63', gatewayIpv6: undefined })).map((f) => f.severity),
    ).toEqual(['failure', 'warning']);
    const node = graph.nodes.find(({ ipv6 }) => ipv6 !== undefined);
    const twin = { ...graph.nodes[0], id: 'twin', label: 'twin', addresses: [], ipv6: node?.ipv6 };
    expect(
      check(Graph.parse({ ...graph, nodes: [...graph.nodes, twin] })).map((f) => f.sentence),
    ).toContainEqual(expect.stringMatching(/^The address 2001:db8/));
  });
});

describe('IPv6 addresses', () => {
  it.each([
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['fe80:0:0:0:200:5eff:fe00:20a', 'fe80::200:5eff:fe00:20a'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
  ])('are written as RFC 5952 says: %s', (long, short) => {
    expect(formatIpv6(parseIpv6(long))).toBe(short);
    expect(parseIpv6(short)).toBe(parseIpv6(long));
  });

  it('lie in blocks', () => {
    expect(formatIpv6Block(parseIpv6Block('2001:db8:0:1::5/64'))).toBe('2001:db8:0:1::/64');
  });
});

describe('first-hop redundancy', () => {
  const segments = ['Finance', 'Sales', 'Legal'].map((name) => ({ name, users: 60 }));
  const graph = planTopology(threeSites({ segments, redundancy: { coreSwitching: true, internet: true } }));

  it('shares each gateway between two devices of the plan, each with its own address', () => {
    const pairs = graph.subnets.filter(({ firstHop }) => firstHop !== undefined);
    expect(pairs.length).toBeGreaterThan(5);
    for (const { cidr = '', gateway, firstHop, id } of pairs) {
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
