import { simulatedCheckIds } from '../simulate/findings/simulated-finding.ts';
import { type CheckResult, resultOf } from './finding.ts';

/** The checks that ask the simulator, and the one that reads what the configurations use. */
export const configurationCheckIds = [...simulatedCheckIds, 'capabilities'] as const;

/** These checks while, or because, nothing is configured or simulated. */
export const unsimulated = (note: string): CheckResult[] =>
  configurationCheckIds.map((id) => resultOf(id, { findings: [], note }));

/** Said of a network in which nobody is promised or denied anything. */
export const nothingToSimulate =
  'Not simulated, because no host of this network has an address, a gateway and a policy.';
