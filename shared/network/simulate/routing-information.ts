import type { Block } from '../addressing/ipv4.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { changedKeys, isSameList } from './derived.ts';
import type { ForwardingView } from './forwarding-view.ts';
import type { ExternalRoute } from './ospf-externals.ts';
import { type OspfState, ospfRoutesOf } from './ospf-state.ts';
import type { OspfTable } from './ospf-tables.ts';
import { isSameRoute, prefixKey, type Route, RoutingTable } from './routing-table.ts';
import { connectedRoutes, staticRoutes } from './static-routes.ts';

/** Routes by the source that they come from. */
interface Sources {
  readonly connected: readonly Route[];
  readonly statics: readonly Route[];
  readonly inside: OspfTable;
  readonly outside: readonly ExternalRoute[];
}

/** What a device knows of each source of routes, and the table that comes of it. */
export interface RoutingInformation extends Sources {
  /** The table that next hops of static routes were found in. */
  readonly known: RoutingTable | undefined;
  /** Without what BGP brings. */
  readonly inner: RoutingTable;
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
  const sources = { connected, statics, inside, outside };
  return { ...sources, known, inner: innerTable(sources, before) };
}

const kept = (before: readonly Route[] | undefined, now: readonly Route[]): readonly Route[] =>
  before !== undefined && isSameList(before, now, isSameRoute) ? before : now;

/** The table of the sources together; only prefixes that one of them knows otherwise than before are looked at again. */
function innerTable(
  { connected, statics, inside, outside }: Sources,
  before: RoutingInformation | undefined,
): RoutingTable {
  const offers = new Map<number, { readonly prefix: Block; readonly routes: Route[] }>();
  const concern = (prefix: Block): void => {
    const key = prefixKey(prefix);
    if (!offers.has(key)) offers.set(key, { prefix, routes: [] });
  };
  for (const key of changedKeys(before?.inside ?? noTable, inside)) {
    const route = inside.get(key) ?? before?.inside.get(key);
    if (route !== undefined) concern(route.prefix);
  }
  for (const source of ['connected', 'statics', 'outside'] as const) {
    const now = { connected, statics, outside }[source];
    if (before?.[source] === now) continue;
    for (const { prefix } of [...(before?.[source] ?? []), ...now]) concern(prefix);
  }
  if (offers.size === 0) return before?.inner ?? new RoutingTable();
  for (const route of connected) offers.get(prefixKey(route.prefix))?.routes.push(route);
  for (const [key, { routes }] of offers) {
    const route = inside.get(key);
    if (route !== undefined && route.kind !== 'own') routes.push(ospfRoute(route.cost, route));
  }
  for (const route of outside) {
    const routes = offers.get(prefixKey(route.prefix))?.routes;
    // A prefix within the domain wins over the same from outside.
    if (routes?.some(({ source }) => source === 'ospf') === false)
      routes.push(ospfRoute(route.metric, route));
  }
  for (const route of statics) offers.get(prefixKey(route.prefix))?.routes.push(route);
  const replaced = [...offers.values()].map(({ prefix, routes }) => [prefix, routes] as const);
  return (before?.inner ?? new RoutingTable()).replacing(replaced);
}

const noTable: OspfTable = new Map();

const ospfRoute = (
  metric: number,
  {
    prefix,
    nextHops,
    from,
    tag,
  }: Pick<Route, 'prefix' | 'nextHops' | 'from'> & { readonly tag?: number | undefined },
): Route => ({
  prefix,
  source: 'ospf',
  distance: ospfDistance,
  metric,
  nextHops,
  from,
  ...(tag !== undefined && { tag }),
});
