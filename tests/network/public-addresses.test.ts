import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { contains, parseAddress, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements, requirementsOf, threeSites } from './requirements-builder.ts';

const publicRows = ({ subnets }: Graph) => subnets.filter(({ purpose }) => purpose === 'public');
const bare = (address: string) => address.split('/')[0] ?? address;

describe('the public side of any plan', () => {
  it('gives each circuit to the internet a subnet with an address at both ends, from no private block', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const graph = planTopology(requirements);
        const whole = parseBlock(requirements.ipScheme.private);
        const rows = new Map(publicRows(graph).map((row) => [row.cidr, row]));
        for (const { service, subnet = '', addresses } of graph.edges) {
          if (service !== 'internet') continue;
          const block = parseBlock(rows.get(subnet)?.cidr ?? '0.0.0.0/32');
          const ends = [addresses?.source, addresses?.target].map((end = '') => bare(end));
          expect(new Set(ends).size).toBe(2);
          for (const end of ends)
            expect(contains(block, { first: parseAddress(end), prefix: 32 })).toBe(true);
          expect(contains(whole, block)).toBe(false);
        }
        const isOwn = ({ id }: Graph['subnets'][number]) => id === 'public-own';
        expect(publicRows(graph).filter(isOwn)).toHaveLength(requirements.ipScheme.asNumber ? 1 : 0);
        expect(
          publicRows(graph).every((row) => row.placeholder && (row.circuit !== undefined) !== isOwn(row)),
        ).toBe(true);
      }),
      { numRuns: propertyRuns(15, 160) },
    );
  });

  it('ends each tunnel on public addresses of its own sites, over circuits of theirs', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const graph = planTopology(requirements);
        const sites = new Map(graph.nodes.map(({ id, site }) => [id, site]));
        const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
        for (const { service, outer, underlay, source, target } of graph.edges) {
          if (service !== 'internet-vpn') continue;
          for (const [end, node] of [
            ['source', source],
            ['target', target],
          ] as const) {
            const circuit = edges.get(underlay?.[end] ?? '');
            expect(sites.get(circuit?.target ?? '')).toBe(sites.get(node));
            const address = { first: parseAddress(outer?.[end] ?? '0.0.0.0'), prefix: 32 };
            const holders = publicRows(graph).filter(({ cidr = '' }) => contains(parseBlock(cidr), address));
            // Where the network has addresses of its own, the hub's tunnels end on them, by whichever provider.
            const isOwn = end === 'source' && requirements.ipScheme.asNumber !== undefined;
            expect(holders.map((row) => row.circuit)).toEqual([isOwn ? undefined : circuit?.id]);
          }
        }
      }),
      { numRuns: propertyRuns(15, 160) },
    );
  });
});

describe('public addresses behind a circuit', () => {
  const blocks = (graph: Graph) => publicRows(graph).filter(({ id }) => id.startsWith('public-'));

  it('are as many as are stated, rounded up to a prefix', () => {
    const graph = planTopology(threeSites({ ipScheme: { publicIPs: 9 } }));
    expect(blocks(graph).map(({ cidr, hosts }) => [cidr?.split('/')[1], hosts])).toEqual([['28', 9]]);
  });

  it('are enough for everybody and each public server, by each of two providers', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'HQ', kind: 'headquarters', wiredUsers: 60, servers: 6, publicServers: 4 }],
      redundancy: { internet: true },
    });
    expect(blocks(planTopology(requirements)).map(({ hosts }) => hosts)).toEqual([5, 5]);
  });

  it('last for 500 sites with two circuits each', () => {
    const sites = Array.from({ length: 499 }, (_, n) => ({ name: `Shop ${n}`, wiredUsers: 3 }));
    const graph = planTopology(
      requirementsOf({
        sites: [{ name: 'HQ', kind: 'headquarters', wiredUsers: 50 }, ...sites],
        redundancy: { internet: true },
      }),
    );
    const circuits = graph.edges.filter(({ service }) => service === 'internet');
    expect(new Set(circuits.map(({ circuit }) => circuit)).size).toBe(1_000);
    expect(circuits.filter(({ addresses }) => addresses === undefined)).toEqual([]);
  });
});

describe('the tunnels of a branch with two providers', () => {
  it('ride on its two circuits, each to the public block of another provider at the hub', () => {
    const graph = planTopology(threeSites({ redundancy: { internet: true } }));
    const tunnels = graph.edges.filter(
      ({ service, target }) => service === 'internet-vpn' && target === 'bn-fw-1',
    );
    expect(tunnels.map(({ source, underlay }) => [source, underlay?.source, underlay?.target])).toEqual([
      ['hq-fw-1', 'internet-provider-1--hq-fw-1', 'internet-provider-1--bn-fw-1'],
      ['hq-fw-1', 'internet-provider-2--hq-fw-1', 'internet-provider-2--bn-fw-1'],
    ]);
    const outer = tunnels.flatMap((tunnel) => [tunnel.outer?.source, tunnel.outer?.target]);
    expect(new Set(outer).size).toBe(4);
  });

  it('end on a cluster that has each circuit’s address on both members', () => {
    const { nodes, edges } = planTopology(threeSites({ redundancy: { internet: true } }));
    const circuits = edges.filter(({ circuit }) => circuit === 'internet-provider-2--bn-fw-1');
    expect(circuits.map(({ target }) => target)).toEqual(['bn-fw-1', 'bn-fw-2']);
    expect(circuits[1]?.addresses).toEqual(circuits[0]?.addresses);
    for (const id of ['bn-fw-1', 'bn-fw-2'])
      expect(nodes.find((node) => node.id === id)?.addresses).toContain(circuits[0]?.addresses?.target);
  });
});
