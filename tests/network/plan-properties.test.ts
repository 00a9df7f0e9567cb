import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Graph } from '#shared/contract/topology-items.ts';
import { type Block, contains, overlaps, parseAddress, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { sizeOf } from '#shared/network/addressing/sizes/block-size.ts';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { internetIds } from '#shared/network/graph/wan-links.ts';
import { planTopology } from '#shared/network/plan.ts';
import { onceForEach } from '../support/once-for-each.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { reachableFrom } from './reachability.ts';
import { anyRequirements } from './requirements-builder.ts';

const planned = onceForEach(planTopology);

/** Plans any requirements and passes the plan to the check. */
function holds(check: (graph: Graph, requirements: Parameters<typeof planTopology>[0]) => void): void {
  fc.assert(
    fc.property(anyRequirements(), (requirements) => check(planned(requirements), requirements)),
    { numRuns: propertyRuns(8, 240) },
  );
}

const isContainer = (subnet: Graph['subnets'][number]) => subnet.purpose === 'site';

describe('every plan', () => {
  it('matches the contract', () => {
    holds((graph) => {
      expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
      checkGraph(graph);
    });
  });

  it('is the same for the same requirements', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        expect(planTopology(structuredClone(requirements))).toEqual(planTopology(requirements));
      }),
      { numRuns: propertyRuns(6, 120) },
    );
  });

  it('has a reason for every element', () => {
    holds((graph) => {
      const silent = [...graph.nodes, ...graph.edges, ...graph.subnets].filter(
        (e) => e.because === undefined,
      );
      expect(silent.map(({ id }) => id)).toEqual([]);
    });
  });

  it('connects everything to the internet', () => {
    holds((graph) => {
      const [provider] = graph.nodes.filter((node) => node.type === 'internet');
      expect(reachableFrom(graph, [provider?.id ?? '']).size).toBe(graph.nodes.length);
    });
  });

  it('leaves a port free on every router, firewall and switch', () => {
    holds((graph) => {
      const full = graph.nodes.filter(
        ({ type, ports }) => type !== 'accesspoint' && ports !== undefined && ports.used >= ports.total,
      );
      expect(full.map(({ label }) => label)).toEqual([]);
    });
  });

  it('has its firewalls between the internet and all users', () => {
    holds((graph) => {
      const firewalls = graph.nodes.filter((node) => node.type === 'firewall').map(({ id }) => id);
      const providers = [...internetIds(graph)];
      if (firewalls.length === 0) return;
      const outside = reachableFrom(graph, providers, new Set(firewalls));
      const inside = graph.nodes.filter((node) => node.layer !== 'internet' && node.layer !== 'edge');
      expect(inside.filter(({ id }) => outside.has(id))).toEqual([]);
    });
  });

  it('serves every person and device of the sites', () => {
    holds((graph, { sites }) => {
      const sum = (kind: string) =>
        graph.nodes
          .filter((node) => node.label.endsWith(kind))
          .reduce((total, node) => total + node.quantity, 0);
      const stated = (field: 'wiredUsers' | 'wirelessUsers' | 'phones' | 'printers') =>
        sites.reduce((total, site) => total + site[field], 0);
      expect(sum(' wired users')).toBe(stated('wiredUsers'));
      expect(sum(' wireless users')).toBe(stated('wirelessUsers'));
      expect(sum(' phones')).toBe(stated('phones'));
      expect(sum(' printers')).toBe(stated('printers'));
    });
  });

  it('uses each port once and no more ports than a device has', () => {
    holds((graph) => {
      const taken = new Map<string, Map<string, string>>();
      const physical = new Map<string, Set<string>>();
      const add = (map: Map<string, Set<string>>, node: string, port: string) => {
        const ports = map.get(node) ?? new Set();
        map.set(node, ports.add(port));
      };
      for (const edge of graph.edges) {
        for (const [node, port] of [
          [edge.source, edge.sourcePort],
          [edge.target, edge.targetPort],
        ] as const) {
          if (port?.startsWith('tunnel ')) continue;
          for (const single of portsIn(port)) {
            // The two handovers of one circuit share the port at its far end.
            const circuit = edge.circuit ?? edge.id;
            expect(taken.get(node)?.get(single) ?? circuit, `${node} ${single}`).toBe(circuit);
            taken.set(node, (taken.get(node) ?? new Map()).set(single, circuit));
            add(physical, node, single.replace(/\.\d+$/, ''));
          }
        }
      }
      for (const node of graph.nodes) {
        if (node.ports === undefined) continue;
        expect(node.ports.used, node.id).toBe(physical.get(node.id)?.size ?? 0);
        expect(node.ports.used, node.id).toBeLessThanOrEqual(node.ports.total);
      }
    });
  });

  it('keeps user ports and uplinks of an access switch within those of its model', () => {
    holds((graph) => {
      const used = new Map<string, number>();
      for (const edge of graph.edges) {
        if (edge.sourcePort?.startsWith('port')) {
          used.set(edge.source, (used.get(edge.source) ?? 0) + portsIn(edge.sourcePort).length);
        }
      }
      for (const node of graph.nodes.filter(({ label }) => label.includes('-ACC-'))) {
        expect(used.get(node.id) ?? 0, node.id).toBeLessThanOrEqual((node.ports?.total ?? 0) - 4);
      }
    });
  });
});

