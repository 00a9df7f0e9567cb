import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { CheckInput } from '#shared/network/checks/check-plan.ts';
import { keepingNothing, type NetworkKeeper, networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { failableElements } from '#shared/network/simulate/flows/single-failures.ts';
import { verifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { onceForEach } from '../../support/once-for-each.ts';
import { isLong, propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import type { ReferenceCase } from '../reference/reference-case.ts';
import { forwarding } from '../simulate/forwarding-in-words.ts';
import { applyEdit, randomEdits } from './random-edits.ts';

const planned = onceForEach(
  ({ requirements, existing }: ReferenceCase): Graph =>
    planNetwork({
      requirements,
      ...(existing && { existing }),
      devices: catalogue,
      assigned: [],
      today: '2026-11-21',
    }),
);

const modelsOf = ({ nodes }: Graph) => {
  const used = new Set(nodes.map(({ equipmentId }) => equipmentId));
  return catalogue.filter(({ id }) => used.has(id));
};

/** Networks whose comparison takes seconds; the long lane edits the others, too. */
const editedCases = () =>
  isLong ? allCases : allCases.filter((reference) => planned(reference).nodes.length <= 150);

/** What is compared: no failures, which take minutes; they follow from the same state. */
const atRest = { ...patientBounds, failures: 0 };

/** All that packets are forwarded by, and what comes of every flow. */
function behaviour(keeper: NetworkKeeper, input: CheckInput) {
  const configured = keeper.configure(input);
  if (configured.kind === 'refused') return undefined;
  const { state, matrix } = keeper.simulate(configured.network);
  return { ...forwarding(state.view), flows: matrix.map(verifiedFlow) };
}

/** What some of the single failures take. */
function failures(keeper: NetworkKeeper, input: CheckInput) {
  const configured = keeper.configure(input);
  if (configured.kind === 'refused') return [];
  const simulation = keeper.simulate(configured.network);
  const elements = failableElements(simulation.network).filter((_, at) => at % 17 === 0);
  return simulation.failing(elements).map(({ lost, unplugged, opened, ...rest }) => ({
    ...rest,
    rows: [lost, unplugged, opened].map((rows) => rows.map(verifiedFlow)),
  }));
}

describe('a plan that is edited', () => {
  it(
    'has the configurations and findings that it would have if they were worked out from nothing',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...editedCases()), randomEdits(8), (reference, edits) => {
          const { requirements } = reference;
          const keeper = networkKeeper();
          let graph = planned(reference);
          const devices = modelsOf(graph);
          const findings = (kept: typeof keeper) =>
            [...simulationSteps({ graph, requirements, devices }, atRest, undefined, kept)].map(
              ({ checks }) => checks,
            );
          findings(keeper);
          for (const edit of edits) {
            const edited = applyEdit(graph, edit);
            const input = { graph: edited, requirements, devices };
            const configured = keeper.configure(input);
            expect(configured).toEqual(keepingNothing.configure(input));
            // Of a plan that is refused, nothing more comes however it is edited on.
            if (configured.kind === 'refused') continue;
            graph = edited;
            expect(findings(keeper)).toEqual(findings(keepingNothing));
            expect(behaviour(keeper, input)).toEqual(behaviour(keepingNothing, input));
          }
          expect(failures(keeper, { graph, requirements, devices })).toEqual(
            failures(keepingNothing, { graph, requirements, devices }),
          );
        }),
        { numRuns: propertyRuns(4, 300) },
      );
    },
    propertyTimeout(600_000),
  );
});
