import type { Bgp } from '../../contract/configuration/routing.ts';
import type {
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedProvider,
} from './compiled-network.ts';
import { holds } from './firewall-rules.ts';
import type { ForwardingView } from './forwarding-view.ts';
import { traceRoute } from './trace-route.ts';

type Neighbour = Bgp['neighbours'][number];

/** Who speaks BGP: a device, or a provider's side. */
export interface Speaker {
  readonly as: number;
  readonly routerId: number;
  readonly device: SimulatedDevice | undefined;
  readonly provider: SimulatedProvider | undefined;
  readonly sessions: Session[];
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

/** Sessions that come up between the neighbours that devices state, and to the providers. */
export function bgpSessions(view: ForwardingView): {
  readonly speakers: readonly Speaker[];
  readonly stated: readonly StatedSession[];
} {
  const speakers = new Map<SimulatedDevice | SimulatedProvider, Speaker>();
  for (const device of view.network.devices) {
    const bgp = device.row.routing?.bgp;
    if (bgp === undefined) continue;
    const { routerId } = device;
    speakers.set(device, { as: bgp.as, routerId, device, provider: undefined, sessions: [] });
  }
  for (const provider of view.network.providers) {
    const { as } = provider.row;
    if (as !== undefined)
      speakers.set(provider, { as, routerId: 0, device: undefined, provider, sessions: [] });
  }
  const stated: StatedSession[] = [];
  for (const [key, self] of speakers) {
    if (!('byName' in key)) continue;
    for (const { row, address: theirs } of key.routing.neighbours) {
      const found = farEnd(view, key, row, theirs, speakers);
      stated.push({ device: key, neighbour: row, fault: typeof found === 'string' ? found : undefined });
      if (typeof found === 'string') continue;
      const { peer, address, peerAddress, circuit } = found;
      const isInternal = peer.as === self.as;
      const session = { self, peer, row, address, peerAddress, isInternal, circuit: undefined };
      self.sessions.push(session);
      if (circuit === undefined) continue;
      peer.sessions.push({
        self: peer,
        peer: self,
        row: undefined,
        address: peerAddress,
        peerAddress: address,
        isInternal,
        circuit,
      });
    }
  }
  return { speakers: [...speakers.values()], stated };
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
  speakers: ReadonlyMap<SimulatedDevice | SimulatedProvider, Speaker>,
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
    const peer = speakers.get(owner.circuit.provider);
    if (peer === undefined) return 'no-provider-as';
    if (peer.as !== row.as) return 'as-mismatch';
    return { peer, address, peerAddress: end.address, circuit: owner.circuit };
  }
  const reached =
    owner?.kind === 'interface' ? owner.interface.device : traceRoute(view, device, end.address);
  if (reached === undefined) return direct === undefined ? 'unreachable' : 'nobody-there';
  const peer = speakers.get(reached);
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
