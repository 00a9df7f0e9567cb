import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const designOf = (depot: Partial<SiteInput>, more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'Head office', kind: 'headquarters', wiredUsers: 60, floors: 3 },
      { name: 'Depot', kind: 'warehouse', wiredUsers: 90, floors: 3, ...depot },
    ],
    redundancy: { internet: true, coreSwitching: true },
    ...more,
  });

/** Core switches, routers and firewalls of a site, and the providers that it has circuits of. */
function builtAt(site: string, requirements = designOf({})) {
  const { nodes, edges } = planTopology(requirements);
  const own = nodes.filter((node) => node.site === site);
  const ids = new Set(own.map(({ id }) => id));
  const providers = edges.flatMap(({ type, service, source, target }) =>
    type === 'wan' && service === 'internet' && (ids.has(source) || ids.has(target))
      ? [ids.has(source) ? target : source]
      : [],
  );
  return {
    cores: own.filter(({ layer, type }) => type === 'switch' && layer === 'core').length,
    edge: own.filter(({ layer }) => layer === 'edge').length,
    providers: new Set(providers).size,
  };
}

describe('a small leaf site, where the design asks for redundancy', () => {
  it('has two circuits and two edge devices, and no second core', () => {
    const { cores, edge, providers } = builtAt('Depot');
    expect(cores).toBeLessThan(2);
    expect(edge).toBe(2);
    expect(providers).toBe(2);
  });

  it.each<readonly [string, Partial<SiteInput>, Partial<RequirementsInput>]>([
    ['states it for itself', { redundancy: 'full' }, {}],
    ['has more devices', { wiredUsers: 101 }, {}],
    [
      'has more devices, counted by a segment',
      {},
      { segments: [{ name: 'Scanners', type: 'iot', users: 11, sites: ['Depot'] }] },
    ],
    ['has servers', { servers: 1 }, {}],
    ['is what the others reach the internet by', {}, { internetHub: 'Depot' }],
    ['is not small by the figure of the design', {}, { assumptions: { devicesOfSmallLeaf: 89 } }],
  ])('has a pair of cores where it %s', (_, depot, more) => {
    expect(builtAt('Depot', designOf(depot, more)).cores).toBe(2);
  });

  it('changes nothing at the hub', () => {
    expect(builtAt('Head office').cores).toBe(2);
  });

  it('is an assumption wherever it matters', () => {
    const ids = (more: Partial<RequirementsInput>) => usedAssumptions(designOf({}, more)).map(({ id }) => id);
    expect(ids({})).toContain('devicesOfSmallLeaf');
    expect(ids({ redundancy: { internet: true } })).not.toContain('devicesOfSmallLeaf');
  });
});
