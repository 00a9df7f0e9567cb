import { onceEach } from '../../../caching/once-each.ts';
import { addUnder } from '../../../collections/add-under.ts';
import { appendUnder } from '../../../collections/append-under.ts';
import type {
  Attachment,
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import { activeMember } from './active-member.ts';
import { domainOf, isRedundant, type Layer2State, workOut } from './layer2-state.ts';

/** What hangs on each node and link, and on each domain of a state that a failure starts from. */
export interface FailureIndex {
  readonly network: SimulatedNetwork;
  readonly base: Layer2State;
  readonly cablesOf: ReadonlyMap<string, ReadonlySet<number>>;
  readonly hostsOf: ReadonlyMap<string, ReadonlySet<number>>;
  readonly circuitsOf: ReadonlyMap<string, ReadonlySet<number>>;
  readonly verticesOf: ReadonlyMap<number, readonly number[]>;
  readonly interfacesAt: ReadonlyMap<number, readonly SimulatedInterface[]>;
}

/** A state after a failure, with what is not as it was. */
export interface Layer2Change extends Layer2Moves {
  readonly state: Layer2State;
}

export interface Layer2Moves {
  /** Interfaces with addresses that went up or down, or hear others. */
  readonly interfaces: readonly SimulatedInterface[];
  /** Hosts and circuits that hear others, or nobody. */
  readonly hosts: readonly SimulatedHost[];
  readonly circuits: readonly SimulatedCircuit[];
  /** After an edit that concerns more than layer 2. */
  readonly edited?: {
    /** That route, filter or translate otherwise than before, came or went. */
    readonly devices: readonly SimulatedDevice[];
    /** Those of them that filter or translate otherwise. */
    readonly deciding: readonly SimulatedDevice[];
    /** That were translated by these. */
    readonly addresses: readonly number[];
    /** Of devices and links that were looked at again, and of their domains. */
    readonly vertices: ReadonlySet<number>;
    /** Interfaces of before by those in their place. */
    readonly replaced: ReadonlyMap<SimulatedInterface, SimulatedInterface | undefined>;
  };
}

export function failureIndex(network: SimulatedNetwork, base: Layer2State): FailureIndex {
  const cablesOf = new Map<string, Set<number>>();
  const hostsOf = new Map<string, Set<number>>();
  const circuitsOf = new Map<string, Set<number>>();
  const enter = (map: Map<string, Set<number>>, element: string | undefined, index: number): void => {
    if (element !== undefined) addUnder(map, element, index);
  };
  for (const [index, { edge, nodes }] of network.cables.entries())
    for (const element of [edge, ...nodes]) enter(cablesOf, element, index);
  for (const { index, row, attachments } of network.hosts) {
    enter(hostsOf, row.node, index);
    for (const { node, edge, far } of attachments)
      for (const element of [node, edge, far]) enter(hostsOf, element, index);
  }
  for (const { index, attachments } of network.circuits) {
    for (const { node, edge, far } of attachments)
      for (const element of [node, edge, far]) enter(circuitsOf, element, index);
  }
  const verticesOf = new Map<number, number[]>();
  for (const [vertex, domain] of base.domain.entries()) {
    appendUnder(verticesOf, domain, vertex);
  }
  return { network, base, cablesOf, hostsOf, circuitsOf, verticesOf, interfacesAt: routedAt(network) };
}

/** Interfaces with addresses by their vertices. */
export const routedAt = ({ addressed }: SimulatedNetwork): FailureIndex['interfacesAt'] =>
  byVertex(addressed);

const byVertex = onceEach((addressed: readonly SimulatedInterface[]) =>
  Map.groupBy(
    addressed.filter(({ vertex }) => vertex >= 0),
    ({ vertex }) => vertex,
  ),
);

/** Works out again only what hangs on the failed elements and on the domains that they join. */
export function layer2After(index: FailureIndex, failed: FailedElements): Layer2Change {
  const { network, base } = index;
  const elements = failedAndPartners(index, failed);
  const all = (map: ReadonlyMap<string, ReadonlySet<number>>) =>
    new Set(elements.flatMap((element) => [...(map.get(element) ?? [])]));
  const [touched, hosts, circuits] = [all(index.cablesOf), all(index.hostsOf), all(index.circuitsOf)];
  const cables = withStandby(network, touched);
  const state: Layer2State = {
    domain: base.domain.slice(),
    isUp: base.isUp.slice(),
    isForwarding: base.isForwarding.slice(),
    hostAttachment: base.hostAttachment.slice(),
    circuitAttachment: base.circuitAttachment.slice(),
  };
  const devices = devicesAt(network, elements, cables, hosts, circuits);
  const own = [...devices].flatMap(({ interfaces }) => interfaces);
  let vertices: readonly number[] = [];
  workOut(network, failed, state, {
    cables,
    hosts,
    circuits,
    interfaces: () => own.map((there) => there.index),
    vertices: () => {
      vertices = verticesAround(index, state, cables);
      return vertices;
    },
  });
  return { state, ...movesBetween(index, state, { own, vertices, hosts, circuits }) };
}

/** What is looked at again. */
interface LookedAt {
  readonly own: readonly SimulatedInterface[];
  readonly vertices: readonly number[];
  readonly hosts: Iterable<number>;
  readonly circuits: Iterable<number>;
}

/** What of it is not as it was. */
export function movesBetween(
  { network, base, interfacesAt }: Pick<FailureIndex, 'network' | 'base' | 'interfacesAt'>,
  state: Layer2State,
  { own, vertices, hosts, circuits }: LookedAt,
): Layer2Moves {
  const moved = vertices.filter((vertex) => state.domain[vertex] !== base.domain[vertex]);
  const changed = new Set<SimulatedInterface>();
  for (const there of own)
    if (there.addresses.length > 0 && state.isUp[there.index] !== base.isUp[there.index]) changed.add(there);
  for (const vertex of moved)
    for (const there of interfacesAt.get(vertex) ?? []) if (state.isUp[there.index] === 1) changed.add(there);
  const [touchedHosts, touchedCircuits] = [new Set(hosts), new Set(circuits)];
  for (const { hosts: near, circuits: lines } of moved.flatMap((vertex) => network.atVertex[vertex] ?? [])) {
    for (const [host] of near) touchedHosts.add(host);
    for (const [circuit] of lines) touchedCircuits.add(circuit);
  }
  const isMoved = (
    { attachments }: { readonly attachments: readonly Attachment[] },
    was: number | undefined,
    is: number | undefined,
  ) => was !== is || domainOf(base, attachments, was) !== domainOf(state, attachments, is);
  return {
    interfaces: [...changed],
    hosts: [...touchedHosts].flatMap((at) => {
      const host = network.hosts[at];
      const [was, is] = [base.hostAttachment[at], state.hostAttachment[at]];
      return host !== undefined && isMoved(host, was, is) ? [host] : [];
    }),
    circuits: [...touchedCircuits].flatMap((at) => {
      const circuit = network.circuits[at];
      const [was, is] = [base.circuitAttachment[at], state.circuitAttachment[at]];
      return circuit !== undefined && isMoved(circuit, was, is) ? [circuit] : [];
    }),
  };
}

/** The cables, and those that stand by for them. */
export function withStandby(
  { cables, onInterface }: SimulatedNetwork,
  touched: ReadonlySet<number>,
): Set<number> {
  const ends = [...touched].flatMap((cable) => cables[cable]?.ends ?? []).filter(isRedundant);
  return new Set([...touched, ...ends.flatMap((end) => onInterface[end?.index ?? -1]?.cables ?? [])]);
}

/**
 * The elements, all members of each cluster in which another one takes over, and the switches of MLAG pairs that lose the link
 * between them.
 */
function failedAndPartners(
  { network, cablesOf, circuitsOf }: FailureIndex,
  failed: FailedElements,
): string[] {
  const { chassis = new Set(), edges = new Set(), providers = new Set() } = failed;
  const { deviceOfNode, monitored, cables, circuits, mlagPeers } = network;
  const near = [...chassis, ...edges, ...providers].flatMap((element) => [
    element,
    ...[...(cablesOf.get(element) ?? [])].flatMap((index) => cables[index]?.nodes ?? []),
    ...[...(circuitsOf.get(element) ?? [])].flatMap((index) =>
      (circuits[index]?.attachments ?? []).map(({ node }) => node),
    ),
  ]);
  const clusters = new Set(
    near.flatMap((node) => (monitored.has(node) ? (deviceOfNode.get(node) ?? []) : [])),
  );
  const moved = [...clusters].filter(
    (device) => activeMember(network, failed, device) !== activeMember(network, {}, device),
  );
  const partners = moved.flatMap(({ row }) => row.members.map(({ node }) => node));
  const parted = [...edges].flatMap((edge) =>
    [...(cablesOf.get(edge) ?? [])].flatMap((index) =>
      (cables[index]?.ends ?? []).flatMap((end) =>
        end !== undefined && mlagPeers.get(end.device)?.peerLink === end
          ? end.device.row.members.map(({ node }) => node)
          : [],
      ),
    ),
  );
  return [...new Set([...chassis, ...edges, ...providers, ...partners, ...parted])];
}

function devicesAt(
  { cables, hosts, circuits, deviceOfNode }: SimulatedNetwork,
  elements: readonly string[],
  touchedCables: ReadonlySet<number>,
  touchedHosts: ReadonlySet<number>,
  touchedCircuits: ReadonlySet<number>,
): Set<SimulatedDevice> {
  const devices = new Set(elements.flatMap((element) => deviceOfNode.get(element) ?? []));
  const addPorts = (ports: readonly (SimulatedInterface | undefined)[]): void => {
    for (const port of ports) if (port !== undefined) devices.add(port.device);
  };
  for (const cable of touchedCables) addPorts(cables[cable]?.ends ?? []);
  for (const host of touchedHosts) addPorts((hosts[host]?.attachments ?? []).map(({ port }) => port));
  for (const circuit of touchedCircuits)
    addPorts((circuits[circuit]?.attachments ?? []).map(({ port }) => port));
  return devices;
}

/** All of each domain that a cable which changed joins. */
function verticesAround(
  { network, base, verticesOf }: FailureIndex,
  { isForwarding }: Layer2State,
  touchedCables: ReadonlySet<number>,
): number[] {
  const domains = new Set<number>();
  for (const index of touchedCables) {
    const cable = network.cables[index];
    if (cable === undefined || isForwarding[index] === base.isForwarding[index]) continue;
    for (const { a, b } of network.links.slice(cable.firstLink, cable.lastLink))
      for (const vertex of [a, b]) domains.add(base.domain[vertex] ?? -1);
  }
  return [...domains].flatMap((domain) => verticesOf.get(domain) ?? []);
}
