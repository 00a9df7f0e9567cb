import type { CheckInput } from '#shared/network/checks/check-plan.ts';
import type { NetworkKeeper } from '#shared/network/checks/network-keeper.ts';
import {
  patientBounds,
  type SimulationStep,
  simulationSteps,
} from '#shared/network/checks/simulation-steps.ts';
import { type ImpactStep, impactSteps } from '#shared/network/failures/impact-steps.ts';
import { failedElements, lostPart } from '#shared/network/failures/lost-part.ts';
import { groupsLost, reachLost } from '#shared/network/failures/simulated-losses.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { failableElements } from '#shared/network/simulate/flows/single-failures.ts';
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
export interface Simulation {
  readonly next: () => Simulated;
  /** The groups that no longer reach what they have to, plugged in as they are, when these elements fail at once; undefined where nothing is simulated. */
  readonly groupsLost: (ids: readonly string[]) => readonly string[] | undefined;
}

export function beginSimulation(input: CheckInput, withImpacts: boolean, keeper: NetworkKeeper): Simulation {
  const steps: Iterator<SimulationStep | ImpactStep, void> = withImpacts
    ? impactSteps(input, patientBounds, keeper)
    : simulationSteps(input, patientBounds, undefined, keeper);
  let simulated: SimulationStep['simulated'];
  return {
    next: () => {
      const next = steps.next();
      if (next.done) throw new Error('The simulation has ended.');
      const { value: step } = next;
      const { progress } = step;
      simulated = step.simulated;
      return {
        checks: step.checks.map(counted),
        ...('impacts' in step && { failures: step.impacts.map(ranked) }),
        progress,
        isLast: progress.done === progress.all,
      };
    },
    groupsLost: (ids) => {
      if (simulated === undefined) return undefined;
      const { network, simulation, others } = simulated;
      const failed = failableElements(simulation.network).filter(({ id }) => ids.includes(id));
      const lost = reachLost(simulation.failingTogether(failed, others), network);
      const index = indexNetwork(input.graph);
      const { whole } = lostPart(index, failedElements(index, ids));
      return [...groupsLost(lost, (node) => whole.has(node))];
    },
  };
}
