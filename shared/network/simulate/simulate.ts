import { AddressOwners } from './address-owners.ts';
import { type BgpOutcome, bgpRoutes } from './bgp-routes.ts';
import { bgpSessions, type StatedSession } from './bgp-sessions.ts';
import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import { gatewayRolesAfter } from './first-hop-roles.ts';
import { ForwardingView, GatewayRoles, type SettlingState } from './forwarding-view.ts';
import type { Layer2Change } from './layer2-after.ts';
import { layer2State } from './layer2-state.ts';
import { type OspfState, ospfState } from './ospf-state.ts';
import { type RoutingInformation, routingInformation } from './routing-information.ts';
import { RoutingTable } from './routing-table.ts';
import { type TunnelWalks, tunnelWalks } from './tunnel-ends.ts';

/** A network at rest, with what failed gone. */
export interface NetworkState {
  readonly view: ForwardingView;
  readonly ospf: OspfState;
  readonly bgp: BgpOutcome;
  /** By device. */
  readonly information: readonly RoutingInformation[];
  readonly tunnelWalks: TunnelWalks;
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

/** What a network settles from after a change: what holds itself up stays, as it does in a network that runs. */
export interface Start {
  readonly before: NetworkState;
  readonly change: Layer2Change;
}

/**
 * Lets tracks, tunnels, OSPF, BGP and gateways settle with each other: from nothing, or from a state before a change. Then
 * only what the change reaches is worked out again.
 */
export function simulate(
  network: SimulatedNetwork,
  failed: FailedElements = {},
  start?: Start,
): NetworkState {
  const layer2 = start?.change.state ?? layer2State(network, failed);
  const owners = new AddressOwners(network, layer2, failed);
  const recursive = new Set<SimulatedInterface>();
  let view = new ForwardingView(network, failed, layer2, owners, start?.before.view ?? nothingYet(network));
  let { ospf, bgp, information, tunnelWalks: walks }: Partial<NetworkState> = start?.before ?? {};
  /** All of them at first, unless there is a start. */
  let touched: ReadonlySet<SimulatedInterface> | undefined = start && new Set(start.change.interfaces);
  for (let round = 1; ; round += 1) {
    const before = view;
    const touchedDevices = touched && new Set([...touched].map(({ device }) => device));
    ospf = ospfState(view, ospf, touched);
    const now = tablesRound(view, ospf, information, bgp, touchedDevices);
    ({ information, bgp } = now);
    const unsettled = network.devices.filter(({ index }) => now.tables[index] !== view.tables[index]);
    view = viewWith(view, { ...now, providerRoutes: bgp.providerRoutes });
    walks = tunnelWalks(view, recursive, walks, round === 1 ? start?.change : undefined);
    for (const [own, { end }] of walks.walks) if (end === 'recursive') recursive.add(own);
    view = viewWith(view, { tunnels: walks.tunnels });
    const gateways = gatewayRolesAfter(view, view.gateways, touchedDevices);
    view = viewWith(view, { gateways });
    touched = movedTunnels(before.tunnels, walks.tunnels);
    const isSame =
      touched.size === 0 && unsettled.length === 0 && bgp.isSettled && gateways === before.gateways;
    if (isSame || round === mostRounds) {
      const { sessions, overfull } = now;
      return {
        view,
        ospf,
        bgp,
        information,
        tunnelWalks: walks,
        sessions,
        unsettled,
        recursive: [...recursive],
        overfull,
      };
    }
  }
}

const nothingYet = ({ devices, providers }: SimulatedNetwork): SettlingState => ({
  tables: devices.map(() => new RoutingTable()),
  providerRoutes: providers.map(() => []),
  tunnels: new Map(),
  gateways: new GatewayRoles([]),
});

function viewWith(view: ForwardingView, changed: Partial<SettlingState>): ForwardingView {
  const { network, failed, layer2, owners, tables, providerRoutes, tunnels, gateways } = view;
  const state = { tables, providerRoutes, tunnels, gateways, ...changed };
  return new ForwardingView(network, failed, layer2, owners, state);
}

/** Every table again, from what the last round left. */
function tablesRound(
  view: ForwardingView,
  ospf: OspfState,
  before: readonly RoutingInformation[] | undefined,
  last: BgpOutcome | undefined,
  touched: ReadonlySet<SimulatedDevice> | undefined,
) {
  const { devices, providers } = view.network;
  const information = devices.map((device) =>
    routingInformation(view, device, ospf, before?.[device.index], touched?.has(device) !== false),
  );
  const inner = information.map((own) => own.inner);
  const { speakers, stated } = bgpSessions(view);
  const bgp = bgpRoutes(speakers, view.tables, inner, providers.length, last);
  const tables = devices.map((device) => {
    const table = (inner[device.index] ?? new RoutingTable()).with(bgp.routes.get(device) ?? []);
    const known = view.tables[device.index];
    return known?.equals(table) === true ? known : table;
  });
  return {
    information,
    tables,
    bgp,
    sessions: stated,
    overfull: bgp.overfull.flatMap(({ self, peerAddress }) =>
      self.device === undefined ? [] : [{ device: self.device.row.id, neighbour: peerAddress }],
    ),
  };
}

/** Tunnels that came up or went down. */
function movedTunnels(
  before: ForwardingView['tunnels'],
  now: ForwardingView['tunnels'],
): Set<SimulatedInterface> {
  if (before === now) return new Set();
  const ends = [...before.keys(), ...now.keys()];
  return new Set(ends.filter((own) => before.get(own) !== now.get(own)));
}
