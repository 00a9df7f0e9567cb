import type { Bgp } from '../../../contract/configuration/routing.ts';
import type {
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedProvider,
} from '../compiled/compiled-network.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { traceRoute } from '../forwarding/trace-route.ts';

type Neighbour = Bgp['neighbours'][number];

/** Who speaks BGP: a device, or a provider's side. */
export interface Speaker {
  readonly as: number;
  readonly routerId: number;
  readonly device: SimulatedDevice | undefined;
  readonly provider: SimulatedProvider | undefined;
}

/** One end of a session that is up. */
export interface Session {
  readonly self: Speaker;
  readonly peer: Speaker;
  /** What this end states; a provider states nothing. */
  readonly row: Neighbour | undefined;
  readonly address: number;
  readonly peerAddress: number;
  readonly isInternal: boolean;
  /** The circuit that it runs over, at a provider's end. */
  readonly circuit: SimulatedCircuit | undefined;
}

export type SessionFault =
  | 'nobody-there'
  | 'unreachable'
  | 'not-direct'
  | 'as-mismatch'
  | 'one-sided'
  | 'no-provider-as';

/** How a stated neighbour came out. */
export interface StatedSession {
  readonly device: SimulatedDevice;
  readonly neighbour: Neighbour;
  readonly fault: SessionFault | undefined;
}

interface End {
  readonly device: SimulatedDevice;
  readonly row: Neighbour;
  readonly own: number;
  readonly address: number;
}

/** Sessions by the end that speaks, with the other end of each, and how every stated neighbour came out. */
export interface BgpSessions {
  readonly bySpeaker: ReadonlyMap<Speaker, readonly Session[]>;
  readonly farEnds: ReadonlyMap<Session, Session>;
  readonly stated: readonly StatedSession[];
}

/** By what they state: a device whose routing was edited speaks as another. */
const speakers = new WeakMap<SimulatedDevice['routing'] | SimulatedProvider, Speaker>();

function speakerOf(key: SimulatedDevice | SimulatedProvider): Speaker | undefined {
  const isDevice = 'byName' in key;
  const stated = isDevice ? key.routing : key;
  const known = speakers.get(stated);
  if (known !== undefined) return known;
  const as = isDevice ? key.row.routing?.bgp?.as : key.row.as;
  if (as === undefined) return undefined;
  const made: Speaker = isDevice
    ? { as, routerId: key.routerId, device: key, provider: undefined }
    : { as, routerId: 0, device: undefined, provider: key };
  speakers.set(stated, made);
  return made;
}

/** Sessions that come up between the neighbours that devices state, and to the providers; those of before stay the same. */
export function bgpSessions(view: ForwardingView, before?: BgpSessions): BgpSessions {
  const { devices, providers } = view.network;
  const bySpeaker = new Map(
    [...devices, ...providers].flatMap((key) => {
      const speaker = speakerOf(key);
      return speaker === undefined ? [] : [[speaker, [] as Session[]] as const];
    }),
  );
  const stated: StatedSession[] = [];
  const enter = (session: Session): void => {
    const known = before?.bySpeaker.get(session.self)?.find((there) => isSameSession(there, session));
    bySpeaker.get(session.self)?.push(known ?? session);
  };
  for (const self of bySpeaker.keys()) {
    const { device } = self;
    if (device === undefined) continue;
    for (const { row, address: theirs } of device.routing.neighbours) {
      const found = farEnd(view, device, row, theirs);
      stated.push({ device, neighbour: row, fault: typeof found === 'string' ? found : undefined });
      if (typeof found === 'string') continue;
      const { peer, address, peerAddress, circuit } = found;
      const isInternal = peer.as === self.as;
      enter({ self, peer, row, address, peerAddress, isInternal, circuit: undefined });
      if (circuit === undefined) continue;
      const far = { self: peer, peer: self, address: peerAddress, peerAddress: address };
      enter({ ...far, row: undefined, isInternal, circuit });
    }
  }
  return { bySpeaker, farEnds: farEndsOf(bySpeaker), stated };
}

