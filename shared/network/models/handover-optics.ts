import type { TopologyEdge } from '../../contract/topology-items.ts';
import { onTwistedPair, transceiversFor } from '../../equipment/optics.ts';
import { gigabit } from '../../equipment/plugged-in.ts';
import type { DevicePort } from '../../equipment/port-names.ts';
import { sharedKeyAt } from './circuit-ports.ts';
import { speeds } from './place-link.ts';
import type { PlacedLink, PortLink } from './port-link.ts';

/**
 * What is plugged into the cages on which a circuit is handed over: up to a gigabit for a copper cord, which any provider has and which
 * costs least, else single-mode for 10 km (IEEE 802.3: LR, LR4). Each end by itself, since each has its provider’s equipment; a
 * socket takes nothing.
 */
export function handoverOptics(link: PortLink, placed: PlacedLink): Pick<TopologyEdge, 'optics'> {
  const [source, target] = (['source', 'target'] as const).map((end) => {
    const [port] = placed[end] ?? [];
    const mbps = link.sharedRates.get(sharedKeyAt(link, end) ?? '') ?? placed.speedMbps;
    if (port === undefined) return undefined;
    const most = link.pools.get(link[end].id)?.speedOf(port) ?? port.speedMbps;
    return opticOf(port, mbps, Math.min(most, port.speedMbps));
  });
  if (source === undefined && target === undefined) return {};
  return { optics: { ...(source !== undefined && { source }), ...(target !== undefined && { target }) } };
}

/** The slowest that carries a rate and fits into a port, or the fastest that its group takes, which runs at `most` Mbit/s. */
function opticOf({ connector }: DevicePort, mbps: number, most: number): string | undefined {
  if (connector === 'RJ45') return undefined;
  if (mbps <= gigabit) return onTwistedPair(gigabit);
  return speeds
    .toReversed()
    .filter((speed) => speed >= Math.min(mbps, most) && speed <= most)
    .flatMap((speed) => transceiversFor(speed, handedOverM, true))
    .at(0)?.standard;
}

/** Reach beyond a building with the margin of one: the 10 km kinds. */
const handedOverM = 9_000;
