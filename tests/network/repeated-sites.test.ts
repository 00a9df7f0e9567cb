import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#shared/contract/errors.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { effectiveSites, statedSites } from '#shared/network/requirements/effective-sites.ts';
import { circuitRates } from '#shared/network/sizing/circuit-rates.ts';
import { sizeSites } from '#shared/network/sizing/size-sites.ts';
import { repeatedSites } from '#shared/network/topology/repeated-sites.ts';
import { planSiteVlans } from '#shared/network/vlans/plan-site-vlans.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements, requirementsOf } from './requirements-builder.ts';

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

const controller = catalogue.find(({ category }) => category === 'wlan-controller');

/** The plan, or why there is none. Equipment that no place takes, but that names a site, has that site planned by itself. */
function planOf(requirements: Requirements, isByItself = false): Graph | string {
  const sites = statedSites(requirements).map(({ name }) => name);
  const uses = [{ role: 'access' as const, quantity: 1, sites }];
  const assigned = isByItself && controller ? [{ device: controller, uses }] : [];
  try {
    return planNetwork({ requirements, devices: catalogue, assigned, today: '2026-11-21' });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Sites that repeat another, each with that one. */
function repeatsIn(requirements: Requirements, alone: readonly string[] = []): [string, string][] {
  const sites = effectiveSites(requirements);
  const circuits = circuitRates(sites, requirements);
  const sized = sizeSites(sites, requirements, circuits);
  const [vlans] = planSiteVlans(sized, requirements);
  return [...repeatedSites({ requirements, sized, circuits, vlans }, new Set(alone))];
}

describe('sites that are drawn like an earlier one', () => {
  it('are planned as they would be if each were planned by itself', () => {
    let count = 0;
    fc.assert(
      fc.property(anyRequirements(), fc.integer({ min: 2, max: 4 }), (any, times) => {
        const requirements = repeated(any, times);
        const plan = planOf(requirements);
        if (typeof plan !== 'string') count += repeatsIn(requirements).length;
        expect(plan).toEqual(planOf(requirements, true));
      }),
      { numRuns: propertyRuns(12, 400) },
    );
    expect(count).toBeGreaterThan(10);
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
    expect(repeatsIn(requirements)).toHaveLength(3);
    expect(planOf(requirements)).toEqual(planOf(requirements, true));
  });

  it('are all but the first of them', () => {
    expect(repeatsIn(branches())).toEqual([
      ['Bodø', 'Bergen'],
      ['Molde', 'Bergen'],
      ['Hamar', 'Bergen'],
    ]);
  });

  it('are none that are stated otherwise, or named elsewhere', () => {
    const named = (requirements: Requirements, alone?: string[]) =>
      repeatsIn(requirements, alone).map(([name]) => name);
    expect(named(branches({}, 500))).toEqual(['Bodø', 'Molde']);
    const segments = [{ name: 'Lab', users: 5, sites: ['Molde'], type: 'department' as const }];
    expect(named(branches({ segments }))).toEqual(['Bodø', 'Hamar']);
    expect(named(branches(), ['Bergen'])).toEqual(['Molde', 'Hamar']);
  });

  it('are none where devices that are spread over the sites are not as many at each', () => {
    const segments = [{ name: 'Meters', users: 6, type: 'iot' as const }];
    const sites = repeatsIn(branches({ segments })).map(([name]) => name);
    expect(sites.length).toBeLessThan(3);
  });
});
