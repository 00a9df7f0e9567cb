import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { CheckInput } from '../checks/check-plan.ts';
import { keepingNothing, type NetworkKeeper } from '../checks/network-keeper.ts';
import { type SimulationBounds, type SimulationStep, simulationSteps } from '../checks/simulation-steps.ts';
import { layer3Of } from '../configuration/view/layer3.ts';
import { indexNetwork } from '../graph/network-index.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { type FailureImpact, failureImpacts } from './failure-impact.ts';
import { reachFlows } from './reach-flows.ts';
import { type LostReach, lossesOf } from './simulated-losses.ts';

/** What failures do, as far as it is known after a part of the simulation: what cables decide at once. */
export interface ImpactStep extends SimulationStep {
  readonly impacts: readonly FailureImpact[];
}

/** Simulates a network as `simulationSteps` does, and says beside the checks what every failure affects. */
export function* impactSteps(
  input: CheckInput,
  bounds: SimulationBounds,
  keeper: NetworkKeeper = keepingNothing,
): Generator<ImpactStep, void, void> {
  const index = indexNetwork(input.graph);
  const { hub } = layer3Of(input.graph);
  const losses = new Map<string, readonly LostReach[]>();
  const figures = assumptionsOf(input.requirements);
  let impacts = failureImpacts(index, figures);
  const others = (network: NetworkConfiguration) => reachFlows(network, index, hub);
  for (const step of simulationSteps(input, bounds, others, keeper)) {
    const known = losses.size;
    if (step.simulated !== undefined)
      for (const [id, lost] of lossesOf(step.failures, step.simulated.network)) losses.set(id, lost);
    if (losses.size > known) impacts = failureImpacts(index, figures, losses);
    yield { ...step, impacts };
  }
}
