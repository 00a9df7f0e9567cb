import type { SimulatedDevice } from './compiled-network.ts';
import type { ForwardingView } from './forwarding-view.ts';

const mostHops = 64;

/** The device that an address is reached at by routes alone, the first of equal ones; policies are not asked. */
export function traceRoute(
  view: ForwardingView,
  from: SimulatedDevice,
  source: number,
  destination: number,
): SimulatedDevice | undefined {
  let device = from;
  for (let hops = 0; hops < mostHops; hops += 1) {
    if (view.isOwn(device, destination)) return device;
    const hop = view.tables[device.index]?.lookup(destination)?.nextHops[0];
    if (hop === undefined || source === destination) return undefined;
    const peer = view.tunnelPeer(hop.via);
    const owner = peer === undefined ? view.neighbour(hop.via, hop.address ?? destination) : undefined;
    const next = peer ?? (owner?.kind === 'interface' ? owner.interface : undefined);
    if (next === undefined) return undefined;
    device = next.device;
  }
  return undefined;
}
