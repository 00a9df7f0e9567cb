import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planTopology } from '#shared/network/plan-topology.ts';
import { anyRequirements } from '../requirements-builder.ts';

describe('a planned network', () => {
  it('fails none of its own checks', () => {
    fc.assert(
      fc.property(anyRequirements(), (requirements) => {
        const graph = planTopology(requirements);
        const failed = checkNetwork({ graph, requirements, devices: [] }).flatMap(({ findings }) => findings);
        expect(failed.map(({ sentence }) => sentence)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});
