import { AddressOwners } from './address-owners.ts';
import { type BgpOutcome, bgpRoutes } from './bgp-routes.ts';
import { bgpSessions, type StatedSession } from './bgp-sessions.ts';
import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import { gatewayRoles } from './first-hop-roles.ts';
import { ForwardingView, GatewayRoles, isSameRole, type SettlingState } from './forwarding-view.ts';
import { type Layer2State, layer2State } from './layer2-state.ts';
import { adjacenciesOf, type HearingPair, hearingPairs } from './ospf-adjacencies.ts';
import { externalRoutes } from './ospf-externals.ts';
import { announcedExternals } from './ospf-origins.ts';
import { type OspfDomain, ospfDomain } from './ospf-routes.ts';
import { RoutingTable } from './routing-table.ts';
import { areasOf } from './shortest-paths.ts';
import { connectedRoutes, staticRoutes } from './static-routes.ts';
import { type TunnelEnds, tunnelEnds } from './tunnel-ends.ts';

/** A network at rest, with what failed gone. */
export interface NetworkState {
  readonly view: ForwardingView;
  readonly bgp: BgpOutcome | undefined;
  readonly pairs: readonly HearingPair[];
  readonly sessions: readonly StatedSession[];
  /** Devices whose routes were still changing when the bound was reached; a network that works has none. */
  readonly unsettled: readonly SimulatedDevice[];
  /** Tunnels whose other end is routed into the tunnel itself: they would come and go, and count as down. */
  readonly recursive: readonly SimulatedInterface[];
  /** BGP speakers' neighbours that send more than is taken. */
  readonly overfull: readonly { readonly device: string; readonly neighbour: number }[];
}

/** More rounds than the longest chain of tracks, routes and tunnels that hang on each other takes. */
const mostRounds = 40;

/** Where a network settles from. */
export interface Start {
  readonly layer2: Layer2State;
  /** What was known before something failed: what holds itself up stays, as it does in a network that runs. */
  readonly known: SettlingState;
  readonly bgp: BgpOutcome | undefined;
  /** Devices whose interfaces are not as they were when `known` was; without it, any. */
  readonly touched?: ReadonlySet<SimulatedDevice>;
}

/** Lets tracks, tunnels, OSPF, BGP and gateways settle with each other; from nothing unless a start is given. */
export function simulate(
  network: SimulatedNetwork,
  failed: FailedElements = {},
  start: Start = { layer2: layer2State(network, failed), known: nothingYet(network), bgp: undefined },
): NetworkState {
  const { layer2, known } = start;
  const owners = new AddressOwners(network, layer2, failed);
  const recursive = new Set<SimulatedInterface>();
  let view = new ForwardingView(network, failed, layer2, owners, known);
  let ospf = ospfRound(view);
  let bgp = start.bgp;
  let sessions: readonly StatedSession[] = [];
  let overfull: NetworkState['overfull'] = [];
  let unsettled: readonly SimulatedDevice[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const next = routesRound(view, ospf, bgp, round > 1 ? noneTouched : start.touched);
    bgp = next.bgp;
    sessions = next.sessions;
    overfull = next.overfull;
    unsettled = network.devices.filter(({ index }) => {
      const [before, after] = [view.tables[index], next.state.tables[index]];
      return before !== after && (before === undefined || after === undefined || !before.equals(after));
    });
    // Where the tables stand still, so do the ways of outer packets.
    const ends =
      round > 0 && unsettled.length === 0 && next.isSettled
        ? { tunnels: view.tunnels, recursive: [] }
        : tunnelEnds(viewWith(view, { ...stateOf(view), ...next.state }), recursive);
    for (const own of ends.recursive) recursive.add(own);
    const hasSameTunnels = isSameTunnels(ends.tunnels, view);
    const before = view;
    view = viewWith(view, { ...stateOf(view), ...next.state, tunnels: ends.tunnels });
    view = viewWith(view, { ...stateOf(view), gateways: gatewayRoles(view) });
    if (!hasSameTunnels) ospf = ospfRound(view);
    else if (unsettled.length === 0 && next.isSettled && isSameGateways(before, view)) break;
  }
  return { view, bgp, pairs: ospf.pairs, sessions, unsettled, recursive: [...recursive], overfull };
}