describe('every addressing plan', () => {
  const blocksOf = (graph: Graph) =>
    graph.subnets.flatMap((subnet) =>
      subnet.cidr === undefined ? [] : [{ subnet, block: parseBlock(subnet.cidr) }],
    );

  it('has no two subnets that overlap', () => {
    holds((graph) => {
      for (const list of [
        blocksOf(graph).filter(({ subnet }) => !isContainer(subnet)),
        blocksOf(graph).filter(({ subnet }) => isContainer(subnet)),
      ]) {
        const sorted = list.toSorted((a, b) => a.block.first - b.block.first);
        sorted.slice(1).forEach((next, index) => {
          const before = sorted[index];
          if (before)
            expect(overlaps(before.block, next.block), `${before.subnet.cidr} ${next.subnet.cidr}`).toBe(
              false,
            );
        });
      }
    });
  });

  it('keeps every subnet of a site within the site’s one block, and all but public addresses within the private block', () => {
    holds((graph, requirements) => {
      const whole = parseBlock(requirements.ipScheme.private);
      const all = blocksOf(graph);
      const siteBlocks = new Map(
        all.filter(({ subnet }) => isContainer(subnet)).map(({ subnet, block }) => [subnet.site, block]),
      );
      for (const { subnet, block } of all) {
        expect(contains(whole, block), subnet.cidr).toBe(subnet.purpose !== 'public');
        expect(block.first % sizeOf(block.prefix), `${subnet.cidr} is aligned`).toBe(0);
        const home = subnet.vlan === undefined ? undefined : siteBlocks.get(subnet.site);
        if (home) expect(contains(home, block), `${subnet.cidr} in its site’s block`).toBe(true);
      }
    });
  });

  it('has room for every host and the gateway, and a range that reserves ten addresses', () => {
    holds((graph) => {
      for (const { subnet, block } of blocksOf(graph).filter((row) => row.subnet.vlan !== undefined)) {
        expect(subnet.hosts + 10).toBeLessThanOrEqual(sizeOf(block.prefix) - 2);
        const isRoaming = subnet.purpose === 'guest' || subnet.name.includes(' Wi-Fi');
        expect(block.prefix).toBeGreaterThanOrEqual(isRoaming ? 20 : 24);
        expect(parseAddress(subnet.gateway ?? '')).toBe(block.first + 1);
        // Those of access points are about the addresses that are given by hand beside them.
        if (subnet.dhcp === undefined || subnet.purpose === 'management') continue;
        expect(parseAddress(subnet.dhcp.from)).toBe(block.first + 11);
        expect(parseAddress(subnet.dhcp.to)).toBe(block.first + sizeOf(block.prefix) - 2);
        expect(parseAddress(subnet.dhcp.to) - parseAddress(subnet.dhcp.from) + 1).toBeGreaterThanOrEqual(
          subnet.hosts,
        );
      }
    });
  });

  it('leases the end of each network of access points to them, with leases to spare, and to nothing that has its address by hand', () => {
    holds((graph) => {
      const leased = blocksOf(graph).filter(({ subnet }) => subnet.purpose === 'management' && subnet.dhcp);
      const managed = graph.nodes.filter(({ type }) => type === 'accesspoint');
      const found = leased.flatMap(({ subnet, block }) => {
        const [from, to] = [subnet.dhcp?.from, subnet.dhcp?.to].map((end) => parseAddress(end ?? ''));
        const inRange = graph.nodes.filter(({ addresses }) =>
          addresses.some((own) => {
            const number = parseAddress(own.split('/')[0] ?? '');
            return number >= (from ?? 0) && number <= (to ?? 0);
          }),
        );
        expect(inRange.filter(({ type }) => type !== 'accesspoint')).toEqual([]);
        expect(to).toBe(block.first + sizeOf(block.prefix) - 2);
        expect((to ?? 0) - (from ?? 0) + 1).toBeGreaterThanOrEqual(inRange.length + 2);
        return inRange;
      });
      expect(found.length).toBe(managed.length);
    });
  });

  it('gives no address to two devices, and each one from a subnet of the plan', () => {
    holds((graph) => {
      const given = new Set<string>();
      const known = new Set(graph.subnets.map(({ cidr }) => cidr));
      const clusters = Map.groupBy(graph.nodes, ({ id, cluster }) => cluster ?? id);
      for (const [first, second] of clusters.values())
        if (second !== undefined) expect(second.addresses).toEqual(first?.addresses);
      for (const address of [...clusters.values()].flatMap(([first]) => first?.addresses ?? [])) {
        expect(given.has(address), address).toBe(false);
        given.add(address);
        const block: Block = parseBlock(address);
        expect(known.has(`${formatted(block)}`), address).toBe(true);
      }
    });
  });

  it('numbers VLANs from 10, uniquely within a site, and avoids numbers that switches reserve', () => {
    holds((graph) => {
      const seen = new Set<string>();
      for (const { site, vlan } of graph.subnets) {
        if (vlan === undefined) continue;
        expect(seen.has(`${site} ${vlan}`)).toBe(false);
        seen.add(`${site} ${vlan}`);
        expect(vlan >= 10 && vlan <= 3967 && vlan !== 999 && !(vlan >= 1002 && vlan <= 1005), `${vlan}`).toBe(
          true,
        );
      }
    });
  });

  it('carries every VLAN of a link in the addressing plan', () => {
    holds((graph) => {
      const known = new Set(graph.subnets.map(({ vlan }) => vlan));
      for (const vlan of graph.edges.flatMap((edge) => edge.vlans)) expect(known.has(vlan)).toBe(true);
    });
  });
});

