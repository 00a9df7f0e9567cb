import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { isNodeFailed } from '../compiled/failed-elements.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';

/** By vertex: the domain that it is a working bridge of, else -1. */
export function bridgedDomains({ network, layer2, failed }: ForwardingView): Int32Array {
  const working = new Set(
    network.devices.filter(({ row }) => row.members.some(({ node }) => !isNodeFailed(failed, node))),
  );
  const domains = new Int32Array(network.vertices.length).fill(-1);
  for (let vertex = 0; vertex < domains.length; vertex += 1) {
    const own = network.vertices[vertex];
    if (own !== undefined && own.vlan !== 0 && working.has(own.device))
      domains[vertex] = layer2.domain[vertex] ?? -1;
  }
  return domains;
}

/** The bridges of some domains. */
export function bridgesOf(domains: ReadonlySet<number>, domainOf: Int32Array): Map<number, number[]> {
  const bridges = new Map<number, number[]>();
  for (let vertex = 0; domains.size > 0 && vertex < domainOf.length; vertex += 1) {
    const domain = domainOf[vertex] ?? -1;
    if (!domains.has(domain)) continue;
    const own = bridges.get(domain);
    if (own === undefined) bridges.set(domain, [vertex]);
    else own.push(vertex);
  }
  return bridges;
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
