import type { Flow } from '../../contract/configuration/network-configuration.ts';
import type { MatrixRow } from '../simulate/flows/flow-matrix.ts';
import type { Drop } from '../simulate/forwarding/forwarding-steps.ts';

/** A flow and what comes of it, without the way that it takes. */
export interface VerifiedFlow {
  readonly flow: Flow;
  readonly outcome: 'pass' | 'drop' | 'partly';
  readonly drop: Drop | undefined;
  readonly isAsExpected: boolean;
}

/** Without the steps, which hold the whole network. */
export const verifiedFlow = ({
  flow,
  outcome: { outcome, drop },
  isAsExpected,
}: MatrixRow): VerifiedFlow => ({ flow, outcome, drop, isAsExpected });
