import type { SimulatedDevice } from './compiled-network.ts';
import { type Derived, derive, isSameList } from './derived.ts';
import type { ForwardingView } from './forwarding-view.ts';
import type { ExternalRoute } from './ospf-externals.ts';
import { type OspfState, ospfRoutesOf } from './ospf-state.ts';
import type { OspfTable } from './ospf-tables.ts';
import { isSameRoute, type Route, RoutingTable } from './routing-table.ts';
import { connectedRoutes, staticRoutes } from './static-routes.ts';

/** What a device knows of each source of routes, and the tables that come of it. */
export interface RoutingInformation {
  readonly connected: readonly Route[];
  readonly statics: readonly Route[];
  /** The table that next hops of static routes were found in. */
  readonly known: RoutingTable | undefined;
  /** Without what BGP brings. */
  readonly inner: Derived<RoutingTable>;
}

const ospfDistance = 110;

/** The routes of a device but for those of BGP; of an untouched one only those that others' changes bring. */
export function routingInformation(
  view: ForwardingView,
  device: SimulatedDevice,
  ospf: OspfState,
  before: RoutingInformation | undefined,
  isTouched: boolean,
): RoutingInformation {
  const isKept = before !== undefined && !isTouched;
  const connected = isKept ? before.connected : kept(before?.connected, connectedRoutes(view, device));
  const known = view.tables[device.index];
  const statics =
    isKept && before.known === known && device.row.tracks.length === 0
      ? before.statics
      : kept(before?.statics, staticRoutes(view, device, known ?? new RoutingTable()));
  const { inside, outside } = ospfRoutesOf(ospf, device);
  const inner = derive(
    before?.inner,
    [connected, statics, inside, outside],
    () => innerTable(connected, inside, outside, statics),
    (a, b) => a.equals(b),
  );
  return { connected, statics, known, inner };
}

const kept = (before: readonly Route[] | undefined, now: readonly Route[]): readonly Route[] =>
  before !== undefined && isSameList(before, now, isSameRoute) ? before : now;

function innerTable(
  connected: readonly Route[],
  inside: OspfTable,
  outside: readonly ExternalRoute[],
  statics: readonly Route[],
): RoutingTable {
  const table = new RoutingTable();
  for (const route of connected) table.offer(route);
  for (const { kind, prefix, cost, nextHops, from } of inside.values()) {
    if (kind !== 'own')
      table.offer({ prefix, source: 'ospf', distance: ospfDistance, metric: cost, nextHops, from });
  }
  for (const { prefix, metric, nextHops, from, tag } of outside) {
    // A prefix within the domain wins over the same from outside.
    if (table.exact(prefix)?.source === 'ospf') continue;
    const route = { prefix, source: 'ospf', distance: ospfDistance, metric, nextHops, from } as const;
    table.offer(tag === undefined ? route : { ...route, tag });
  }
  for (const route of statics) table.offer(route);
  return table;
}
