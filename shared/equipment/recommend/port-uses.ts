import type { PortDemand } from './need.ts';

/** Ports of one link that a device has to offer. */
export interface PortUse {
  readonly what: PortDemand['what'];
  readonly ports: number;
  readonly speedMbps: number;
  readonly medium: PortDemand['medium'];
  /** Whether the design's growth adds to it. */
  readonly grows: boolean;
}

/** One demand for each kind of port. `growth` is a factor (1.3), `most` the ports that the plan gave its model. */
export function portDemands(
  uses: readonly PortUse[],
  growth: number,
  most = Number.POSITIVE_INFINITY,
): PortDemand[] {
  const kinds = new Map<string, { use: PortUse; used: number }>();
  for (const use of uses) {
    const key = `${use.what} ${use.medium} ${use.speedMbps} ${use.grows}`;
    const kind = kinds.get(key) ?? { use, used: 0 };
    kind.used += use.ports;
    if (use.ports > 0) kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ use: { what, speedMbps, medium, grows }, used }) => {
    const grown = Math.ceil(used * growth - 1e-9);
    const count = grows ? Math.max(used, Math.min(grown, most)) : used;
    const why = grows
      ? `${used} in use × ${Number(growth.toFixed(2))} growth = ${grown}`
      : used === 1
        ? 'one link of the plan'
        : `${used} links of the plan`;
    return { what, count, speedMbps, medium, why: count < grown && grows ? `${why}, at most ${count}` : why };
  });
}

/** The smallest common port speed that carries a rate, both in Mbit/s. */
export const portSpeedFor = (mbps: number): number =>
  portSpeeds.find((speed) => speed >= mbps) ?? fastestPort;

const fastestPort = 400_000;
const portSpeeds = [1_000, 10_000, 25_000, 40_000, 100_000, fastestPort];
