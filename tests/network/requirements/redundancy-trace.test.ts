import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** What is said of the design's own redundancy, by the part that is asked for. */
function tracedOf(hub: Partial<SiteInput>) {
  const requirements = requirementsOf({
    sites: [
      { name: 'Practice', kind: 'headquarters', wiredUsers: 60, servers: 8, floors: 2, ...hub },
      { name: 'Branch', wiredUsers: 14, wirelessUsers: 6 },
    ],
    redundancy: { internet: true, coreSwitching: true, power: true },
  });
  const graph = planTopology(requirements);
  const cores = graph.nodes.filter(({ type, layer }) => type === 'switch' && layer === 'core');
  const traced = traceRequirements(requirements, graph).filter(({ field }) =>
    field.startsWith('requirements.redundancy.'),
  );
  return { cores: cores.map(({ id }) => id), traced };
}

describe('redundancy that the design asks for, where small leaves have no second core', () => {
  it('is served by the site that states as much for itself', () => {
    const { cores, traced } = tracedOf({ redundancy: 'full' });
    expect(cores).toHaveLength(2);
    expect(traced.map(({ words, lacking }) => [words, lacking])).toEqual([
      ['Second internet line', undefined],
      ['Core switches in pairs', undefined],
      ['Second power supplies', undefined],
    ]);
    expect(traced[1]?.elements).toEqual(expect.arrayContaining(cores));
  });

  it('is no requirement in the parts that every other site states away', () => {
    const { cores, traced } = tracedOf({ redundancy: 'link' });
    expect(cores).toHaveLength(1);
    expect(traced.map(({ words, lacking }) => [words, lacking])).toEqual([
      ['Second internet line', undefined],
    ]);
  });
});

it('names each element once, and first what is there for the requirement before all else', () => {
  const requirements = requirementsOf({
    sites: [{ name: 'Studio', wiredUsers: 60, servers: 8, redundancy: 'full' }],
    segments: [{ name: 'Grading', users: 10, mbpsPerHost: 600 }],
    bandwidth: { download: 5_000 },
    redundancy: { internet: true, coreSwitching: true, power: true },
  });
  const graph = planTopology(requirements);
  const traced = new Map(
    traceRequirements(requirements, graph).map(({ field, elements }) => [field, elements]),
  );
  const full = traced.get('requirements.sites[0].redundancy') ?? [];
  expect(full.length).toBeGreaterThan(3);
  expect(new Set(full).size).toBe(full.length);
  const grading = graph.subnets.find(({ name }) => name === 'Grading');
  expect(traced.get('requirements.segments[0]')?.[0]).toBe(grading?.id);
});
