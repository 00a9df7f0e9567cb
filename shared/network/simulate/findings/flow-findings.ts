import { onceEach } from '../../../caching/once-each.ts';
import type { MatrixRow } from '../flows/flow-matrix.ts';
import type { FailureOutcome } from '../flows/single-failures.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

/** Check 12: each promised flow passes, each forbidden one does not. Flows that one thing stops are one finding. */
export const flowFindings = onceEach((matrix: readonly MatrixRow[]): readonly SimulatedFinding[] => {
  const groups = new Map<string, { readonly finding: SimulatedFinding; readonly flows: string[] }>();
  for (const { flow, outcome, isAsExpected } of matrix) {
    if (isAsExpected) continue;
    const { drop } = outcome;
    const isOpen = flow.expected === 'drop';
    const partly = outcome.outcome === 'partly' ? 'promised-partly' : 'promised-dropped';
    const rule = isOpen ? 'forbidden-passes' : partly;
    const key = isOpen
      ? `${flow.source} ${flow.destination}`
      : `${rule} ${drop?.rule} ${drop?.elements.join(' ')}`;
    const group = groups.get(key) ?? {
      flows: [],
      finding: {
        check: 'flows' as const,
        rule,
        elements: isOpen ? flow.from : [...(drop?.elements ?? []), ...flow.from],
        inputs: { direction: outcome.direction, ...inputsOf(flow, drop) },
      },
    };
    groups.set(key, group);
    group.flows.push(flow.id);
  }
  return [...groups.values()].map(({ finding, flows }) => ({
    ...finding,
    elements: [...new Set(finding.elements)],
    inputs: { ...finding.inputs, flow: flows[0] ?? '', flows: flows.length },
  }));
});

/** A flow and why it is dropped. Why it is may name the address that it leads to as its destination, hence `towards`. */
const inputsOf = (
  { source, destination, service }: MatrixRow['flow'],
  drop: MatrixRow['outcome']['drop'],
): SimulatedFinding['inputs'] => ({
  ...(drop && { ...drop.inputs, drop: drop.rule, at: drop.elements[0] ?? '' }),
  source,
  towards: destination,
  service: service.name,
});

/** Check 13: what a single failure takes, opens or leaves unsettled. Which of it has to survive, the requirements say. */
export const failureFindings = (failures: readonly FailureOutcome[]): SimulatedFinding[] =>
  failures.flatMap(({ element, lost, opened, isSettled }): SimulatedFinding[] => {
    const about = (rule: string, [row]: readonly MatrixRow[], inputs: SimulatedFinding['inputs'] = {}) => ({
      check: 'failures' as const,
      rule,
      elements: [element.id, ...(row?.outcome.drop?.elements ?? [])],
      inputs: {
        element: element.id,
        kind: element.kind,
        ...inputs,
        ...(row && { flow: row.flow.id, ...inputsOf(row.flow, row.outcome.drop) }),
      },
    });
    const partly = lost.filter(({ outcome }) => outcome.outcome === 'partly').length;
    return [
      ...(lost.length === 0 ? [] : [about('failure-takes', lost, { flows: lost.length, partly })]),
      ...(opened.length === 0 ? [] : [about('failure-opens', opened, { flows: opened.length })]),
      ...(isSettled ? [] : [about('failure-unsettled', [])]),
    ];
  });

/** Check 16: every host that is plugged in hears its gateway, every device has a cable that works. */
export function isolationFindings(view: ForwardingView): SimulatedFinding[] {
  const { network, layer2 } = view;
  const hosts: SimulatedFinding[] = [];
  for (const { row, attachments, gateway, index, address } of network.hostsById.values()) {
    // What has no link at all is found by the plan.
    if (row.ports.length === 0) continue;
    const domain = domainOf(layer2, attachments, layer2.hostAttachment[index]);
    const isCutOff = domain < 0;
    if (!isCutOff && view.answering(domain, gateway) !== undefined) continue;
    const device = network.deviceOfNode.get(row.node);
    if (device !== undefined && view.isOwn(device, address)) continue;
    const rule = isCutOff ? 'host-cut-off' : 'host-without-gateway';
    const inputs = { host: row.id, gateway: row.gateway, vlan: row.vlan ?? 0 };
    hosts.push({ check: 'isolated', rule, elements: [row.node, row.subnet], inputs });
  }
  const devices = network.devices.flatMap(({ row, interfaces }): SimulatedFinding[] => {
    const isReached = interfaces.some(
      (own) => view.isUp(own) && own.row.kind !== 'loopback' && own.row.kind !== 'tunnel',
    );
    return isReached
      ? []
      : [{ check: 'isolated', rule: 'device-cut-off', elements: [row.id], inputs: { device: row.id } }];
  });
  return [...hosts, ...devices];
}
