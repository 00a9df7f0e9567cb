import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

const shops = 60;

/** A chain on MPLS, each shop with ten of staff and so many guests. */
function chainOf(guests: number, more: Partial<RequirementsInput> = {}, internet?: 'own' | 'hub') {
  const { nodes, edges } = planTopology(
    requirementsOf({
      sites: [
        { name: 'Head office', kind: 'headquarters', wiredUsers: 80, servers: 6 },
        ...Array.from({ length: shops }, (_, index) => ({
          name: `Shop ${index + 1}`,
          kind: 'shop' as const,
          wiredUsers: 4,
          wirelessUsers: 10,
          guests,
          areaM2: 900,
          ...(internet && { internet }),
        })),
      ],
      wan: { kind: 'mpls' },
      ...more,
    }),
  );
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const linksAt = (site: string, service: string) =>
    edges.filter(
      (edge) => edge.service === service && [edge.source, edge.target].some((id) => siteOf.get(id) === site),
    );
  const rate = (site: string, service: string) =>
    Math.max(0, ...linksAt(site, service).map(({ bandwidthMbps = 0 }) => bandwidthMbps));
  return { linksAt, rate };
}

describe('guests of sites that a provider’s network joins', () => {
  it('leave where they are once they are more than share its line: by hand 200 × 0.5 beside 10 × 1 Mbit/s', () => {
    const crowded = chainOf(200);
    // (10 + nothing) × 1.3 on the line, 200 × 0.5 × 1.3 and the staff on the access.
    expect(crowded.rate('Shop 1', 'mpls')).toBe(20);
    expect(crowded.rate('Shop 1', 'internet')).toBe(200);
    // 60 lines of 20 Mbit/s, a fifth of them in use at once.
    expect(crowded.rate('Head office', 'mpls')).toBe(500);
    expect(crowded.rate('Head office', 'internet')).toBeLessThanOrEqual(500);
    expect(arithmeticOf(crowded.linksAt('Shop 1', 'internet')[0]?.because)).not.toContain('tunnel');
  });

  it('share the line of their site while they are few, and where that is stated', () => {
    expect(chainOf(100).linksAt('Shop 1', 'internet')).toEqual([]);
    const byHub = chainOf(200, {}, 'hub');
    expect(byHub.linksAt('Shop 1', 'internet')).toEqual([]);
    expect(byHub.rate('Shop 1', 'mpls')).toBe(200);
    expect(byHub.rate('Head office', 'internet')).toBeGreaterThan(2_000);
  });

  it('are as many on the line as the design assumes', () => {
    expect(chainOf(200, { assumptions: { guestsOnLineToHub: 200 } }).linksAt('Shop 1', 'internet')).toEqual(
      [],
    );
    expect(chainOf(10, { assumptions: { guestsOnLineToHub: 5 } }).linksAt('Shop 1', 'internet')).toHaveLength(
      1,
    );
  });
});
