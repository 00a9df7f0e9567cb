import type { Device, PoeType } from '../../contract/device.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { gigabit } from '../../equipment/plugged-in.ts';
import type { DevicePort } from '../../equipment/port-names.ts';
import type { PortPool } from '../../equipment/port-pool.ts';
import { isAtEdge } from '../graph/is-at-edge.ts';
import { rateOf } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { EdgeRate } from '../sizing/edge-rates.ts';

/** A link that takes ports of the models at its ends. */
export interface PortLink {
  readonly edge: TopologyEdge;
  readonly source: TopologyNode;
  readonly target: TopologyNode;
  readonly powers: PoeType | undefined;
  readonly pools: ReadonlyMap<string, PortPool>;
  /** Ports that carry several circuits as sub-interfaces, by device and the plan's own name, and those of one circuit. */
  readonly circuits: Map<string, readonly DevicePort[]>;
  /** What those ports carry in all, in Mbit/s. */
  readonly sharedRates: ReadonlyMap<string, number>;
  readonly models: ReadonlyMap<string, Device>;
  /** What routers and firewalls carry. */
  readonly rates: ReadonlyMap<string, EdgeRate>;
  /** The same link to the other member of a cluster: it takes the same ports there, and ports alike at its far end. */
  readonly twin?: PortLink;
  /** A circuit that is looked at once more: sockets that nothing else has taken come before cages. */
  readonly prefersSockets?: true;
}

/** Ports at both ends; an end without a model has none. */
export interface PlacedLink {
  readonly speedMbps: number;
  /** Ports of one link that act as one. */
  readonly members: number;
  readonly source: readonly DevicePort[] | undefined;
  readonly target: readonly DevicePort[] | undefined;
  /** The speeds of the two ends in Mbit/s, where a provider's equipment lies between them and each has its own. */
  readonly handedOver?: { readonly source: number; readonly target: number };
}

/** In Mbit/s, what the ports of one end run at. */
export const speedAtEnd = ({ speedMbps, handedOver }: PlacedLink, end: 'source' | 'target'): number =>
  handedOver?.[end] ?? speedMbps;

/** The end at which a link and its twin meet the two members. */
export const memberEnd = ({ source, twin }: PortLink): 'source' | 'target' =>
  twin?.source === source ? 'target' : 'source';

/** Links of routers and firewalls to the inside are drawn at its rate, and need no more than the circuits bring. */
export function isContent({ edge, source, target }: Pick<PortLink, 'edge' | 'source' | 'target'>): boolean {
  if (edge.type === 'wan' || source.type === 'internet' || target.type === 'internet') return false;
  return isAtEdge(source) || isAtEdge(target);
}

/** Whether a link is short enough for twisted pair. */
export const isOnCopper = ({ lengthM = 0 }: TopologyEdge): boolean => lengthM <= assumptions.copperM;

/** Whether a gigabit over twisted pair carries a link, so that it needs no cage at a device that has sockets. */
export const isWithinSocket = (edge: TopologyEdge): boolean => rateOf(edge) <= gigabit && isOnCopper(edge);
