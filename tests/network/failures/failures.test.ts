import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { siteAvailability } from '#shared/network/failures/availability.ts';
import { type FailureImpact, failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { cutsFrom } from '#shared/network/graph/cut-search.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { reachableFrom } from '../reachability.ts';
import { threeSites } from '../requirements-builder.ts';

/** Up to a dozen nodes with any links between them; the first one or two are providers, the others of these kinds. */
function anyGraph(kinds: readonly Parameters<typeof aNode>[0][] = ['core']): fc.Arbitrary<Graph> {
  return fc.integer({ min: 2, max: 12 }).chain((size) =>
    fc
      .tuple(
        fc.integer({ min: 1, max: 2 }),
        fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 24 }),
        fc.array(fc.constantFrom(...kinds), { minLength: size, maxLength: size }),
      )
      .map(([providers, pairs, own]) =>
        aGraph(
          own.map((kind, n) => aNode(n < providers ? 'internet' : kind, { id: `n${n}` })),
          pairs.flatMap(([a, b], n) => (a === b ? [] : [aLink(`n${a}`, `n${b}`, { id: `e${n}` })])),
        ),
      ),
  );
}

describe('the search for cuts', () => {
  it('finds the same as removing each node and each link in turn', () => {
    fc.assert(
      fc.property(anyGraph(), (graph) => {
        const roots = graph.nodes.filter(({ type }) => type === 'internet');
        const { reached, cuts } = cutsFrom(indexNetwork(graph), roots);
        const found = cuts.map(({ element, lost }) => ({
          id: 'node' in element ? element.node.id : element.edge.id,
          lost: lost.flatMap(([from, to]) => reached.slice(from, to).map(({ id }) => id)).sort(),
        }));
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
        expect(found.sort(byId)).toEqual(cutsByTrial(graph).sort(byId));
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('finds the same switches cut off where only devices count, groups being plugged into devices', () => {
    fc.assert(
      fc.property(anyGraph(['core', 'access', 'accesspoint', 'users', 'servers']), ({ nodes, edges }) => {
        const groups = new Set(nodes.flatMap(({ id, layer }) => (layer === 'endpoint' ? [id] : [])));
        const graph = aGraph(
          nodes,
          edges.filter(({ source, target }) => !(groups.has(source) && groups.has(target))),
        );
        const roots = graph.nodes.filter(({ type }) => type === 'internet' || type === 'server');
        const switchesLost = (ofDevices: boolean) => {
          const { reached, cuts } = cutsFrom(indexNetwork(graph), roots, { ofDevices });
          return cuts
            .map(({ element, lost }) => ({
              id: 'node' in element ? element.node.id : element.edge.id,
              lost: lost
                .flatMap(([from, to]) => reached.slice(from, to))
                .flatMap(({ id, type }) => (type === 'switch' ? [id] : [])),
            }))
            .filter(({ lost }) => lost.length > 0)
            .sort((a, b) => (a.id < b.id ? -1 : 1));
        };
        expect(switchesLost(true)).toEqual(switchesLost(false));
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('is not stopped by a chain of 20,000 devices', () => {
    const size = 20_000;
    const chain = aGraph(
      Array.from({ length: size }, (_, n) => aNode(n === 0 ? 'internet' : 'access', { id: `n${n}` })),
      Array.from({ length: size - 1 }, (_, n) => aLink(`n${n}`, `n${n + 1}`)),
    );
    expect(cutsFrom(indexNetwork(chain), chain.nodes.slice(0, 1)).cuts).toHaveLength(2 * (size - 1));
  });
});

function cutsByTrial(graph: Graph): { id: string; lost: string[] }[] {
  const providers = graph.nodes.filter(({ type }) => type === 'internet').map(({ id }) => id);
  const before = reachableFrom(graph, providers);
  const lostOf = (after: ReadonlySet<string>, failed: string) =>
    [...before].filter((id) => id !== failed && !after.has(id)).sort();
  return [
    ...graph.nodes.map(({ id }) => ({
      id,
      lost: lostOf(
        reachableFrom(
          graph,
          providers.filter((other) => other !== id),
          new Set([id]),
        ),
        id,
      ),
    })),
    ...graph.edges.map(({ id }) => ({
      id,
      lost: lostOf(
        reachableFrom({ ...graph, edges: graph.edges.filter((edge) => edge.id !== id) }, providers),
        id,
      ),
    })),
  ].filter(({ lost }) => lost.length > 0);
}

describe('the impact of a failure', () => {
  const impactOf = (graph: Graph, id: string): FailureImpact | undefined =>
    failureImpacts(indexNetwork(graph), usualFigures).find(
      ({ element }) => ('node' in element ? element.node.id : element.edge.id) === id,
    );

  it('counts the people, servers and devices behind it, and their sites', () => {
    const graph = planTopology(threeSites({ wan: { kind: 'leased-line' } }));
    const firewall = graph.nodes.find(({ type }) => type === 'firewall');
    const people = graph.nodes
      .filter(({ type }) => type === 'user')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(impactOf(graph, firewall?.id ?? '')).toMatchObject({
      endpoints: people,
      sites: ['Headquarters', 'Branch North', 'Branch South'],
    });
  });

  it('affects only the ports of one of two access switches', () => {
    const graph = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('access', { id: 'a' }),
        aNode('access', { id: 'b' }),
        aNode('users', { id: 'staff', quantity: 30 }),
        aNode('servers', { id: 'files', quantity: 2 }),
      ],
      [
        aLink('isp', 'a'),
        aLink('isp', 'b'),
        aLink('a', 'staff', { sourcePort: 'port 1-20' }),
        aLink('b', 'staff', { sourcePort: 'port 1-10' }),
        aLink('a', 'files', { sourcePort: 'port 21-22' }),
        aLink('b', 'files', { sourcePort: 'port 11-12' }),
      ],
    );
    expect(impactOf(graph, 'a')).toMatchObject({ endpoints: 20, servers: 0, sites: ['HQ'] });
    expect(impactOf(graph, 'b')).toMatchObject({ endpoints: 10, servers: 0 });
  });

  it('names the remaining uplinks that are overloaded', () => {
    const graph = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('core', { id: 'core-1' }),
        aNode('core', { id: 'core-2' }),
        aNode('access', { id: 'acc' }),
        aNode('users', { id: 'staff', quantity: 48 }),
      ],
      [
        aLink('isp', 'core-1'),
        aLink('isp', 'core-2'),
        aLink('core-1', 'acc', { bandwidthMbps: 2_000 }),
        aLink('core-2', 'acc', { bandwidthMbps: 2_000 }),
        aLink('acc', 'staff', { sourcePort: 'port 1-48', bandwidthMbps: 1_000 }),
      ],
    );
    const overloads = impactOf(graph, 'core-1')?.overloads.map(({ node, ratio, most }) => [
      node.id,
      ratio,
      most,
    ]);
    expect(overloads).toEqual([['acc', 24, 20]]);
  });

  it('is nothing for one of a pair in a plan with redundancy', () => {
    const graph = planTopology(threeSites({ redundancy: { internet: true, coreSwitching: true } }));
    const harmful = failureImpacts(indexNetwork(graph), usualFigures).flatMap(({ element, devices }) =>
      devices > 0 ? ['node' in element ? element.node.label : element.edge.id] : [],
    );
    expect(harmful).toEqual([]);
  });
});

describe('the availability of a site', () => {
  const wan = { kind: 'leased-line' } as const;
  const plain = siteAvailability(planTopology(threeSites({ wan })));
  const redundant = siteAvailability(
    planTopology(threeSites({ wan, redundancy: { internet: true, coreSwitching: true } })),
  );

  it('is lower at a branch than at its headquarters', () => {
    const [headquarters, branch] = plain;
    expect(branch?.availability).toBeLessThan(headquarters?.availability ?? 0);
    expect(headquarters?.causes[0]?.elements).toEqual(['internet']);
  });

  it('counts the devices between a branch and the internet across MPLS', () => {
    const [, branch] = siteAvailability(planTopology(threeSites({ wan: { kind: 'mpls' } })));
    const causes = branch?.causes.flatMap(({ elements }) => elements);
    expect(causes).toEqual(expect.arrayContaining(['internet', 'mpls-provider']));
    expect(branch?.availability).toBeLessThan(plain[1]?.availability ?? 0);
  });

  it('counts the hub’s internet access only for a branch that uses it', () => {
    const branchWith = (cloud: 'saas'[]) => {
      const graph = planTopology(
        threeSites({ securityRequirements: { firewall: 'enterprise' }, services: { cloud } }),
      );
      const [hub, branch] = siteAvailability(graph);
      const own = new Set(graph.nodes.flatMap(({ id, site }) => (site === branch?.site ? id : [])));
      const elsewhere = branch?.causes
        .flatMap(({ elements }) => elements)
        .filter((id) =>
          graph.nodes.some((node) => node.id === id && node.site === hub?.site && !own.has(id)),
        );
      return { downHours: branch?.downHours ?? 0, elsewhere };
    };
    const [through, itself] = [branchWith([]), branchWith(['saas'])];
    expect(through.elsewhere).not.toEqual([]);
    expect(itself.elsewhere).toEqual([]);
    expect(through.downHours).toBeGreaterThan(itself.downHours);
  });

  it('does not count a single leaf whose servers also connect to another', () => {
    const graph = planTopology(
      threeSites({
        sites: [{ name: 'DC', kind: 'datacentre', wiredUsers: 4, servers: 400 }],
        redundancy: { internet: true, coreSwitching: true },
      }),
    );
    const labelOf = new Map(graph.nodes.map(({ id, label }) => [id, label]));
    const alone = siteAvailability(graph).flatMap(({ causes }) =>
      causes.flatMap(({ elements }) => (elements.length === 1 ? labelOf.get(elements[0] ?? '') : [])),
    );
    expect(alone).toEqual(['DC-F1-ACC-1']);
  });

  it('is far better with redundancy: only the access switch itself remains', () => {
    for (const [index, { site, downHours }] of redundant.entries()) {
      expect(downHours, site).toBeLessThan((plain[index]?.downHours ?? 0) / 10);
    }
  });

  it('adds up the hours of its causes', () => {
    const branch = plain.find(({ site }) => site === 'Branch North');
    const lost = branch?.causes.reduce((sum, { unavailability }) => sum + unavailability, 0) ?? 0;
    expect(lost * 8_760).toBeLessThanOrEqual(branch?.downHours ?? 0);
    expect(1 - (branch?.availability ?? 0)).toBeCloseTo((branch?.downHours ?? 0) / 8_760, 9);
  });
});
