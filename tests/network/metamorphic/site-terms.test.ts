import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** A headquarters of 300 with a branch, and another that states nothing. */
const planned = (branch: Partial<SiteInput>, more: RequirementsInput = {}) => {
  const requirements = requirementsOf({
    ...more,
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 300 },
      { name: 'Branch', wiredUsers: 10, ...branch },
      { name: 'Other', wiredUsers: 10 },
    ],
  });
  const graph = planTopology(requirements);
  const siteOf = new Map(graph.nodes.map(({ id, site }) => [id, site]));
  const linesOf = (site: string, service: string) =>
    new Set(
      graph.edges.flatMap((edge) =>
        edge.service === service && siteOf.get(edge.target) === site ? [edge.circuit ?? edge.id] : [],
      ),
    ).size;
  const edgeOf = (site: string) =>
    graph.nodes.flatMap((node) => (node.site === site && node.layer === 'edge' ? [node.type] : []));
  return { requirements, graph, linesOf, edgeOf };
};

describe('what a site states for itself', () => {
  it('redundancy: two circuits on one device, or on two, there alone', () => {
    const none = planned({ redundancy: 'none' }, { redundancy: { internet: true } });
    expect([none.linesOf('Branch', 'internet'), none.edgeOf('Branch').length]).toEqual([1, 1]);
    expect([none.linesOf('Other', 'internet'), none.edgeOf('Other').length]).toEqual([2, 2]);
    const link = planned({ redundancy: 'link' });
    expect([link.linesOf('Branch', 'internet'), link.edgeOf('Branch').length]).toEqual([2, 1]);
    expect([link.linesOf('Other', 'internet'), link.edgeOf('Other').length]).toEqual([1, 1]);
    expect(planned({ redundancy: 'full' }).edgeOf('Branch')).toHaveLength(2);
  });

  it('kind of WAN: its own line, while the others keep theirs', () => {
    const { linesOf } = planned({ wan: 'mpls' });
    expect([linesOf('Branch', 'mpls'), linesOf('Branch', 'internet-vpn')]).toEqual([1, 0]);
    expect([linesOf('Other', 'mpls'), linesOf('Other', 'internet-vpn')]).toEqual([0, 1]);
  });

  it('internet access: a way out with its own translation, or none', () => {
    const translatorsOf = (branch: Partial<SiteInput>) => {
      const { graph, requirements } = planned(branch, { wan: { kind: 'mpls' } });
      const result = configureNetwork(graph, requirements);
      if (result.kind === 'refused') throw new Error(JSON.stringify(result.missing));
      return result.network.devices.flatMap(({ site, nat }) => (nat.length > 0 ? [site] : []));
    };
    expect(translatorsOf({ internet: 'own' })).toEqual(['Headquarters', 'Branch']);
    expect(translatorsOf({ internet: 'hub' })).toEqual(['Headquarters']);
  });

  it('guests leave by the access of their site, and never through the hub', () => {
    const carries = (guests: number) =>
      planned({ guests }).graph.edges.filter(({ carriesInternet }) => carriesInternet).length;
    expect([carries(0), carries(20)]).toEqual([2, 1]);
  });
});

describe('a small headquarters', () => {
  const edgeOf = (more: RequirementsInput) =>
    planTopology(requirementsOf({ wiredUsers: 20, wirelessUsers: 20, ...more })).nodes.flatMap((node) =>
      node.layer === 'edge' ? [node.type] : [],
    );

  it('has one gateway that routes and filters; routers stand before the firewalls only where they announce', () => {
    expect(edgeOf({})).toEqual(['firewall']);
    expect(edgeOf({ redundancy: { internet: true } })).toEqual(['firewall', 'firewall']);
    expect(edgeOf({ securityRequirements: { firewall: 'none' } })).toEqual(['router']);
    expect(edgeOf({ wiredUsers: 400 })).toEqual(['firewall']);
    expect(edgeOf({ wiredUsers: 400, redundancy: { internet: true } })).toEqual(['firewall', 'firewall']);
    const announced = { publicIPs: 256, asNumber: 65_551 };
    expect(edgeOf({ wiredUsers: 400, ipScheme: announced })).toEqual(['router', 'firewall']);
  });
});
