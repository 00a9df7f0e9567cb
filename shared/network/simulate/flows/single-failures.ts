import { appendUnder } from '../../../collections/append-under.ts';
import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import { circuitsOf } from '../compiled/network-indexes.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { type Met, WalksByQuery } from '../forwarding/walk-queries.ts';
import { type FailureIndex, failureIndex } from '../layer2/layer2-after.ts';
import type { NetworkState } from '../settling/simulate.ts';
import { type StateAfter, stateAfter } from '../settling/state-after.ts';
import { flowMatrix, type MatrixRow } from './flow-matrix.ts';
import type { HostKinds } from './host-kinds.ts';

export interface FailedElement {
  readonly kind: 'chassis' | 'edge' | 'provider';
  /** Id of the node or link. */
  readonly id: string;
}

/** What the failure of an element takes. */
export interface FailureOutcome extends FailedFlows {
  readonly element: FailedElement;
}

/** What a failure takes, by flows that are as expected while nothing fails. */
export interface FailedFlows {
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
  deviceOfNode,
}: SimulatedNetwork): FailedElement[] {
  const edges = new Set<string>();
  for (const { edge, nodes, ends } of cables) {
    const isPlugged = ends[0] !== undefined && ends[1] !== undefined;
    if (isPlugged || nodes.every((node) => deviceOfNode.has(node))) edges.add(edge);
  }
  for (const { row } of circuitsOf({ providers })) edges.add(row.edge);
  return [
    ...devices.flatMap(({ row }) => row.members.map(({ node }) => ({ kind: 'chassis', id: node }) as const)),
    ...providers.map(({ row }) => ({ kind: 'provider', id: row.id }) as const),
    ...[...edges].map((id) => ({ kind: 'edge', id }) as const),
  ];
}

/** Elements that fail at once. */
export function failedTogether(elements: readonly FailedElement[]): FailedElements {
  const of = (kind: FailedElement['kind']) =>
    new Set(elements.flatMap((element) => (element.kind === kind ? [element.id] : [])));
  return { chassis: of('chassis'), edges: of('edge'), providers: of('provider') };
}

/** What failures take from a network at rest, by flows that are as expected there; what all of them need is found once. */
export class NetworkFailures {
  readonly #base: NetworkState;
  readonly #kinds: HostKinds;
  readonly #index: FailureIndex;
  readonly #rows: readonly MatrixRow[];
  readonly #byWalk = new Map<Met, number[]>();
  readonly #byHost = new Map<string, number[]>();
  readonly #walks = new WalksByQuery();

  constructor(base: NetworkState, kinds: HostKinds, before: readonly MatrixRow[]) {
    this.#base = base;
    this.#kinds = kinds;
    this.#index = failureIndex(base.view.network, base.view.layer2);
    this.#rows = before.filter(({ isAsExpected }) => isAsExpected);
    for (const [at, { flow, outcome }] of this.#rows.entries()) {
      appendUnder(this.#byWalk, outcome.met, at);
      for (const end of [flow.source, flow.destination]) appendUnder(this.#byHost, end, at);
    }
    for (const walk of this.#byWalk.keys()) this.#walks.add(walk);
  }

  of(elements: readonly FailedElement[]): FailedFlows {
    const after = stateAfter(this.#base, this.#index, failedTogether(elements));
    const { view, unsettled } = after.state;
    const wrong = flowMatrix(view, this.#kinds, this.#concerned(after)).filter(
      ({ isAsExpected }) => !isAsExpected,
    );
    const promised = wrong.filter(({ flow }) => flow.expected === 'pass');
    const isLost = ({ flow }: MatrixRow) => isPlugged(view, flow.source) && isPlugged(view, flow.destination);
    return {
      lost: promised.filter(isLost),
      unplugged: promised.filter((row) => !isLost(row)),
      opened: wrong.filter(({ flow }) => flow.expected === 'drop'),
      isSettled: unsettled.length === 0,
    };
  }

  /** Flows that may come out otherwise, in their order. */
  #concerned({ hosts, changes }: StateAfter): Flow[] {
    const concerned = new Set([
      ...[...this.#walks.concerned(changes)].flatMap((walk) => this.#byWalk.get(walk) ?? []),
      ...hosts.flatMap(({ row }) => this.#byHost.get(row.id) ?? []),
    ]);
    return [...concerned].sort((a, b) => a - b).flatMap((at) => this.#rows[at]?.flow ?? []);
  }
}

/** Whether a host still hangs on something that works; the internet does. */
function isPlugged({ network, layer2, isUp }: ForwardingView, id: string): boolean {
  const host = network.hostsById.get(id);
  if (host === undefined) return true;
  const device = network.deviceOfNode.get(host.row.node);
  if (device !== undefined) return device.interfaces.some(isUp);
  return (layer2.hostAttachment[host.index] ?? -1) >= 0;
}
