import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { tierPositions } from '#shared/network/positions/tier-positions.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements, threeSites } from './requirements-builder.ts';

describe('positions from tiers', () => {
  it('never put one node on another and keep to their rows, of any plan', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const graph = planTopology(requirements);
        expect(isAsPlanned(graph)).toBe(true);
        const places = [...tierPositions(graph).values()].sort((a, b) => a.y - b.y || a.x - b.x);
        places.slice(1).forEach((next, index) => {
          const before = places[index];
          if (before?.y === next.y) expect(next.x - before.x).toBeGreaterThanOrEqual(200);
        });
      }),
      { numRuns: propertyRuns(15, 160) },
    );
  });

  it('give every node a position', () => {
    const graph = planTopology(threeSites());
    expect(tierPositions(graph).size).toBe(graph.nodes.length);
    expect(graph.nodes.filter((node) => node.position === undefined)).toEqual([]);
  });

  it('stack the layers, keep pairs side by side and sites apart, left to right', () => {
    const graph = planTopology(threeSites({ redundancy: { internet: true, coreSwitching: true } }));
    const at = (id: string) =>
      graph.nodes.find((node) => node.id === id)?.position ?? { x: Number.NaN, y: Number.NaN };
    const column = ['internet-provider-1', 'hq-rtr-1', 'hq-fw-1', 'hq-core-1', 'hq-f1-acc-1', 'hq-f1-ap-1'];
    const heights = column.map((id) => at(id).y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
    expect(at('hq-core-2')).toEqual({ x: at('hq-core-1').x + 220, y: at('hq-core-1').y });
    const rightmost = (site: string) =>
      Math.max(...graph.nodes.filter((node) => node.site === site).map((node) => node.position?.x ?? 0));
    expect(rightmost('Headquarters')).toBeLessThan(at('bn-fw-1').x);
    expect(rightmost('Branch North')).toBeLessThan(at('bs-fw-1').x);
  });

  it('accept added nodes without a site or a link', () => {
    const graph = planTopology(threeSites());
    const lone = {
      id: 'lone',
      type: 'server',
      label: 'Lone',
      layer: 'endpoint',
      quantity: 1,
      addresses: [],
    } as const;
    const positions = tierPositions({ ...graph, nodes: [...graph.nodes, { ...lone, addresses: [] }] });
    expect(positions.get('lone')).toBeDefined();
  });
});
