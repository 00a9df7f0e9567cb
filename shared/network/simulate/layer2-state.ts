import type {
  Attachment,
  SimulatedCable,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
} from './compiled-network.ts';
import { type FailedElements, isEdgeFailed, isNodeFailed } from './failed-elements.ts';

/** Who hears whom. A domain is numbered by one of its vertices. */
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

/** Works out domains and carriers, in time in proportion to ports and tagged VLANs. */
export function layer2State(network: SimulatedNetwork, failed: FailedElements): Layer2State {
  const { cables, links, interfaces, hosts, circuits } = network;
  const parent = Int32Array.from(network.vertices.keys());
  const isForwarding = new Uint8Array(cables.length);
  const hasCarrier = new Uint8Array(interfaces.length);
  const isVertexLive = new Uint8Array(parent.length);
  const isChassisUsed = chassisInUse(network, failed);
  for (const [index, cable] of cables.entries()) {
    if (!isCarrying(cable, failed, isChassisUsed)) continue;
    isForwarding[index] = 1;
    for (const end of cable.ends) if (end !== undefined) hasCarrier[end.index] = 1;
    for (let at = cable.firstLink; at < cable.lastLink; at += 1) {
      const link = links[at];
      if (link === undefined) continue;
      isVertexLive[link.a] = 1;
      isVertexLive[link.b] = 1;
      join(parent, link.a, link.b);
    }
  }
  const attach = ({ attachments }: { readonly attachments: readonly Attachment[] }): number => {
    const used = attachments.findIndex((attachment) => isAttached(attachment, failed, isChassisUsed));
    const { vertex = -1, port } = attachments[used] ?? {};
    if (vertex >= 0) isVertexLive[vertex] = 1;
    if (port !== undefined) hasCarrier[port.index] = 1;
    return used;
  };
  const hostAttachment = Int32Array.from(hosts, (host) =>
    isNodeFailed(failed, host.row.node) ? -1 : attach(host),
  );
  const circuitAttachment = Int32Array.from(circuits, (circuit) =>
    isNodeFailed(failed, circuit.provider.row.id) ? -1 : attach(circuit),
  );
  const isUp = new Uint8Array(interfaces.length);
  for (const own of interfaces) {
    const { row, device, index } = own;
    if (!row.isUp || !device.row.members.some(({ node }) => isChassisUsed(node))) continue;
    isUp[index] = carrierOf(own, hasCarrier, isVertexLive);
  }
  return {
    domain: parent.map((_, vertex) => rootOf(parent, vertex)),
    isUp,
    isForwarding,
    hostAttachment,
    circuitAttachment,
  };
}

/** A gateway of a VLAN is up while one of the VLAN's ports is. */
function carrierOf(own: SimulatedInterface, hasCarrier: Uint8Array, isVertexLive: Uint8Array): number {
  const { row, device, index, vertex } = own;
  switch (row.kind) {
    case 'port':
    case 'aggregate':
    case 'bridge':
      return hasCarrier[index] ?? 0;
    case 'subinterface': {
      const parent = device.byName.get(row.parent ?? '');
      return parent?.row.isUp === true ? (hasCarrier[parent.index] ?? 0) : 0;
    }
    case 'vlan':
      return isVertexLive[vertex] ?? 0;
    case 'loopback':
      return 1;
    case 'tunnel':
      return 0;
    default:
      return row.kind satisfies never;
  }
}

/**
 * Whether a node's cables forward: of a cluster, those of the first member that works; of stacked switches, those of all.
 */
function chassisInUse(network: SimulatedNetwork, failed: FailedElements): (node: string) => boolean {
  const { deviceOfNode } = network;
  const isWorking = (node: string) => !isNodeFailed(failed, node);
  const active = ({ row }: SimulatedDevice) => row.members.find(({ node }) => isWorking(node))?.node;
  return (node) => {
    const device = deviceOfNode.get(node);
    if (device === undefined || device.row.members.length === 1 || device.row.kind === 'switch')
      return isWorking(node);
    return active(device) === node;
  };
}

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

const isBundle = ({ row }: SimulatedInterface): boolean => row.kind === 'aggregate';

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

function rootOf(parent: Int32Array, vertex: number): number {
  let at = vertex;
  for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
    parent[at] = parent[up] ?? up;
    at = up;
  }
  return at;
}

/** The lower number becomes the root, so that a domain's number does not depend on the order of cables. */
function join(parent: Int32Array, a: number, b: number): void {
  const [one, other] = [rootOf(parent, a), rootOf(parent, b)];
  if (one < other) parent[other] = one;
  else parent[one] = other;
}
