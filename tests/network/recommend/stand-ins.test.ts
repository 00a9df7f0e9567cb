import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { standIns } from '#shared/network/recommend/stand-ins.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements, requirementsOf } from '../requirements-builder.ts';

/** The same network, each of whose sites is there several times, under names of their own. */
const repeated = ({ sites, ...rest }: Requirements, times: number): Requirements => ({
  ...rest,
  sites: Array.from({ length: times }, (_, turn) =>
    sites.map((site) => (turn === 0 ? site : { ...site, name: `${site.name.slice(0, 80)} again ${turn}` })),
  ).flat(),
});

const branches = (more: Partial<Parameters<typeof requirementsOf>[0]> = {}, wanMbps?: number): Requirements =>
  requirementsOf({
    sites: [
      { name: 'Oslo', kind: 'headquarters', wiredUsers: 60 },
      ...['Bergen', 'Bodø', 'Molde'].map((name) => ({ name, wiredUsers: 30, wirelessUsers: 20 })),
      { name: 'Hamar', wiredUsers: 30, wirelessUsers: 20, ...(wanMbps !== undefined && { wanMbps }) },
    ],
    ...more,
  });

/** Sites that others stand in for. */
function repeatsOf(requirements: Requirements): string[] {
  const graph = planTopology(requirements);
  const repeats = standIns(requirements, graph);
  return [...new Set(graph.nodes.flatMap(({ id, site = '' }) => (repeats.like.has(id) ? [site] : [])))];
}

describe('sites that are drawn like an earlier one', () => {
  it('ask for what they would ask for if each were read by itself', () => {
    let count = 0;
    fc.assert(
      fc.property(anyRequirements(), fc.integer({ min: 2, max: 4 }), (any, times) => {
        const requirements = repeated(any, times);
        const graph = planTopology(requirements);
        const repeats = standIns(requirements, graph);
        count += repeats.like.size;
        expect(needsOfPlan(requirements, graph, undefined, undefined, repeats)).toEqual(
          needsOfPlan(requirements, graph),
        );
      }),
      { numRuns: propertyRuns(12, 400) },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('count with all that routes where a backbone has as many routers as it may', () => {
    const requirements = requirementsOf({
      sites: [
        { name: 'Headquarters', kind: 'headquarters', wiredUsers: 60 },
        ...Array.from({ length: 4 }, (_, index) => ({
          name: `Data centre ${index + 1}`,
          kind: 'datacentre' as const,
          servers: 600,
          internet: 'hub' as const,
        })),
      ],
      internetHub: 'Headquarters',
      wan: { kind: 'leased-line' },
      redundancy: { internet: true, coreSwitching: true },
    });
    const graph = planTopology(requirements);
    const repeats = standIns(requirements, graph);
    const needs = needsOfPlan(requirements, graph);
    expect(
      needs.some(({ demands }) => demands.capabilities?.some(({ capability }) => capability === 'bgp')),
    ).toBe(true);
    expect(repeats.like.size).toBeGreaterThan(0);
    expect(needsOfPlan(requirements, graph, undefined, undefined, repeats)).toEqual(needs);
  });

  it('have what is passed over at one of them passed over there alone', () => {
    const requirements = branches();
    const graph = planTopology(requirements);
    const [, , at] = graph.nodes.filter(({ type, pair }) => type === 'switch' && pair === undefined);
    const unfit = new Map([[at?.id ?? '', new Set(['some-switch'])]]);
    const repeats = standIns(requirements, graph);
    expect(needsOfPlan(requirements, graph, unfit, undefined, repeats)).toEqual(
      needsOfPlan(requirements, graph, unfit),
    );
  });

  it('are all but the first of them', () => {
    expect(repeatsOf(branches())).toEqual(['Bodø', 'Molde', 'Hamar']);
  });

  it('are none that are stated otherwise, or named elsewhere', () => {
    expect(repeatsOf(branches({}, 500))).toEqual(['Bodø', 'Molde']);
    const segments = [{ name: 'Lab', users: 5, sites: ['Molde'], type: 'department' as const }];
    expect(repeatsOf(branches({ segments }))).toEqual(['Bodø', 'Hamar']);
  });

  it('are none where somebody drew one of them otherwise', () => {
    const requirements = branches();
    const graph = planTopology(requirements);
    const nodes = graph.nodes.map((node) =>
      node.site === 'Molde' && node.group === 'wired-users' ? { ...node, quantity: 31 } : node,
    );
    const repeats = standIns(requirements, { ...graph, nodes });
    const sites = nodes.flatMap(({ id, site = '' }) => (repeats.like.has(id) ? [site] : []));
    expect([...new Set(sites)]).toEqual(['Bodø', 'Hamar']);
  });
});
