import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { requirementsOf, threeSites, upToFiveSites } from './requirements-builder.ts';

function holds(check: (control: ControlPlane, graph: Graph) => void): void {
  fc.assert(
    fc.property(upToFiveSites(), (requirements) => {
      const graph = planTopology(requirements);
      check(controlPlaneOf(graph, requirements), graph);
    }),
    { numRuns: propertyRuns(6, 240) },
  );
}

it('lists what each trunk lets through whichever way it was drawn and whatever it is called', () => {
  const requirements = requirementsOf({
    sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 60, guests: 9 }],
  });
  const plan = planTopology(requirements);
  const turned = {
    ...plan,
    edges: plan.edges.map((edge) =>
      edge.type === 'trunk'
        ? {
            ...edge,
            source: edge.target,
            target: edge.source,
            sourcePort: edge.targetPort,
            targetPort: edge.sourcePort,
            ...(edge.vlans.length > 1 && { type: 'lan' as const }),
          }
        : edge,
    ),
  };
  const planned = controlPlaneOf(plan, requirements).trunks;
  expect(new Set(planned.map(({ native }) => native)).size).toBe(2);
  expect(controlPlaneOf(turned as Graph, requirements).trunks).toEqual(planned);
});

describe('the control plane of every plan', () => {
  it.each(['mpls', 'internet-vpn', 'leased-line'] as const)(
    'is within its limits with as many sites as a design may have, of two ways each: %s',
    (kind) => {
      const requirements = requirementsOf({
        wan: { kind },
        ipScheme: { ipv6: true },
        sites: Array.from({ length: 500 }, (_, index) => ({
          name: `Site ${index + 1}`,
          kind: index === 0 ? ('headquarters' as const) : ('branch' as const),
          wiredUsers: 10,
          guests: 5,
          wanMbps: 50,
        })),
        redundancy: { internet: true, coreSwitching: true },
      });
      const control = controlPlaneOf(planTopology(requirements), requirements);
      expect(ControlPlane.safeParse(control).error?.issues ?? []).toEqual([]);
    },
  );

  it('matches the contract, and names nothing that the graph lacks', () => {
    holds((control, graph) => {
      expect(ControlPlane.safeParse(control).error?.issues ?? []).toEqual([]);
      const ids = new Set([...graph.nodes, ...graph.edges, ...graph.subnets].map(({ id }) => id));
      const named = [
        ...control.ospf.flatMap(({ routers }) => routers),
        ...control.defaultRoutes.flatMap(({ device, towards }) => [device, towards]),
        ...control.bgp.flatMap(({ device, neighbour }) => [device, neighbour]),
        ...control.spanningTree.map(({ device }) => device),
        ...control.trunks.map(({ edge }) => edge),
        ...control.aggregates.map(({ edge }) => edge),
        ...control.dhcp.flatMap(({ subnet, server, relays }) => [subnet, server, ...relays]),
        ...control.nat.flatMap(({ device, outside }) => [device, outside]),
      ];
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    });
  });

  it('puts every routing device into an area, and announces every VLAN in one, where a gateway has another one to exchange routes with', () => {
    holds((control, graph) => {
      const routers = new Set(control.ospf.flatMap((area) => area.routers));
      // Of a cluster its first member stands for all.
      const routing = graph.nodes.filter(
        ({ id, addresses, cluster }) =>
          addresses.some((a) => a.endsWith('/32')) &&
          (cluster === undefined || graph.nodes.find((node) => node.cluster === cluster)?.id === id),
      );
      // Over MPLS a site exchanges routes with its provider by BGP, and inside by OSPF where several devices route.
      const overMpls = new Set(
        graph.edges.flatMap(({ service, source, target }) => (service === 'mpls' ? [source, target] : [])),
      );
      const isAlone = (site: string | undefined): boolean =>
        routing.filter((node) => node.site === site).length < 2 &&
        (routing.length < 2 || graph.nodes.some((node) => node.site === site && overMpls.has(node.id)));
      expect(routing.filter(({ id, site }) => !routers.has(id) && !isAlone(site))).toEqual([]);
      const announced = control.ospf.flatMap(({ networks }) => networks);
      for (const { cidr, vlan, site } of graph.subnets) {
        if (vlan !== undefined && !isAlone(site))
          expect(
            announced.filter((network) => network === cidr),
            cidr,
          ).toHaveLength(1);
      }
    });
  });

  it('has one root and at most one secondary root per VLAN of a site, where the gateway is a switch', () => {
    holds((control, graph) => {
      const site = new Map(graph.nodes.map((node) => [node.id, node.site]));
      const seen = new Set<string>();
      for (const { device, role, vlans } of control.spanningTree) {
        for (const vlan of vlans) {
          const key = `${site.get(device)} ${vlan} ${role}`;
          expect(seen.has(key), key).toBe(false);
          seen.add(key);
        }
      }
    });
  });

  it('hands out the addresses of every subnet that has a range', () => {
    holds((control, graph) => {
      const served = new Set(control.dhcp.map(({ subnet }) => subnet));
      expect(graph.subnets.filter(({ dhcp, id }) => dhcp !== undefined && !served.has(id))).toEqual([]);
    });
  });

  it('gives each aggregate a number that is free at both ends', () => {
    holds((control, graph) => {
      const ends = new Map(graph.edges.map(({ id, source, target }) => [id, [source, target]]));
      const taken = control.aggregates.flatMap(({ edge, name }) =>
        (ends.get(edge) ?? []).map((end) => `${end} ${name}`),
      );
      expect(new Set(taken).size).toBe(taken.length);
    });
  });
});

