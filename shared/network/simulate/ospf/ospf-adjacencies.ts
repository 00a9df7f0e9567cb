import type { SimulatedInterface } from '../compiled/compiled-network.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';

/** One direction of two OSPF neighbours. */
export interface Adjacency {
  readonly from: SimulatedInterface;
  readonly to: SimulatedInterface;
  /** Address of the neighbour. */
  readonly address: number;
  readonly cost: number;
}

/** Why two that hear each other do not become neighbours (RFC 2328, 10.5 and 10.6). */
export type AdjacencyFault =
  | 'area'
  | 'area-kind'
  | 'subnet'
  | 'timers'
  | 'network-type'
  | 'mtu'
  | 'one-passive';

export interface HearingPair {
  readonly ends: readonly [SimulatedInterface, SimulatedInterface];
  readonly fault: AdjacencyFault | undefined;
}

/** Pairs among some OSPF interfaces that hear each other, over a broadcast domain or through a tunnel that is up. */
export function hearingPairs(
  interfaces: readonly SimulatedInterface[],
  { isUp, owners, tunnelPeer }: ForwardingView,
): HearingPair[] {
  const byDomain = new Map<number, SimulatedInterface[]>();
  const pairs: HearingPair[] = [];
  for (const own of interfaces) {
    if (own.ospf === undefined || own.addresses.length === 0 || !isUp(own)) continue;
    if (own.row.kind === 'tunnel') {
      const peer = tunnelPeer(own);
      if (peer?.ospf !== undefined && isBefore(own, peer)) pairs.push(pairOf(own, peer));
    } else if (own.vertex >= 0) {
      const at = owners.domain(own);
      const heard = byDomain.get(at);
      if (heard === undefined) {
        byDomain.set(at, [own]);
        continue;
      }
      for (const other of heard) if (other.device !== own.device) pairs.push(pairOf(other, own));
      heard.push(own);
    }
  }
  // Two that are both passive are towards hosts: not meant to be neighbours.
  return pairs.filter(({ ends: [a, b] }) => a.ospf?.isPassive !== true || b.ospf?.isPassive !== true);
}

const isBefore = (a: SimulatedInterface, b: SimulatedInterface): boolean =>
  a.device === b.device ? a.index < b.index : a.device.position < b.device.position;

const pairOf = (a: SimulatedInterface, b: SimulatedInterface): HearingPair => ({
  ends: [a, b],
  fault: faultBetween(a, b),
});

function faultBetween(a: SimulatedInterface, b: SimulatedInterface): AdjacencyFault | undefined {
  const [one, other] = [a.ospf, b.ospf];
  const [here, there] = [a.addresses[0], b.addresses[0]];
  if (one === undefined || other === undefined || here === undefined || there === undefined) return 'subnet';
  if (one.isPassive || other.isPassive) return 'one-passive';
  if (one.area !== other.area) return 'area';
  if (isStub(a) !== isStub(b)) return 'area-kind';
  if (here.block.first !== there.block.first || here.block.prefix !== there.block.prefix) return 'subnet';
  if (one.helloSeconds !== other.helloSeconds || one.deadSeconds !== other.deadSeconds) return 'timers';
  if (one.network !== other.network) return 'network-type';
  return a.row.mtu === b.row.mtu ? undefined : 'mtu';
}

const isStub = ({ device, ospf }: SimulatedInterface): boolean =>
  areaKind(device.row, ospf?.area) !== 'normal';

/** How a device treats one of its areas. */
export const areaKind = (
  { routing }: SimulatedInterface['device']['row'],
  area: number | undefined,
): 'normal' | 'stub' | 'totally-stubby' =>
  routing?.ospf?.areas.find(({ id }) => id === area)?.kind ?? 'normal';

/** Both directions of the pairs that become neighbours. */
export const adjacenciesOf = (pairs: readonly HearingPair[]): Adjacency[] =>
  pairs.flatMap(({ ends: [a, b], fault }) => (fault === undefined ? [direction(a, b), direction(b, a)] : []));

const direction = (from: SimulatedInterface, to: SimulatedInterface): Adjacency => ({
  from,
  to,
  address: to.addresses[0]?.address ?? 0,
  cost: from.ospf?.cost ?? 1,
});
