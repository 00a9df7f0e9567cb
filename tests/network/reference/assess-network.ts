import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { type CheckInput, checkPlan } from '#shared/network/checks/check-plan.ts';
import type { CheckResult } from '#shared/network/checks/finding.ts';
import { simulationSteps, usualBounds } from '#shared/network/checks/simulation-steps.ts';
import { type VerifiedFlow, verifiedFlow } from '#shared/network/verification/verified-flow.ts';

/** What all checks find in a network, and what was simulated for them. */
export interface Assessment {
  readonly checks: readonly CheckResult[];
  /** Absent where nothing could be simulated. */
  readonly network: NetworkConfiguration | undefined;
  readonly flows: readonly VerifiedFlow[];
}

/** Runs every check once and keeps what the document shows of the simulation. */
export function assessNetwork(input: CheckInput): Assessment {
  let simulated: readonly CheckResult[] = [];
  let found: Pick<Assessment, 'network' | 'flows'> = { network: undefined, flows: [] };
  for (const step of simulationSteps(input, usualBounds)) {
    simulated = step.checks;
    if (step.simulated && found.network === undefined)
      found = {
        network: step.simulated.network,
        flows: step.simulated.simulation.matrix.map(verifiedFlow),
      };
  }
  return { checks: [...checkPlan(input), ...simulated], ...found };
}
