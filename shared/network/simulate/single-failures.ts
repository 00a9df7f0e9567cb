import type { Flow } from '../../contract/configuration/network-configuration.ts';
import { isConcerned } from './changed-routes.ts';
import type { SimulatedNetwork } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import type { HostKinds } from './flow-classes.ts';
import { flowMatrix, type MatrixRow } from './flow-matrix.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { failureIndex } from './layer2-after.ts';
import type { NetworkState } from './simulate.ts';
import { stateAfter } from './state-after.ts';
import type { FlowOutcome } from './walk-flow.ts';

export interface FailedElement {
  readonly kind: 'chassis' | 'edge' | 'provider';
  /** Id of the node or link. */
  readonly id: string;
}

/** What a failure takes, by flows that are as expected while nothing fails. */
export interface FailureOutcome {
  readonly element: FailedElement;
  /** Promised flows that no longer pass though both ends are still plugged in. */
  readonly lost: readonly MatrixRow[];
  /** Promised flows with an end that hung on what failed alone. */
  readonly unplugged: readonly MatrixRow[];
  /** Forbidden flows that now pass. */
  readonly opened: readonly MatrixRow[];
  /** Whether routes, tracks and tunnels come to rest. */
  readonly isSettled: boolean;
}

/** Every chassis, provider, circuit and link between devices. */
export function failableElements({
  devices,
  providers,
  cables,
  circuits,
  deviceOfNode,
}: SimulatedNetwork): FailedElement[] {
  const edges = new Set([
    ...cables.flatMap(({ edge, nodes }) => (nodes.every((node) => deviceOfNode.has(node)) ? [edge] : [])),
    ...circuits.map(({ row }) => row.edge),
  ]);
  return [
    ...devices.flatMap(({ row }) => row.members.map(({ node }) => ({ kind: 'chassis', id: node }) as const)),
    ...providers.map(({ row }) => ({ kind: 'provider', id: row.id }) as const),
    ...[...edges].map((id) => ({ kind: 'edge', id }) as const),
  ];
}

export function failing({ kind, id }: FailedElement): FailedElements {
  switch (kind) {
    case 'chassis':
      return { chassis: new Set([id]) };
    case 'edge':
      return { edges: new Set([id]) };
    case 'provider':
      return { providers: new Set([id]) };
    default:
      return kind satisfies never;
  }
}

/** What the failure of each element alone takes from `before`, the matrix without failures. */
export function singleFailures(
  base: NetworkState,
  kinds: HostKinds,
  before: readonly MatrixRow[],
  elements: readonly FailedElement[] = failableElements(base.view.network),
): FailureOutcome[] {
  const { network, layer2 } = base.view;
  const index = failureIndex(network, layer2);
  const rows = before.filter(({ isAsExpected }) => isAsExpected);
  const flowsOf = flowsByHost(network, rows);
  const flowsAlike = new Map<FlowOutcome, Flow[]>();
  for (const { flow, outcome } of rows) {
    const own = flowsAlike.get(outcome);
    if (own === undefined) flowsAlike.set(outcome, [flow]);
    else own.push(flow);
  }
  return elements.map((element) => {
    const { state, hosts, changes } = stateAfter(base, index, failing(element));
    const { view, unsettled } = state;
    const concerned = new Set(
      [...hosts].flatMap((host) => flowsOf.get(network.hosts[host]?.row.id ?? '') ?? []),
    );
    for (const [outcome, alike] of flowsAlike)
      if (isConcerned(outcome.met, changes)) for (const flow of alike) concerned.add(flow);
    const wrong = flowMatrix(view, kinds, [...concerned]).filter(({ isAsExpected }) => !isAsExpected);
    const promised = wrong.filter(({ flow }) => flow.expected === 'pass');
    const isLost = ({ flow }: MatrixRow) => isPlugged(view, flow.source) && isPlugged(view, flow.destination);
    return {
      element,
      lost: promised.filter(isLost),
      unplugged: promised.filter((row) => !isLost(row)),
      opened: wrong.filter(({ flow }) => flow.expected === 'drop'),
      isSettled: unsettled.length === 0,
    };
  });
}

/** Whether a host still hangs on something that works; the internet does. */
function isPlugged({ network, layer2, isUp }: ForwardingView, id: string): boolean {
  const host = network.hostsById.get(id);
  if (host === undefined) return true;
  const device = network.deviceOfNode.get(host.row.node);
  if (device !== undefined) return device.interfaces.some(isUp);
  return (layer2.hostAttachment[host.index] ?? -1) >= 0;
}

function flowsByHost({ hostsById }: SimulatedNetwork, rows: readonly MatrixRow[]): Map<string, Flow[]> {
  const flowsOf = new Map<string, Flow[]>();
  for (const { flow } of rows) {
    for (const end of [flow.source, flow.destination]) {
      if (!hostsById.has(end)) continue;
      const own = flowsOf.get(end);
      if (own === undefined) flowsOf.set(end, [flow]);
      else own.push(flow);
    }
  }
  return flowsOf;
}
