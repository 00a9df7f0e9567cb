import type { StaticRoute } from '../../contract/configuration/routing.ts';
import { parseAddress, parseBlock } from '../addressing/ipv4.ts';
import { isIpv4 } from './compile-network.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { holds } from './firewall-rules.ts';
import type { ForwardingView } from './forwarding-view.ts';
import type { NextHop, Route, RoutingTable } from './routing-table.ts';
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
  return (device.row.routing?.statics ?? [])
    .filter(({ prefix }) => isIpv4(prefix))
    .flatMap((row): Route[] => {
      if (row.track !== undefined && !isTrackUp(view, device, row.track)) return [];
      const nextHops = nextHopsOf(view, device, row, known);
      if (nextHops === undefined) return [];
      const { distance, from } = row;
      return [{ prefix: parseBlock(row.prefix), source: 'static', distance, metric: 0, nextHops, from }];
    });
}

/** Undefined where the route cannot be used; none where it discards. */
function nextHopsOf(
  { isUp }: ForwardingView,
  device: SimulatedDevice,
  { nextHop, interface: name, prefix }: StaticRoute,
  known: RoutingTable,
): readonly NextHop[] | undefined {
  const via = name === undefined ? undefined : device.byName.get(name);
  if (nextHop === undefined)
    return name === undefined ? [] : via !== undefined && isUp(via) ? [{ via }] : undefined;
  if (!isIpv4(nextHop)) return undefined;
  const address = parseAddress(nextHop);
  if (name !== undefined) return via !== undefined && isUp(via) ? [{ via, address }] : undefined;
  const route = known.lookup(address);
  // A next hop is never found by the default route, and no route finds its own.
  if (route === undefined || route.prefix.prefix === 0 || route.nextHops.length === 0) return undefined;
  const block = parseBlock(prefix);
  if (route.source === 'static' && route.prefix.first === block.first && route.prefix.prefix === block.prefix)
    return undefined;
  if (route.nextHops.some(({ via: egress }) => egress.addresses.some((own) => own.address === address)))
    return undefined;
  if (route.source !== 'connected' && holds(block, address) && block.prefix > route.prefix.prefix)
    return undefined;
  return route.nextHops.map((hop) => ({ via: hop.via, address: hop.address ?? address }));
}
