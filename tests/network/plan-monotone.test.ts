import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements, requirementsOf } from './requirements-builder.ts';

type Site = Requirements['sites'][number];

const kinds = ['router', 'firewall', 'switch', 'accesspoint', 'server'] as const;

/** Devices of each kind in a plan. */
function counts(requirements: Requirements): Record<(typeof kinds)[number] | 'closets', number> {
  const of = (kind: TopologyNode['type']) =>
    nodes.reduce((sum, { type, quantity }) => sum + (type === kind ? quantity : 0), 0);
  const { nodes } = planTopology(requirements);
  return {
    router: of('router'),
    firewall: of('firewall'),
    switch: of('switch'),
    accesspoint: of('accesspoint'),
    server: of('server'),
    closets: closetsOf(nodes),
  };
}

/**
 * Which site is the hub stays as it is: it has the network's firewalls, and may be the one with the most staff. And all
 * that is counted is stated by the sites: what a segment or a service stands in for gives way to a site's own number, and a
 * segment on switches of its own is spread over the sites, so that each has less of it when another one grows.
 */
const asStatedBySites = (requirements: Requirements): Requirements => ({
  ...atFirstSite(requirements, () => ({ kind: 'headquarters' })),
  segments: requirements.segments.filter(
    ({ type, isolationLevel }) => type !== 'guest' && type !== 'iot' && isolationLevel !== 'physical',
  ),
  services: { ...requirements.services, onPremise: [] },
});

/** Wiring closets: what is attached to one is named by its number (`HQ F2.1 phones`). */
const closetsOf = (nodes: readonly TopologyNode[]): number =>
  new Set(nodes.flatMap(({ label }) => /^.+ F[\d.]+ /.exec(label) ?? [])).size;

/**
 * Plans a network before and after its requirements rise: no kind of device may become fewer. Access points and access
 * switches are rounded up closet by closet: where people are `respread` over more closets than before, each of the
 * former ones may save one.
 */
function neverFewer(
  raise: (requirements: Requirements, by: number) => Requirements,
  respread: readonly (typeof kinds)[number][] = [],
): void {
  fc.assert(
    fc.property(anyRequirements(), fc.integer({ min: 1, max: 300 }), (any, by) => {
      const requirements = asStatedBySites(any);
      const [before, after] = [counts(requirements), counts(raise(requirements, by))];
      for (const kind of kinds) {
        const saved = respread.includes(kind) ? before.closets : 0;
        expect(after[kind], kind).toBeGreaterThanOrEqual(before[kind] - saved);
      }
    }),
    { numRuns: propertyRuns(15, 600) },
  );
}

const atFirstSite = (requirements: Requirements, change: (site: Site) => Partial<Site>): Requirements => ({
  ...requirements,
  sites: requirements.sites.map((site, index) => (index === 0 ? { ...site, ...change(site) } : site)),
});

describe('a plan never has fewer devices of any kind', () => {
  it.each(['wiredUsers', 'wirelessUsers', 'phones', 'cameras', 'printers', 'servers', 'guests'] as const)(
    'for more %s',
    (what) => {
      neverFewer(
        (requirements, by) => atFirstSite(requirements, (site) => ({ [what]: site[what] + by })),
        ['accesspoint'],
      );
    },
  );

  it('for one more site', () => {
    neverFewer((requirements, by) => {
      const site: NonNullable<RequirementsInput['sites']>[number] = { name: 'New', wiredUsers: by };
      return { ...requirements, sites: [...requirements.sites, ...requirementsOf({ sites: [site] }).sites] };
    });
  });

  it('for more growth', () => {
    neverFewer(
      (requirements, by) => ({
        ...requirements,
        growth: { ...requirements.growth, percent: requirements.growth.percent + by },
      }),
      ['accesspoint'],
    );
  });

  it.each(['internet', 'coreSwitching', 'power'] as const)('for redundancy: %s', (what) => {
    neverFewer((requirements) => ({
      ...requirements,
      redundancy: { ...requirements.redundancy, [what]: true },
    }));
  });
});