describe('a headquarters with two branches', () => {
  const plain = planTopology(threeSites());
  const control = controlPlaneOf(plain, threeSites());

  it('has a backbone at the headquarters and a stubby area for each branch, with one summary', () => {
    expect(control.ospf.map(({ id, site, kind }) => [id, site, kind])).toEqual([
      [0, 'Headquarters', 'backbone'],
      [1, 'Branch North', 'totally-stubby'],
      [2, 'Branch South', 'totally-stubby'],
    ]);
    const block = plain.subnets.find(({ site, purpose }) => site === 'Branch North' && purpose === 'site');
    expect(control.ospf[1]?.summary).toBe(block?.cidr);
  });

  it('leaves by the firewall at the provider, which translates and announces the way', () => {
    expect(control.nat.map(({ device, kind }) => [device, kind])).toEqual([['hq-fw-1', 'many-to-one']]);
    expect(control.defaultRoutes).toMatchObject([
      { device: 'hq-fw-1', towards: 'internet', nextHop: '192.0.2.0', announced: true },
    ]);
    expect(control.bgp).toEqual([]);
  });

  it('with two providers leaves by either, each with its own translation, and speaks BGP with none', () => {
    const requirements = threeSites({ redundancy: { internet: true } });
    const { bgp, defaultRoutes, nat } = controlPlaneOf(planTopology(requirements), requirements);
    expect(bgp).toEqual([]);
    expect(defaultRoutes.map(({ device, metric, announced }) => [device, metric, announced])).toEqual([
      ['hq-fw-1', 10, true],
      ['hq-fw-1', 20, true],
    ]);
    expect(nat.map(({ device }) => device)).toEqual(['hq-fw-1', 'hq-fw-1']);
    expect(new Set(nat.map(({ address }) => address)).size).toBe(2);
  });

  it('lets a branch use its own internet access for cloud services only, translated there', () => {
    const requirements = threeSites({ services: { cloud: ['saas'] } });
    const { nat, defaultRoutes } = controlPlaneOf(planTopology(requirements), requirements);
    expect(nat.map(({ device }) => device)).toEqual(['hq-fw-1', 'bn-fw-1', 'bs-fw-1']);
    expect(nat[1]?.inside).toHaveLength(1);
    expect(defaultRoutes.at(-1)).toMatchObject({ device: 'bs-fw-1', towards: 'internet', announced: false });
  });

  it('speaks BGP with a provider of MPLS at every site', () => {
    const requirements = threeSites({ wan: { kind: 'mpls' } });
    const { bgp } = controlPlaneOf(planTopology(requirements), requirements);
    expect(bgp.map(({ device, neighbour }) => [device, neighbour])).toEqual([
      ['hq-fw-1', 'mpls-provider'],
      ['bn-rtr-1', 'mpls-provider'],
      ['bs-rtr-1', 'mpls-provider'],
    ]);
  });

  it('publishes the servers of a site that leaves through the hub at the hub', () => {
    const sites = [
      { name: 'Main', kind: 'headquarters' as const, wiredUsers: 10, servers: 2, publicServers: 1 },
      { name: 'Shop', wiredUsers: 10, servers: 2, publicServers: 2 },
    ];
    const requirements = requirementsOf({ sites });
    const { nat } = controlPlaneOf(planTopology(requirements), requirements);
    expect(nat.map(({ device, kind }) => [device, kind])).toEqual([
      ['hq-fw-1', 'many-to-one'],
      ['hq-fw-1', 'one-to-one'],
    ]);
    expect(nat[1]?.inside).toHaveLength(2);
  });

  it('restricts guests to the internet', () => {
    const requirements = threeSites({ segments: [{ name: 'Guests', type: 'guest', users: 40 }] });
    const { policies } = controlPlaneOf(planTopology(requirements), requirements);
    const guest = policies.filter(({ from }) => from === 'guest');
    expect(guest.filter(({ action }) => action === 'allow').map(({ to }) => to)).toEqual(['internet']);
    expect(guest.filter(({ action }) => action === 'deny').map(({ to }) => to)).toContain('data');
  });

  it('enforces policies at the gateways below the firewall, and at the firewall for outgoing traffic', () => {
    const requirements = threeSites({
      services: { onPremise: ['erp'] },
      redundancy: { coreSwitching: true },
      sites: [{ name: 'Headquarters', kind: 'headquarters', wiredUsers: 300, servers: 4, phones: 20 }],
    });
    const { policies } = controlPlaneOf(planTopology(requirements), requirements);
    const at = (from: string, to: string) =>
      policies.find((policy) => policy.from === from && policy.to === to)?.at;
    expect(at('data', 'server')).toBe('gateway');
    expect(at('data', 'internet')).toBe('firewall');
    const office = requirementsOf({ wiredUsers: 9, sites: [] });
    const small = controlPlaneOf(planTopology(office), office).policies;
    expect(small.every((policy) => policy.at === 'firewall')).toBe(true);
  });

  it('lets an isolated segment reach servers and the internet, but no staff', () => {
    const requirements = threeSites({
      segments: [
        {
          name: 'Finance',
          type: 'department',
          users: 20,
          isolationLevel: 'full',
          reaches: 'servers-and-internet',
        },
      ],
      sites: [{ name: 'Headquarters', kind: 'headquarters', wiredUsers: 300, servers: 4 }],
    });
    const { policies } = controlPlaneOf(planTopology(requirements), requirements);
    const own = policies.filter(({ from }) => from === 'Finance').map(({ to, action }) => `${to} ${action}`);
    // To servers twice more: names, time and addresses come from those that the plan names.
    expect(own).toEqual([
      'server allow',
      'server allow',
      'internet allow',
      'server allow',
      'Finance allow',
      'data deny',
    ]);
  });
});

describe('two providers', () => {
  const requirements = threeSites({
    redundancy: { internet: true },
    services: { cloud: ['saas'] },
  });
  const control = controlPlaneOf(planTopology(requirements), requirements);

  it('each have their translation, at headquarters and at a branch', () => {
    const outside = (device: string) =>
      control.nat.flatMap((rule) =>
        rule.device === device && rule.kind === 'many-to-one' ? [rule.outside] : [],
      );
    expect(outside('hq-fw-1')).toEqual(['internet-provider-1--hq-fw-1', 'internet-provider-2--hq-fw-1']);
    expect(outside('bn-fw-1')).toEqual(['internet-provider-1--bn-fw-1', 'internet-provider-2--bn-fw-1']);
  });

  it('are ranked: a branch prefers the first', () => {
    const ways = control.defaultRoutes.filter(({ device }) => device === 'bn-fw-1');
    expect(ways.map(({ towards, metric }) => [towards, metric])).toEqual([
      ['internet-provider-1', 1],
      ['internet-provider-2', 11],
    ]);
  });
});