describe('with redundancy', () => {
  it('no failure of one provider, router, firewall, core or distribution switch cuts anyone off the internet', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const graph = planTopology({
          ...requirements,
          sites: requirements.sites.map((site) => ({ ...site, redundancy: undefined })),
          redundancy: { internet: true, coreSwitching: true, power: false },
        });
        const providers = [...internetIds(graph)];
        const single = graph.nodes.filter((node) =>
          ['internet', 'edge', 'core', 'distribution'].includes(node.layer),
        );
        for (const { id } of single) {
          expect(reachableFrom(graph, providers, new Set([id])).size, `without ${id}`).toBe(
            graph.nodes.length - 1,
          );
        }
      }),
      { numRuns: propertyRuns(5, 100) },
    );
  });
});

const formatted = ({ first, prefix }: Block): string =>
  `${[24, 16, 8, 0].map((shift) => (first >>> shift) & 255).join('.')}/${prefix}`;

/** `port 3-5` names three ports. */
function portsIn(name: string | undefined): string[] {
  if (name === undefined) return [];
  const [, group = '', from = '', to = from] = /^(\D+) ([\d.]+)(?:-(\d+))?$/.exec(name) ?? [];
  if (from.includes('.')) return [name];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${group} ${Number(from) + index}`,
  );
}
