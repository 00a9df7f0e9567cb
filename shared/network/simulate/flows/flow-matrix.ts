import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { type FlowOutcome, walkFlow } from '../forwarding/walk-flow.ts';
import { flowClass, type HostKinds } from './flow-classes.ts';

/** A promised or forbidden flow and what comes of it. Flows of one class share what came of the first of them. */
export interface MatrixRow {
  readonly flow: Flow;
  readonly outcome: FlowOutcome;
  readonly isAsExpected: boolean;
}

/** Every flow of the network, each class of equal ones walked once. */
export function flowMatrix(
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[] = view.network.row.flows,
): MatrixRow[] {
  const outcomes = new Map<string, FlowOutcome>();
  return flows.map((flow) => {
    const key = flowClass(view, kinds, flow);
    const outcome = outcomes.get(key) ?? walkFlow(view, flow);
    outcomes.set(key, outcome);
    return { flow, outcome, isAsExpected: outcome.outcome === flow.expected };
  });
}