const isSameSession = (a: Session, b: Session): boolean =>
  a.peer === b.peer &&
  a.row === b.row &&
  a.address === b.address &&
  a.peerAddress === b.peerAddress &&
  a.isInternal === b.isInternal &&
  a.circuit === b.circuit;

/** The two ends of each session by each other. */
function farEndsOf(bySpeaker: BgpSessions['bySpeaker']): Map<Session, Session> {
  const ends = new Map<Session, Session>();
  for (const sessions of bySpeaker.values())
    for (const session of sessions) {
      const far = bySpeaker
        .get(session.peer)
        ?.find(
          ({ peer, address, peerAddress }) =>
            peer === session.self && address === session.peerAddress && peerAddress === session.address,
        );
      if (far !== undefined) ends.set(session, far);
    }
  return ends;
}

interface FarEnd {
  readonly peer: Speaker;
  readonly address: number;
  readonly peerAddress: number;
  readonly circuit: SimulatedCircuit | undefined;
}

function farEnd(
  view: ForwardingView,
  device: SimulatedDevice,
  row: Neighbour,
  theirs: number,
): FarEnd | SessionFault {
  const own = device.row.routing?.bgp?.as ?? 0;
  const end: End = { device, row, own, address: theirs };
  const direct = directInterface(view, device, end.address);
  const mayBeFar = row.as === own || row.ttlSecurityHops !== undefined;
  if (direct === undefined && !mayBeFar) return 'not-direct';
  const address = localAddress(view, end, direct);
  if (address === undefined) return 'unreachable';
  const owner = direct === undefined ? undefined : view.neighbour(direct, end.address);
  if (owner?.kind === 'circuit') {
    const peer = speakerOf(owner.circuit.provider);
    if (peer === undefined) return 'no-provider-as';
    if (peer.as !== row.as) return 'as-mismatch';
    return { peer, address, peerAddress: end.address, circuit: owner.circuit };
  }
  const reached =
    owner?.kind === 'interface' ? owner.interface.device : traceRoute(view, device, end.address);
  if (reached === undefined) return direct === undefined ? 'unreachable' : 'nobody-there';
  const peer = speakerOf(reached);
  if (peer === undefined) return 'one-sided';
  const back = reached.routing.neighbours.find((other) => other.address === address)?.row;
  if (back === undefined) return 'one-sided';
  if (peer.as !== row.as || back.as !== own) return 'as-mismatch';
  const backEnd: End = { device: reached, row: back, own: peer.as, address };
  const directBack = directInterface(view, reached, address);
  if (directBack === undefined && back.as !== peer.as && back.ttlSecurityHops === undefined)
    return 'not-direct';
  if (localAddress(view, backEnd, directBack) !== end.address) return 'one-sided';
  if (directBack === undefined && traceRoute(view, reached, address) !== device) return 'unreachable';
  return { peer, address, peerAddress: end.address, circuit: undefined };
}

/** The interface whose subnet an address is in. */
function directInterface(
  { isUp }: ForwardingView,
  device: SimulatedDevice,
  address: number,
): SimulatedInterface | undefined {
  return device.interfaces.find(
    (own) => isUp(own) && own.addresses.some(({ block }) => block.prefix < 32 && holds(block, address)),
  );
}

/** The address that an end speaks from. */
function localAddress(
  view: ForwardingView,
  { device, row, address }: End,
  direct: SimulatedInterface | undefined,
): number | undefined {
  if (row.source !== undefined) {
    const own = device.byName.get(row.source);
    return own !== undefined && view.isUp(own) ? own.addresses[0]?.address : undefined;
  }
  const egress = direct ?? view.tables[device.index]?.lookup(address)?.nextHops[0]?.via;
  const inSubnet = egress?.addresses.find(({ block }) => holds(block, address));
  return (inSubnet ?? egress?.addresses[0])?.address;
}
