import { simulatedCheckIds } from '../simulate/findings/simulated-finding.ts';
import { type CheckResult, resultOf } from './finding.ts';

/** The simulated checks while, or because, nothing is simulated. */
export const unsimulated = (note: string): CheckResult[] =>
  simulatedCheckIds.map((id) => resultOf(id, { findings: [], note }));

/** Said of a network in which nobody is promised or denied anything. */
export const nothingToSimulate =
  'Not simulated, because no host of this network has an address, a gateway and a policy.';
