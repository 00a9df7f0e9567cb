import type { CheckInput } from '#shared/network/checks/check-plan.ts';
import type { NetworkKeeper } from '#shared/network/checks/network-keeper.ts';
import {
  patientBounds,
  type SimulationStep,
  simulationSteps,
} from '#shared/network/checks/simulation-steps.ts';
import { type ImpactStep, impactSteps } from '#shared/network/failures/impact-steps.ts';
import { type AssessedCheck, counted } from './assessed-check.ts';
import { type RankedFailure, ranked } from './assessment.ts';

/** What is known after a part of a simulation. */
export interface Simulated {
  readonly checks: readonly AssessedCheck[];
  /** What each failure affects, where that was asked for. */
  readonly failures?: readonly RankedFailure[];
  readonly progress: SimulationStep['progress'];
  readonly isLast: boolean;
}

/** A simulation that goes on when it is asked to. */
export type Simulation = () => Simulated;

export function beginSimulation(input: CheckInput, withImpacts: boolean, keeper: NetworkKeeper): Simulation {
  const steps: Iterator<SimulationStep | ImpactStep, void> = withImpacts
    ? impactSteps(input, patientBounds, keeper)
    : simulationSteps(input, patientBounds, undefined, keeper);
  return () => {
    const next = steps.next();
    if (next.done) throw new Error('The simulation has ended.');
    const { value: step } = next;
    const { progress } = step;
    return {
      checks: step.checks.map(counted),
      ...('impacts' in step && { failures: step.impacts.map(ranked) }),
      progress,
      isLast: progress.done === progress.all,
    };
  };
}
