import type { Block } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import { type BgpRoutes, noBgpRoutes } from '../bgp/bgp-routes.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import type { SharedMap } from '../compiled/shared-map.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { isSameRoute, prefixKey, type Route, RoutingTable } from '../forwarding/routing-table.ts';
import { type ExternalRoute, noExternalRoutes } from '../ospf/ospf-externals.ts';
import { type OspfState, ospfRoutesOf } from '../ospf/ospf-state.ts';
import { noOspfRoutes, type OspfTable } from '../ospf/ospf-tables.ts';
import { connectedRoutes, staticRoutes } from './static-routes.ts';

/** Routes by the source that they come from. */
interface Sources {
  readonly connected: readonly Route[];
  readonly statics: readonly Route[];
  readonly inside: OspfTable;
  readonly outside: SharedMap<ExternalRoute>;
}

/** What a device knows of each source of routes, and the table that comes of it. */
export interface RoutingInformation extends Sources {
  /** The table that next hops of static routes were found in. */
  readonly known: RoutingTable | undefined;
  /** Without what BGP brings. */
  readonly inner: RoutingTable;
}

/** The whole table of a device, and what it came from. */
export interface WholeTable {
  readonly inner: RoutingTable;
  readonly bgp: BgpRoutes;
  readonly table: RoutingTable;
}

/** A table with what BGP brings; only prefixes of which either knows something else are looked at again. */
export function wholeTable(
  inner: RoutingTable,
  bgp: BgpRoutes = noBgpRoutes,
  before?: WholeTable,
): WholeTable {
  if (before?.inner === inner && before.bgp === bgp) return before;
  if (bgp === noBgpRoutes) return { inner, bgp, table: inner };
  const keys = new Map(
    (before?.inner ?? new RoutingTable()).differences(inner).map((prefix) => [prefixKey(prefix), prefix]),
  );
  for (const key of (before?.bgp ?? noBgpRoutes).changedIn(bgp)) {
    const prefix = (bgp.get(key) ?? before?.bgp.get(key))?.prefix;
    if (prefix !== undefined) keys.set(key, prefix);
  }
  const offers = [...keys].map(
    ([key, prefix]) => [prefix, [inner.exact(prefix), bgp.get(key)].flatMap((route) => route ?? [])] as const,
  );
  return { inner, bgp, table: (before?.table ?? new RoutingTable()).replacing(offers) };
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
  const isUntouched =
    before !== undefined &&
    before.known === known &&
    before.connected === connected &&
    before.statics === statics &&
    before.inside === inside &&
    before.outside === outside;
  if (isUntouched) return before;
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
  for (const key of (before?.inside ?? noOspfRoutes).changedIn(inside)) {
    const route = inside.get(key) ?? before?.inside.get(key);
    if (route !== undefined) concern(route.prefix);
  }
  for (const key of (before?.outside ?? noExternalRoutes).changedIn(outside)) {
    const route = outside.get(key) ?? before?.outside.get(key);
    if (route !== undefined) concern(route.prefix);
  }
  for (const source of ['connected', 'statics'] as const) {
    const now = { connected, statics }[source];
    if (before?.[source] === now) continue;
    for (const { prefix } of [...(before?.[source] ?? []), ...now]) concern(prefix);
  }
  if (offers.size === 0) return before?.inner ?? new RoutingTable();
  for (const route of connected) offers.get(prefixKey(route.prefix))?.routes.push(route);
  for (const [key, { routes }] of offers) {
    const [own, external] = [inside.get(key), outside.get(key)];
    const isInside = own !== undefined && own.kind !== 'own';
    if (isInside) routes.push(ospfRoute(own.cost, own));
    // A prefix within the domain wins over the same from outside.
    else if (external !== undefined) routes.push(ospfRoute(external.metric, external));
  }
  for (const route of statics) offers.get(prefixKey(route.prefix))?.routes.push(route);
  const replaced = [...offers.values()].map(({ prefix, routes }) => [prefix, routes] as const);
  return (before?.inner ?? new RoutingTable()).replacing(replaced);
}

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
