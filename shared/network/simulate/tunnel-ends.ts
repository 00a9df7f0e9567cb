import type { SimulatedInterface } from './compiled-network.ts';
import { Forwarder } from './forwarder.ts';
import type { ForwardingView } from './forwarding-view.ts';

/** Tunnels that are up, by either end, and those whose own packets would have to go through themselves. */
export interface TunnelEnds {
  readonly tunnels: ReadonlyMap<SimulatedInterface, SimulatedInterface>;
  readonly recursive: readonly SimulatedInterface[];
}

const ipsec = { name: 'ipsec', protocol: 'esp' } as const;

/** A tunnel is up while the outer packets of both ends arrive at each other, by whatever translates them. */
export function tunnelEnds(view: ForwardingView, stopped: ReadonlySet<SimulatedInterface>): TunnelEnds {
  const recursive: SimulatedInterface[] = [];
  const far = new Map<SimulatedInterface, SimulatedInterface>();
  for (const own of view.network.interfaces) {
    if (own.row.kind !== 'tunnel' || stopped.has(own)) continue;
    const end = farEnd(view, own);
    if (end === 'recursive') recursive.push(own);
    else if (end !== undefined) far.set(own, end);
  }
  return { tunnels: new Map([...far].filter(([own, end]) => far.get(end) === own)), recursive };
}

function farEnd(view: ForwardingView, own: SimulatedInterface): SimulatedInterface | 'recursive' | undefined {
  const { device, row, outer } = own;
  const source = device.byName.get(row.tunnel?.source ?? '');
  if (outer === undefined || !row.isUp || source === undefined || !view.isUp(source)) return undefined;
  const forwarder = new Forwarder(view, undefined, own);
  forwarder.fromTunnel(own, { ...outer, service: ipsec });
  const { ways } = forwarder;
  if (ways.some(({ drop }) => drop?.rule === 'tunnel-recursion')) return 'recursive';
  let found: SimulatedInterface | undefined;
  for (const way of ways) {
    if (way.drop !== undefined || way.end.kind !== 'device') return undefined;
    const { source: from, destination } = way.packet;
    const end = way.end.device.interfaces.find(
      (other) => other.outer?.source === destination && other.outer.destination === from,
    );
    if (end === undefined || (found !== undefined && found !== end)) return undefined;
    found = end;
  }
  return found;
}
