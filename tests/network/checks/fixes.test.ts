import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import type { Finding } from '#shared/network/checks/finding.ts';
import type { SimulationBounds } from '#shared/network/checks/simulation-steps.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { simulatedCheckIds } from '#shared/network/simulate/findings/simulated-finding.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { anyRequirements, networksOfAllSizes } from '../requirements-builder.ts';
import { anyDamage, damaged } from './damage.ts';

const findingsOf = (graph: Graph, requirements: Requirements) =>
  checkPlan({ graph, requirements, devices: catalogue }).flatMap(({ findings }) => findings);

/** All checks, but that of failures, which the last test of `planned-networks` has. */
const atRest: SimulationBounds = { devices: 400, failures: 0 };
const allChecks = (graph: Graph, requirements: Requirements) =>
  checkNetwork({ graph, requirements, devices: catalogue }, atRest);

const failuresIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'failure').map(({ sentence }) => sentence);

const isSimulated = (id: string): boolean => simulatedCheckIds.some((own) => own === id);

describe('a fix', () => {
  it(
    'ends its finding and never raises the number of failures, whatever is wrong with a plan',
    () => {
      let offered = 0;
      fc.assert(
        fc.property(anyRequirements(), fc.boolean(), anyDamage, (requirements, hasModels, damage) => {
          const plan = hasModels
            ? planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' })
            : planTopology(requirements);
          const graph = damage.reduce(damaged, plan);
          const findings = findingsOf(graph, requirements);
          const before = failuresIn(findings);
          for (const { sentence, fix } of findings) {
            if (fix === undefined) continue;
            offered += 1;
            const after = findingsOf(applyChanges(graph, fix.changes), requirements);
            const failures = failuresIn(after);
            const context = `${sentence} ${fix.label}: ${failures.filter((one) => !before.includes(one)).join(' ')}`;
            expect(failures.length, context).toBeLessThanOrEqual(before.length);
            expect(after.filter((one) => one.sentence === sentence).length, context).toBeLessThan(
              findings.filter((one) => one.sentence === sentence).length,
            );
          }
        }),
        { numRuns: propertyRuns(12, 480) },
      );
      expect(offered).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );

  it(
    'of any check raises no other check’s failures when the network is simulated, nor ends the simulation',
    () => {
      let offered = 0;
      fc.assert(
        fc.property(networksOfAllSizes(), anyDamage, (requirements, damage) => {
          const graph = damage.reduce(damaged, planTopology(requirements));
          if (graph.nodes.length > 400) return;
          const before = allChecks(graph, requirements);
          const fixable = before.flatMap(({ id, findings }) =>
            findings.flatMap(({ fix, sentence }) => (fix === undefined ? [] : [{ id, fix, sentence }])),
          );
          const simulated = fixable.filter(({ id }) => isSimulated(id));
          offered += simulated.length;
          for (const { fix, sentence } of [...simulated, ...fixable].slice(0, 3)) {
            const after = allChecks(applyChanges(graph, fix.changes), requirements);
            const isUnknown = (index: number) => before[index]?.outcome === 'not checked';
            for (const [index, { id, outcome, findings }] of after.entries()) {
              if (isUnknown(index)) continue;
              const context = `${id} after ${fix.label} (${sentence})`;
              if (isSimulated(id)) expect(outcome, context).not.toBe('not checked');
              expect(failuresIn(findings).length, context).toBeLessThanOrEqual(
                failuresIn(before[index]?.findings ?? []).length,
              );
            }
          }
        }),
        { numRuns: propertyRuns(16, 240) },
      );
      expect(offered).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );
});
