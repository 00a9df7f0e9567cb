import type { SimulatedNetwork } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import type { HostKinds } from './flow-classes.ts';
import { flowMatrix, type MatrixRow } from './flow-matrix.ts';
import { simulate } from './simulate.ts';

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
  network: SimulatedNetwork,
  kinds: HostKinds,
  before: readonly MatrixRow[],
  elements: readonly FailedElement[] = failableElements(network),
): FailureOutcome[] {
  const flows = before.flatMap(({ flow, isAsExpected }) => (isAsExpected ? [flow] : []));
  return elements.map((element) => {
    const { view, unsettled } = simulate(network, failing(element));
    const wrong = flowMatrix(view, kinds, flows).filter(({ isAsExpected }) => !isAsExpected);
    const isPlugged = (id: string): boolean => {
      const host = network.hostsById.get(id);
      if (host === undefined) return true;
      const device = network.deviceOfNode.get(host.row.node);
      if (device !== undefined) return device.interfaces.some(view.isUp);
      return (view.layer2.hostAttachment[host.index] ?? -1) >= 0;
    };
    const promised = wrong.filter(({ flow }) => flow.expected === 'pass');
    const isLost = ({ flow }: MatrixRow) => isPlugged(flow.source) && isPlugged(flow.destination);
    return {
      element,
      lost: promised.filter(isLost),
      unplugged: promised.filter((row) => !isLost(row)),
      opened: wrong.filter(({ flow }) => flow.expected === 'drop'),
      isSettled: unsettled.length === 0,
    };
  });
}
