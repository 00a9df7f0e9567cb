import { isStack } from '../../graph/clusters.ts';
import type {
  Attachment,
  PluggedIn,
  SimulatedCable,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import { type FailedElements, isEdgeFailed, isNodeFailed } from '../compiled/failed-elements.ts';
import { activeMember } from './active-member.ts';

/** Who hears whom. A domain is numbered by the first of its vertices. */
export interface Layer2State {
  /** By vertex. */
  readonly domain: Int32Array;
  /** By interface: has a carrier. Tunnels are left to their ends. */
  readonly isUp: Uint8Array;
  /** By cable: carries frames. */
  readonly isForwarding: Uint8Array;
  /** By host: the attachment in use; -1 where none works. */
  readonly hostAttachment: Int32Array;
  /** By circuit, likewise. */
  readonly circuitAttachment: Int32Array;
}

/** The domain where what is attached hears others; -1 where it is cut off. */
export const domainOf = (
  { domain }: Layer2State,
  attachments: readonly Attachment[],
  used: number | undefined,
): number => domain[attachments[used ?? -1]?.vertex ?? -1] ?? -1;

/** What is looked at again: all, or what a failure touches. */
export interface Touched {
  readonly cables: Iterable<number>;
  readonly hosts: Iterable<number>;
  readonly circuits: Iterable<number>;
  /** By interfaces whose carrier may change, and vertices whose domain may. */
  readonly interfaces: (state: Layer2State) => Iterable<number>;
  readonly vertices: (state: Layer2State) => Iterable<number>;
}

/** Works out domains and carriers, in time in proportion to ports and tagged VLANs. */
export function layer2State(network: SimulatedNetwork, failed: FailedElements): Layer2State {
  const { cables, vertices, interfaces, hosts, circuits } = network;
  const state: Layer2State = {
    domain: new Int32Array(vertices.length),
    isUp: new Uint8Array(interfaces.length),
    isForwarding: new Uint8Array(cables.length),
    hostAttachment: new Int32Array(hosts.length),
    circuitAttachment: new Int32Array(circuits.length),
  };
  workOut(network, failed, state, {
    cables: cables.keys(),
    hosts: hosts.keys(),
    circuits: circuits.keys(),
    interfaces: () => interfaces.keys(),
    vertices: () => vertices.keys(),
  });
  return state;
}

/** Works out again what is touched of a state, in place. */
export function workOut(
  network: SimulatedNetwork,
  failed: FailedElements,
  state: Layer2State,
  touched: Touched,
): void {
  const isChassisUsed = chassisInUse(network, failed);
  const isOpen = openAggregates(network, failed);
  const carries = (cable: SimulatedCable | undefined): boolean =>
    cable !== undefined && isCarrying(cable, failed, isChassisUsed) && cable.ends.every(isOpen);
  for (const index of touched.cables)
    state.isForwarding[index] = carries(network.cables[index]) && !standsBy(network, index, carries) ? 1 : 0;
  const used = ({ attachments }: { readonly attachments: readonly Attachment[] }): number =>
    attachments.findIndex(
      (attachment) => isOpen(attachment.port) && isAttached(attachment, failed, isChassisUsed),
    );
  for (const index of touched.hosts) {
    const host = network.hosts[index];
    state.hostAttachment[index] = host === undefined || isNodeFailed(failed, host.row.node) ? -1 : used(host);
  }
  for (const index of touched.circuits) {
    const circuit = network.circuits[index];
    // A provider that fails leaves its line up: it only answers no more.
    state.circuitAttachment[index] = circuit === undefined ? -1 : used(circuit);
  }
  spreadDomains(network, state, touched.vertices(state));
  for (const index of touched.interfaces(state)) {
    const own = network.interfaces[index];
    if (own === undefined) continue;
    const isPowered = own.row.isUp && own.device.row.members.some(({ node }) => isChassisUsed(node));
    state.isUp[index] = isPowered && hasCarrier(network, state, own) ? 1 : 0;
  }
}

/** Numbers the domains of vertices that may have come apart or together. */
function spreadDomains(network: SimulatedNetwork, state: Layer2State, touched: Iterable<number>): void {
  const { links, linksOfVertex } = network;
  const { domain, isForwarding } = state;
  const order = [...touched].sort((a, b) => a - b);
  for (const vertex of order) domain[vertex] = -1;
  for (const start of order) {
    if (domain[start] !== -1) continue;
    domain[start] = start;
    const waiting = [start];
    for (const at of waiting) {
      for (const index of linksOfVertex[at] ?? []) {
        const link = links[index];
        if (link === undefined || isForwarding[link.cable] !== 1) continue;
        const next = link.a === at ? link.b : link.a;
        if (domain[next] !== -1) continue;
        domain[next] = start;
        waiting.push(next);
      }
    }
  }
}

/** A gateway of a VLAN is up while one of the VLAN's ports is. */
function hasCarrier(network: SimulatedNetwork, state: Layer2State, own: SimulatedInterface): boolean {
  const { row, device, index, vertex } = own;
  switch (row.kind) {
    case 'port':
    case 'aggregate':
    case 'bridge':
      return isAnyInUse(state, network.onInterface[index]);
    case 'subinterface': {
      const parent = device.byName.get(row.parent ?? '');
      return parent?.row.isUp === true && isAnyInUse(state, network.onInterface[parent.index]);
    }
    case 'vlan':
      return (
        (network.linksOfVertex[vertex] ?? []).some(
          (link) => state.isForwarding[network.links[link]?.cable ?? -1] === 1,
        ) || isAnyInUse(state, network.atVertex[vertex])
      );
    case 'loopback':
      return true;
    case 'tunnel':
      return false;
    default:
      return row.kind satisfies never;
  }
}

function isAnyInUse(
  { isForwarding, hostAttachment, circuitAttachment }: Layer2State,
  on: PluggedIn | undefined,
): boolean {
  if (on === undefined) return false;
  return (
    on.cables.some((cable) => isForwarding[cable] === 1) ||
    on.hosts.some(([host, at]) => hostAttachment[host] === at) ||
    on.circuits.some(([circuit, at]) => circuitAttachment[circuit] === at)
  );
}

/** Whether a node's cables forward: of a cluster, those of its active member; of stacked switches, those of all. */
function chassisInUse(network: SimulatedNetwork, failed: FailedElements): (node: string) => boolean {
  const { deviceOfNode } = network;
  const isWorking = (node: string) => !isNodeFailed(failed, node);
  const known = new Map<SimulatedDevice, string | undefined>();
  const active = (device: SimulatedDevice): string | undefined => {
    if (!known.has(device)) known.set(device, activeMember(network, failed, device));
    return known.get(device);
  };
  return (node) => {
    const device = deviceOfNode.get(node);
    if (device === undefined || device.row.members.length === 1 || isStack(device.row))
      return isWorking(node);
    return active(device) === node;
  };
}

/** Whether an interface takes part: the secondary of an MLAG pair closes its aggregates where only their link is lost. */
function openAggregates(
  { mlagPeers, onInterface, cables }: SimulatedNetwork,
  failed: FailedElements,
): (own: SimulatedInterface | undefined) => boolean {
  const isWhole = (own: SimulatedInterface | undefined): boolean =>
    (onInterface[own?.index ?? -1]?.cables ?? []).some((cable) => !isEdgeFailed(failed, cables[cable]?.edge));
  const known = new Map<SimulatedDevice, boolean>();
  const isClosing = (device: SimulatedDevice): boolean => {
    const before = known.get(device);
    if (before !== undefined) return before;
    const peer = mlagPeers.get(device);
    const isPeerAlive =
      peer?.device.row.members.some(({ node }) => !isNodeFailed(failed, node)) === true &&
      isWhole(peer.keepalive);
    const closing = peer?.isSecondary === true && isPeerAlive && !isWhole(peer.peerLink);
    known.set(device, closing);
    return closing;
  };
  return (own) => own?.row.aggregation?.mlag === undefined || !isClosing(own.device);
}

/** Whether a cable of an interface that uses one port at a time waits for an earlier one of it. */
function standsBy(
  { cables, onInterface }: SimulatedNetwork,
  index: number,
  carries: (cable: SimulatedCable | undefined) => boolean,
): boolean {
  return (cables[index]?.ends ?? []).some(
    (end) =>
      isRedundant(end) &&
      (onInterface[end?.index ?? -1]?.cables ?? []).some((other) => other < index && carries(cables[other])),
  );
}

export const isRedundant = (own: SimulatedInterface | undefined): boolean =>
  own?.row.aggregation?.mode === 'active-standby';

function isCarrying(
  { edge, nodes, ends }: SimulatedCable,
  failed: FailedElements,
  isChassisUsed: (node: string) => boolean,
): boolean {
  if (isEdgeFailed(failed, edge) || !nodes.every(isChassisUsed)) return false;
  const [one, other] = ends;
  if (one?.row.isUp === false || other?.row.isUp === false) return false;
  // One end bundles its cables and the other does not: LACP finds no partner.
  return one === undefined || other === undefined || isBundle(one) === isBundle(other);
}

/** Whether LACP is spoken on it. */
export const isBundle = (own: SimulatedInterface): boolean =>
  own.row.kind === 'aggregate' && !isRedundant(own);

const isAttached = (
  { vertex, port, node, edge, far }: Attachment,
  failed: FailedElements,
  isChassisUsed: (node: string) => boolean,
): boolean =>
  vertex >= 0 &&
  port?.row.isUp === true &&
  isChassisUsed(node) &&
  !isEdgeFailed(failed, edge) &&
  (far === undefined || !isNodeFailed(failed, far));
