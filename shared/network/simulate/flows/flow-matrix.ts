import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { Service } from '../../../contract/configuration/security.ts';
import { isDecidedAlike } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { type FlowOutcome, walkFlow } from '../forwarding/walk-flow.ts';
import { flowEnds, type HostKinds } from './flow-classes.ts';

/** A promised or forbidden flow and what comes of it. Flows of one class share what came of the first of them. */
export interface MatrixRow {
  readonly flow: Flow;
  readonly outcome: FlowOutcome;
  readonly isAsExpected: boolean;
}

/** Every flow of the network. Of those between the same ends one is walked for all services that the same rules decide on. */
export function flowMatrix(
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[] = view.network.row.flows,
): MatrixRow[] {
  const walkedBetween = new Map<string, FlowOutcome[]>();
  const endsOf = flowEnds(view, kinds);
  return flows.map((flow) => {
    const ends = endsOf(flow);
    const walked = walkedBetween.get(ends) ?? [];
    walkedBetween.set(ends, walked);
    const alike = walked.find(({ met }) => met.rules.every((rule) => isDecidedAlike(rule, flow.service)));
    const outcome = alike ? ofService(alike, flow.service) : walkFlow(view, flow);
    if (!alike) walked.push(outcome);
    return { flow, outcome, isAsExpected: outcome.outcome === flow.expected };
  });
}

/** The same outcome for another service, which the reason of a drop names. */
function ofService(outcome: FlowOutcome, { name }: Service): FlowOutcome {
  const { drop } = outcome;
  return drop?.inputs.service === undefined || drop.inputs.service === name
    ? outcome
    : { ...outcome, drop: { ...drop, inputs: { ...drop.inputs, service: name } } };
}
