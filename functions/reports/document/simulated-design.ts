import { checkPlan } from '#shared/network/checks/check-plan.ts';
import type { CheckResult } from '#shared/network/checks/finding.ts';
import {
  type SimulationStep,
  simulationSteps,
  usualBounds,
} from '#shared/network/checks/simulation-steps.ts';
import type { FailureOutcome } from '#shared/network/simulate/flows/single-failures.ts';
import type { ReportInput } from './report-input.ts';

/** A design as it was checked, by its plan and by its simulation, which both happen once for the whole report. */
export interface SimulatedDesign {
  readonly checks: readonly CheckResult[];
  /** Absent where nothing was simulated; the checks say why. */
  readonly simulated: SimulationStep['simulated'];
  /** What the failure of each element alone takes; none where the design is too large for it here. */
  readonly failures: readonly FailureOutcome[];
}

export function simulateDesign({ design, topology, devices }: ReportInput): SimulatedDesign {
  const input = { graph: topology, requirements: design.requirements, devices };
  let answers: readonly CheckResult[] = [];
  let simulated: SimulationStep['simulated'];
  const failures: FailureOutcome[] = [];
  for (const step of simulationSteps(input, usualBounds)) {
    answers = step.checks;
    simulated = step.simulated;
    failures.push(...step.ownFailures);
  }
  return { checks: [...checkPlan(input), ...answers], simulated, failures };
}
