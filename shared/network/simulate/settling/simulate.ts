import { type BgpState, bgpState, withoutPrefixes } from '../bgp/bgp-routes.ts';
import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import { ForwardingView, GatewayRoles, type SettlingState } from '../forwarding/forwarding-view.ts';
import { RoutingTable } from '../forwarding/routing-table.ts';
import { AddressOwners } from '../layer2/address-owners.ts';
import type { Layer2Change } from '../layer2/layer2-after.ts';
import { layer2State } from '../layer2/layer2-state.ts';
import { type OspfState, ospfState } from '../ospf/ospf-state.ts';
import { gatewayRolesAfter } from './first-hop-roles.ts';
import {
  type RoutingInformation,
  routingInformation,
  type WholeTable,
  wholeTable,
} from './routing-information.ts';
import { type TunnelWalks, tunnelWalks } from './tunnel-ends.ts';

/** A network at rest, with what failed gone. */
export interface NetworkState {
  readonly view: ForwardingView;
  readonly ospf: OspfState;
  readonly bgp: BgpState;
  /** By device. */
  readonly information: readonly RoutingInformation[];
  readonly wholeTables: readonly WholeTable[];
  readonly tunnelWalks: TunnelWalks;
  /** Devices whose routes were still changing when the bound was reached; a network that works has none. */
  readonly unsettled: readonly SimulatedDevice[];
  /** Tunnels whose other end is routed into the tunnel itself: they would come and go, and count as down. */
  readonly recursive: readonly SimulatedInterface[];
}

/** More rounds than the longest chain of tracks, routes and tunnels that hang on each other takes. */
const mostRounds = 40;

/** What a network settles from after a change: what holds itself up stays, as it does in a network that runs. */
export interface Start {
  readonly before: NetworkState;
  readonly change: Layer2Change;
  /** Prefixes, by their keys, whose routes are to come about anew, so that none of them holds itself up. */
  readonly forgotten?: ReadonlySet<number> | 'all';
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
  let view = new ForwardingView(
    network,
    failed,
    layer2,
    owners,
    start === undefined ? nothingYet(network) : settledBefore(start),
  );
  let {
    ospf,
    bgp,
    information,
    wholeTables,
    tunnelWalks: walks,
  }: Partial<NetworkState> = start?.before ?? {};
  const forgotten = start?.forgotten;
  if (forgotten !== undefined) bgp = forgotten === 'all' ? undefined : bgp && withoutPrefixes(bgp, forgotten);
  /** All of them at first, unless there is a start. */
  let touched: ReadonlySet<SimulatedInterface> | undefined = start && new Set(start.change.interfaces);
  for (let round = 1; ; round += 1) {
    const before = view;
    const touchedDevices = touched && new Set([...touched].map(({ device }) => device));
    if (round === 1) for (const device of start?.change.edited?.devices ?? []) touchedDevices?.add(device);
    ospf = ospfState(view, ospf, touched);
    information = routesRound(view, ospf, information, touchedDevices);
    bgp = bgpState(
      view,
      information.map(({ inner }) => inner),
      bgp,
    );
    wholeTables = tablesRound(network, information, bgp, wholeTables);
    const tables = wholeTables.map(({ table }) => table);
    const unsettled = network.devices.filter(({ index }) => tables[index] !== view.tables[index]);
    view = viewWith(view, { tables, providerRoutes: bgp.providerRoutes });
    walks = tunnelWalks(view, recursive, walks, round === 1 ? start?.change : undefined);
    for (const [own, { end }] of walks.walks) if (end === 'recursive') recursive.add(own);
    view = viewWith(view, { tunnels: walks.tunnels });
    const gateways = gatewayRolesAfter(view, view.gateways, touchedDevices);
    view = viewWith(view, { gateways });
    touched = movedTunnels(before.tunnels, walks.tunnels);
    const isSame =
      touched.size === 0 && unsettled.length === 0 && bgp.isSettled && gateways === before.gateways;
    const state = { view, ospf, bgp, information, wholeTables, tunnelWalks: walks, unsettled };
    if (isSame || round === mostRounds) return { ...state, recursive: [...recursive] };
  }
}

const nothingYet = ({ devices, providers }: SimulatedNetwork): SettlingState => ({
  tables: byNumber(devices, () => new RoutingTable()),
  providerRoutes: providers.map(() => []),
  tunnels: new Map(),
  gateways: new GatewayRoles([]),
});

/**
 * A tunnel whose interface was edited is up until its packets say otherwise, also where its device is another one now, as a cluster is
 * that has lost a member.
 */
function settledBefore({ before, change, forgotten }: Start): SettlingState {
  const replaced = change.edited?.replaced ?? new Map<SimulatedInterface, SimulatedInterface | undefined>();
  const made = new Map(
    change.interfaces.flatMap((own) =>
      own.outer === undefined || replaced.has(own) ? [] : [[tunnelKey(own), own]],
    ),
  );
  const now = (own: SimulatedInterface) =>
    replaced.has(own) ? (replaced.get(own) ?? made.get(tunnelKey(own))) : own;
  const tunnels =
    replaced.size === 0
      ? before.view.tunnels
      : new Map(
          [...before.view.tunnels].flatMap(([own, end]): [SimulatedInterface, SimulatedInterface][] => {
            const [here, there] = [now(own), now(end)];
            return here?.row.kind === 'tunnel' && there?.row.kind === 'tunnel' ? [[here, there]] : [];
          }),
        );
  const { network, gateways } = before.view;
  if (forgotten === 'all') return { ...nothingYet(network), gateways, tunnels };
  const { tables, providerRoutes } = before.view;
  const known = forgotten === undefined ? tables : tables.map((table) => table.without(forgotten));
  return { tables: known, providerRoutes, gateways, tunnels };
}

/** What an end of a tunnel is known by on whatever device: its link, and where its packets come from and go. */
const tunnelKey = ({ row, outer }: SimulatedInterface): string =>
  [...row.from, outer?.source, outer?.destination].join(' ');

function viewWith(view: ForwardingView, changed: Partial<SettlingState>): ForwardingView {
  const { network, failed, layer2, owners, tables, providerRoutes, tunnels, gateways } = view;
  const state = { tables, providerRoutes, tunnels, gateways, ...changed };
  return new ForwardingView(network, failed, layer2, owners, state);
}

/** What every device knows of each source, from what the last round left. */
const routesRound = (
  view: ForwardingView,
  ospf: OspfState,
  before: readonly RoutingInformation[] | undefined,
  touched: ReadonlySet<SimulatedDevice> | undefined,
): readonly RoutingInformation[] =>
  byNumber(view.network.devices, (device) =>
    routingInformation(view, device, ospf, before?.[device.index], touched?.has(device) !== false),
  );

const tablesRound = (
  { devices }: SimulatedNetwork,
  information: readonly RoutingInformation[],
  { routes }: BgpState,
  before: readonly WholeTable[] | undefined,
): readonly WholeTable[] =>
  byNumber(devices, (device) => {
    const { inner = new RoutingTable() } = information[device.index] ?? {};
    return wholeTable(inner, routes.get(device), before?.[device.index]);
  });

/** One for each device, where its number says; nothing where none has the number any more. */
function byNumber<Value>(
  devices: readonly SimulatedDevice[],
  make: (device: SimulatedDevice) => Value,
): Value[] {
  const values: Value[] = [];
  for (const device of devices) values[device.index] = make(device);
  return values;
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
