import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';

/** The domain that a vertex is a bridge of, of a device that is there; else -1. */
export function bridgedDomain({ network, layer2 }: ForwardingView, vertex: number): number {
  const own = network.vertices[vertex];
  if (own === undefined || own.vlan === 0 || own.device.position < 0) return -1;
  return layer2.domain[vertex] ?? -1;
}

/** Bridges by device and VLAN, whenever they were numbered. */
export const inOrder = ({ vertices }: SimulatedNetwork, bridges: readonly number[]): number[] =>
  bridges
    .flatMap((vertex) => {
      const own = vertices[vertex];
      return own === undefined ? [] : [{ vertex, position: own.device.position, vlan: own.vlan }];
    })
    .sort((a, b) => a.position - b.position || a.vlan - b.vlan)
    .map(({ vertex }) => vertex);

/** The device that routes for each domain: of several that share an address the active one. */
export function gatewayDevices({
  network,
  gateways,
  owners,
  isUp,
}: ForwardingView): ReadonlyMap<number, SimulatedDevice> {
  const found = new Map<number, SimulatedDevice>();
  for (const own of network.addressed) {
    if (own.row.kind !== 'vlan' || !isUp(own)) continue;
    const domain = owners.domain(own);
    if (!found.has(domain)) found.set(domain, own.device);
  }
  for (const { domain, active } of gateways.roles) found.set(domain, active.device);
  return found;
}