const nothingYet = ({ devices, providers }: SimulatedNetwork): SettlingState => ({
  tables: devices.map(() => new RoutingTable()),
  providerRoutes: providers.map(() => []),
  tunnels: new Map(),
  gateways: new GatewayRoles([]),
});

const stateOf = ({ tables, providerRoutes, tunnels, gateways }: ForwardingView): SettlingState => ({
  tables,
  providerRoutes,
  tunnels,
  gateways,
});

const viewWith = ({ network, failed, layer2, owners }: ForwardingView, state: SettlingState) =>
  new ForwardingView(network, failed, layer2, owners, state);

interface OspfRound {
  readonly pairs: readonly HearingPair[];
  readonly domain: OspfDomain;
}

/** Who is whose neighbour, and the routes within: they change only as tunnels come and go. */
function ospfRound({ network, isUp, owners, tunnelPeer }: ForwardingView): OspfRound {
  const pairs = hearingPairs(network, isUp, (own) => owners.domain(own), tunnelPeer);
  return { pairs, domain: ospfDomain(areasOf(network.interfaces, isUp, adjacenciesOf(pairs))) };
}

/** Every table again, from what the last round left. */
function routesRound(
  view: ForwardingView,
  { domain }: OspfRound,
  last: BgpOutcome | undefined,
  touched: Start['touched'],
) {
  const { devices, providers } = view.network;
  const externals = externalRoutes(domain, announcedExternals(view, domain));
  const igp = devices.map((device) => {
    const before = view.tables[device.index];
    if (before !== undefined && touched?.has(device) === false && !isFollowing(device)) return before;
    const table = new RoutingTable();
    for (const route of connectedRoutes(view, device)) table.offer(route);
    for (const { kind, prefix, cost, nextHops, from } of domain.routes.get(device)?.values() ?? []) {
      if (kind !== 'own')
        table.offer({ prefix, source: 'ospf', distance: ospfDistance, metric: cost, nextHops, from });
    }
    for (const { prefix, metric, nextHops, from, tag } of externals.get(device) ?? []) {
      // A prefix within the domain wins over the same from outside.
      if (table.exact(prefix)?.source === 'ospf') continue;
      const route = { prefix, source: 'ospf', distance: ospfDistance, metric, nextHops, from } as const;
      table.offer(tag === undefined ? route : { ...route, tag });
    }
    const known = view.tables[device.index] ?? table;
    for (const route of staticRoutes(view, device, known)) table.offer(route);
    return table;
  });
  const { speakers, stated } = bgpSessions(view);
  const bgp = bgpRoutes(speakers, view.tables, igp, providers.length, last);
  const { routes, providerRoutes, isSettled, overfull } = bgp;
  for (const [device, own] of routes) for (const route of own) igp[device.index]?.offer(route);
  return {
    state: { tables: igp, providerRoutes },
    bgp,
    sessions: stated,
    isSettled,
    overfull: overfull.flatMap(({ self, peerAddress }) =>
      self.device === undefined ? [] : [{ device: self.device.row.id, neighbour: peerAddress }],
    ),
  };
}

/** Whether a device's routes depend on more than its own interfaces. */
const isFollowing = ({ row, interfaces }: SimulatedDevice): boolean =>
  row.routing?.ospf !== undefined ||
  row.routing?.bgp !== undefined ||
  row.tracks.length > 0 ||
  interfaces.some(({ outer }) => outer !== undefined);

/** Within one run nothing but tunnels goes up or down; two rounds find the next hops of static routes. */
const noneTouched: ReadonlySet<SimulatedDevice> = new Set();

const ospfDistance = 110;

const isSameTunnels = (tunnels: TunnelEnds['tunnels'], view: ForwardingView): boolean =>
  tunnels.size === view.tunnels.size && [...tunnels].every(([own, end]) => view.tunnelPeer(own) === end);

const isSameGateways = (a: ForwardingView, b: ForwardingView): boolean =>
  a.gateways.roles.length === b.gateways.roles.length &&
  a.gateways.roles.every((role, index) => isSameRole(role, b.gateways.roles[index]));
