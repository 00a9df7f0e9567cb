import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { twistedPairMbps } from '../requirements/assumptions.ts';
import type { PortDemand } from './need.ts';

/** Ports of one link that a device has to offer. */
export interface PortUse {
  readonly what: PortDemand['what'];
  readonly ports: number;
  readonly speedMbps: number;
  readonly medium: PortDemand['medium'];
  readonly isPowering?: true;
  /** As in PortDemand, all three. */
  readonly leastMbps?: number;
  readonly isHandover?: true;
  readonly isSingle?: true;
  /** Set of a link between the members of a cluster. */
  readonly isBetweenMembers?: true;
  /** Whether the design's growth adds to it. */
  readonly grows: boolean;
}

/** Ports of one kind count together, whether they are in use or asked for. */
export const portKind = ({
  what,
  medium,
  speedMbps,
  isPowering,
  isHandover,
  isSingle,
}: Pick<PortUse, 'what' | 'medium' | 'speedMbps' | 'isPowering' | 'isHandover' | 'isSingle'>): string =>
  `${what} ${medium} ${speedMbps} ${isPowering} ${isHandover} ${isSingle}`;

/** What several ports in place of one have to carry, in Mbit/s. */
export const leastOf = ({
  speedMbps,
  leastMbps = speedMbps,
}: Pick<PortDemand, 'speedMbps' | 'leastMbps'>): number => leastMbps;

/**
 * One demand for each kind of port. `growth` is a factor (1.3), `most` the ports that the plan gave its model: what
 * grows gets those that the other links leave.
 */
export function portDemands(
  uses: readonly PortUse[],
  growth: number,
  most = Number.POSITIVE_INFINITY,
): PortDemand[] {
  const kinds = new Map<
    string,
    { use: PortUse; growing: number; fixed: number; leastMbps: number; betweenMembers: number }
  >();
  for (const use of uses) {
    if (use.ports === 0) continue;
    const key = portKind(use);
    const kind = kinds.get(key) ?? { use, growing: 0, fixed: 0, leastMbps: 0, betweenMembers: 0 };
    kinds.set(key, kind);
    kind[use.grows ? 'growing' : 'fixed'] += use.ports;
    kind.leastMbps = Math.max(kind.leastMbps, leastOf(use));
    if (use.isBetweenMembers) kind.betweenMembers += use.ports;
  }
  const forGrowth =
    most - uses.reduce((sum, { what, grows, ports }) => sum + (what === 'ports' && !grows ? ports : 0), 0);
  return [...kinds.values()].map(
    ({
      use: { what, speedMbps, medium, isPowering, isHandover, isSingle },
      growing,
      fixed,
      leastMbps,
      betweenMembers,
    }) => {
      const grown = Math.ceil(growing * growth - 1e-9);
      const planned = Math.max(growing, Math.min(grown, forGrowth));
      const terms = [
        ...(growing === 0
          ? []
          : [
              `${growing} in use × ${Number(growth.toFixed(2))} growth = ${grown}${planned < grown ? `, at most ${planned}` : ''}`,
            ]),
        ...(fixed === 0 ? [] : [`${formatCount(fixed, 'link')} of the plan`]),
      ];
      return {
        what,
        count: planned + fixed,
        speedMbps,
        medium,
        ...(isPowering && { isPowering }),
        ...(isHandover && { isHandover }),
        ...(isSingle && { isSingle }),
        ...(leastMbps < speedMbps && { leastMbps }),
        ...(betweenMembers > 0 && { betweenMembers }),
        why: joinAnd(terms),
      };
    },
  );
}

/**
 * The smallest common port speed that carries a rate, both in Mbit/s. 2.5 and 5 Gbit/s are speeds of copper alone
 * (IEEE 802.3bz): fibre, and what may be either, goes from 1 to 10 Gbit/s.
 */
export const portSpeedFor = (mbps: number, medium: PortDemand['medium'] = 'either'): number =>
  (medium === 'copper' ? copperSpeeds : portSpeeds).find((speed) => speed >= mbps) ?? fastestPort;

/** As many ports as carry a rate over a link, all of one speed: more than it is drawn with where the fastest are too slow. */
export function portsFor(
  mbps: number,
  drawn: number,
  medium: PortDemand['medium'] = 'either',
): Pick<PortUse, 'ports' | 'speedMbps'> {
  const speedMbps = portSpeedFor(mbps, medium);
  return { speedMbps, ports: drawn * Math.max(1, Math.ceil(mbps / speedMbps)) };
}

/** The fastest ports that are sold for networks: what needs more takes several. */
export const fastestPort = 400_000;
const portSpeeds = [1_000, 10_000, 25_000, 40_000, 100_000, fastestPort];
const copperSpeeds = [...twistedPairMbps, ...portSpeeds.slice(2)];
