import { type CheckInput, checkPlan } from './check-plan.ts';
import type { CheckResult } from './finding.ts';
import { type SimulationBounds, simulationSteps, usualBounds } from './simulation-steps.ts';

/**
 * Runs every check on a network, planned or drawn, in the order of `checkTitles`: those that read the plan, then those
 * that simulate it, as far as the bounds allow. Pure.
 */
export function checkNetwork(input: CheckInput, bounds: SimulationBounds = usualBounds): CheckResult[] {
  let simulated: readonly CheckResult[] = [];
  for (const { checks } of simulationSteps(input, bounds)) simulated = checks;
  return [...checkPlan(input), ...simulated];
}
