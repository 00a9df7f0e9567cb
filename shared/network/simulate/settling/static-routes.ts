import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import type { CompiledRouting } from '../compiled/compiled-routing.ts';
import { holds } from '../compiled/firewall-rules.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import type { NextHop, Route, RoutingTable } from '../forwarding/routing-table.ts';
import { isTrackUp } from './tracked-objects.ts';

/** Subnets of interfaces that are up. */
export function connectedRoutes({ isUp }: ForwardingView, device: SimulatedDevice): Route[] {
  return device.interfaces.filter(isUp).flatMap((via) =>
    via.addresses.map(
      ({ block }): Route => ({
        prefix: block,
        source: 'connected',
        distance: 0,
        metric: 0,
        nextHops: [{ via }],
        from: via.row.from,
      }),
    ),
  );
}

/** Static routes whose track is up and whose next hop is reachable by the routes that are given. */
export function staticRoutes(view: ForwardingView, device: SimulatedDevice, known: RoutingTable): Route[] {
  return device.routing.statics.flatMap((stated): Route[] => {
    const { row, prefix } = stated;
    if (row.track !== undefined && !isTrackUp(view, device, row.track)) return [];
    const nextHops = nextHopsOf(view, device, stated, known);
    if (nextHops === undefined) return [];
    const { distance, from } = row;
    return [{ prefix, source: 'static', distance, metric: 0, nextHops, from }];
  });
}

/** Undefined where the route cannot be used; none where it discards. */
function nextHopsOf(
  { isUp }: ForwardingView,
  device: SimulatedDevice,
  { row, prefix, nextHop: address }: CompiledRouting['statics'][number],
  known: RoutingTable,
): readonly NextHop[] | undefined {
  if (row.interface !== undefined) {
    const via = device.byName.get(row.interface);
    if (via === undefined || !isUp(via)) return undefined;
    return address === undefined ? [{ via }] : [{ via, address }];
  }
  if (address === undefined) return [];
  const route = known.lookup(address);
  // A next hop is never found by the default route, and no route finds its own.
  if (route === undefined || route.prefix.prefix === 0) return undefined;
  const isSame = route.prefix.first === prefix.first && route.prefix.prefix === prefix.prefix;
  if (route.source === 'static' && isSame) return undefined;
  if (route.nextHops.some(({ via }) => via.addresses.some((own) => own.address === address)))
    return undefined;
  const isInside = holds(prefix, address) && prefix.prefix > route.prefix.prefix;
  if (route.source !== 'connected' && isInside) return undefined;
  return route.nextHops.map((hop) => ({ via: hop.via, address: hop.address ?? address }));
}
