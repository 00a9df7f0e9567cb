import { AddressOwners } from './address-owners.ts';
import { changesBetween } from './changed-routes.ts';
import type { SimulatedDevice, SimulatedHost } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import { ForwardingView } from './forwarding-view.ts';
import { type FailureIndex, type Layer2Change, layer2After } from './layer2-after.ts';
import { RoutingTable } from './routing-table.ts';
import { type NetworkState, simulate } from './simulate.ts';
import { connectedRoutes, staticRoutes } from './static-routes.ts';
import { isTrackUp } from './tracked-objects.ts';
import type { Changes } from './walk-queries.ts';

/** A network after a failure. */
export interface StateAfter {
  readonly state: NetworkState;
  /** Flows from and to other hosts that these changes do not concern come out as before. */
  readonly hosts: readonly SimulatedHost[];
  readonly changes: Changes;
}

/**
 * Lets a network settle after a failure, from where it was. Where the failure touches nothing but ports of hosts and the
 * management addresses of switches, no route of another device changes, and none is worked out.
 */
export function stateAfter(before: NetworkState, index: FailureIndex, failed: FailedElements): StateAfter {
  const { view } = before;
  const { network } = view;
  const change = layer2After(index, failed);
  if (
    change.circuits.length > 0 ||
    (failed.providers?.size ?? 0) > 0 ||
    !change.interfaces.every(isManagement)
  )
    return settled(before, change, failed);
  const owners = new AddressOwners(network, change.state, failed);
  const { providerRoutes, tunnels, gateways } = view;
  const tables = [...view.tables];
  const settling = { tables, providerRoutes, tunnels, gateways };
  const after = new ForwardingView(network, failed, change.state, owners, settling);
  if (
    tracking(network.devices).some(
      ([device, name]) => isTrackUp(view, device, name) !== isTrackUp(after, device, name),
    )
  )
    return settled(before, change, failed);
  const devices = devicesOf(change);
  for (const device of devices) tables[device.index] = ownRoutes(after, device);
  const state: NetworkState = { ...before, view: after };
  return { state, hosts: change.hosts, changes: changesBetween(view, after, change) };
}

function settled({ view, bgp }: NetworkState, change: Layer2Change, failed: FailedElements): StateAfter {
  const start = { layer2: change.state, known: view, bgp, touched: devicesOf(change) };
  const state = simulate(view.network, failed, start);
  return { state, hosts: change.hosts, changes: changesBetween(view, state.view, change) };
}

const devicesOf = ({ interfaces }: Layer2Change): ReadonlySet<SimulatedDevice> =>
  new Set(interfaces.map(({ device }) => device));

/** The one address of a device that routes nothing for others. */
const isManagement = ({ device }: { readonly device: SimulatedDevice }): boolean => {
  const { row, interfaces, firewall } = device;
  return (
    row.routing?.ospf === undefined &&
    row.routing?.bgp === undefined &&
    row.firstHops.length === 0 &&
    firewall.translations.length === 0 &&
    interfaces.filter(({ addresses, row: own }) => addresses.length > 0 && own.kind !== 'loopback').length ===
      1
  );
};

const tracking = (devices: readonly SimulatedDevice[]): (readonly [SimulatedDevice, string])[] =>
  devices.flatMap((device) => device.row.tracks.map(({ name }) => [device, name] as const));

/** The table of a device that hears no protocol. */
function ownRoutes(view: ForwardingView, device: SimulatedDevice): RoutingTable {
  const connected = connectedRoutes(view, device);
  const known = new RoutingTable();
  for (const route of connected) known.offer(route);
  const table = new RoutingTable();
  for (const route of [...connected, ...staticRoutes(view, device, known)]) table.offer(route);
  return table;
}
