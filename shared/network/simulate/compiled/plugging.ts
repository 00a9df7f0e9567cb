import type { ChassisPort } from '../../../contract/configuration/interfaces.ts';
import type { Cable, HostGroup } from '../../../contract/configuration/network-configuration.ts';
import { parseAddress, parseBlock, withoutPrefix } from '../../addressing/ipv4.ts';
import type {
  AddressedHost,
  Attachment,
  Layer2Link,
  OwnAddress,
  PluggedIn,
  Plugs,
  SimulatedCable,
  SimulatedCircuit,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
  SimulatedProvider,
} from './compiled-network.ts';
import { isIpv4 } from './compiled-routing.ts';
import { framesOf, hostTag, type PortFrames } from './port-frames.ts';

export const portKey = ({ node, name }: ChassisPort): string => `${node} ${name}`;

/** The ports that cables and hosts find an interface by; a VLAN's interface has none of its own. */
export const plugKeys = ({ row: { ports, kind } }: SimulatedInterface): string[] =>
  kind === 'vlan' ? [] : ports.map(portKey);

export const nothingPluggedIn = (): PluggedIn => ({ cables: [], hosts: [], circuits: [] });

/** Frames of interfaces, each worked out once. */
export type FramesOf = (own: SimulatedInterface) => PortFrames;

export function framesOnce({ vertexNumbers }: Pick<Plugs, 'vertexNumbers'>): FramesOf {
  const known = new Map<SimulatedInterface, PortFrames>();
  return (own) => {
    const made = known.get(own) ?? framesOf(own, vertexNumbers);
    known.set(own, made);
    return made;
  };
}

/** A cable between two interfaces, with its layer-2 links after those that there are. */
export function plugCable(
  row: Cable,
  cable: number,
  { ports, farEnds }: Plugs,
  links: Layer2Link[],
  frames: FramesOf,
): SimulatedCable {
  const { edge, a, b } = row;
  const keys = [portKey(a), portKey(b)] as const;
  farEnds.set(keys[0], { edge, far: b.node });
  farEnds.set(keys[1], { edge, far: a.node });
  const [one, other] = [ports.get(keys[0]), ports.get(keys[1])];
  const firstLink = links.length;
  if (one !== undefined && other !== undefined) {
    const there = frames(other);
    for (const [tag, vertex] of frames(one)) {
      const far = there.get(tag);
      if (far !== undefined) links.push({ a: vertex, b: far, tag, cable });
    }
  }
  return { row, edge, nodes: [a.node, b.node], keys, ends: [one, other], firstLink, lastLink: links.length };
}

export function attach(
  port: ChassisPort,
  vlan: number | undefined,
  { ports, farEnds }: Plugs,
  frames: FramesOf,
  ownEdge?: string,
): Attachment {
  const own = ports.get(portKey(port));
  const end = farEnds.get(portKey(port));
  return {
    vertex: own === undefined ? -1 : (frames(own).get(hostTag(own, vlan)) ?? -1),
    port: own,
    node: port.node,
    edge: ownEdge ?? end?.edge,
    far: end?.far,
  };
}

/** Whether a host is in the family at all. */
export const isAddressed = (row: HostGroup): row is AddressedHost =>
  row.ipv4 !== undefined && row.gateway !== undefined;

export const plugHost = (
  row: AddressedHost,
  index: number,
  plugs: Plugs,
  frames: FramesOf,
): SimulatedHost => ({
  index,
  row,
  ...ownAddress(row.ipv4),
  gateway: parseAddress(row.gateway),
  attachments: row.ports.map((port) => attach(port, row.vlan, plugs, frames)),
});

export const plugCircuit = (
  row: SimulatedCircuit['row'],
  index: number,
  provider: SimulatedProvider,
  plugs: Plugs,
  frames: FramesOf,
): SimulatedCircuit => ({
  index,
  provider,
  row,
  providerAddress: ownAddress(row.providerAddress).address,
  customerAddress: ownAddress(row.customerAddress).address,
  block: parseBlock(row.customerAddress),
  routed: row.routed.filter(isIpv4).map(parseBlock),
  attachments: row.ports.map((port) => attach(port, undefined, plugs, frames, row.edge)),
});

export const ownAddress = (cidr: string): OwnAddress => ({
  address: parseAddress(withoutPrefix(cidr)),
  block: parseBlock(cidr),
});

/** Makes room for what hangs on new vertices. */
export function growVertices({ vertices, linksOfVertex, atVertex }: SimulatedNetwork): void {
  while (linksOfVertex.length < vertices.length) linksOfVertex.push([]);
  while (atVertex.length < vertices.length) atVertex.push(nothingPluggedIn());
}
