import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { rules } from '#shared/network/reasons/rules.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements } from './requirements-builder.ts';

it('reads every reason of a plan by its rule, and no figure is missing from it', () => {
  const ids = new Set<string>(Object.keys(rules));
  fc.assert(
    fc.property(anyRequirements(), (requirements) => {
      const graph = planTopology(requirements);
      const { trunks, aggregates, ...explained } = controlPlaneOf(graph, requirements);
      const elements = [...graph.nodes, ...graph.edges, ...graph.subnets, ...Object.values(explained).flat()];
      for (const { because } of elements) {
        if (because === undefined) continue;
        expect(ids).toContain(because.rule);
        const { rule, arithmetic } = reasonText(because);
        expect(rule).not.toBe(because.rule);
        expect(arithmetic).toMatch(/./);
        expect(arithmetic).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    { numRuns: propertyRuns(6, 160) },
  );
}, 120_000);

it('names the rule of a reason that it cannot read', () => {
  expect(reasonText({ rule: 'of-a-later-release', inputs: { ports: 3 } })).toEqual({
    rule: 'of-a-later-release',
    arithmetic: '',
  });
  expect(reasonText({ rule: 'edge-routers', inputs: { routers: 'two' } }).arithmetic).toBe('');
});
