import { appendUnder } from '../../../collections/append-under.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isStack } from '../../graph/clusters.ts';
import type {
  MlagPeer,
  MonitoredLink,
  NetworkIndexes,
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
} from './compiled-network.ts';

/**
 * What is found of devices and cables by other things than their numbers; after an edit that concerns routing all of it anew, but for whose
 * the nodes are where no device came or went.
 */
export function networkIndexes(
  row: NetworkConfiguration,
  devices: readonly SimulatedDevice[],
  deviceOfNode = devicesByNode(devices),
): NetworkIndexes {
  const routed = devices.map(routedInterfaces);
  return {
    addressed: routed.flatMap(({ addressed }) => addressed),
    tunnels: routed.flatMap(({ tunnels }) => tunnels),
    ospfInterfaces: ospfInterfaces(routed.flatMap(({ ospf }) => ospf)),
    deviceOfNode,
    monitored: monitoredLinks(row),
    mlagPeers: mlagPeers(devices),
  };
}

const devicesByNode = (devices: readonly SimulatedDevice[]): NetworkIndexes['deviceOfNode'] =>
  new Map(devices.flatMap((device) => device.row.members.map(({ node }) => [node, device] as const)));

/** The interfaces of a device that are more than ports of a switch. */
interface RoutedInterfaces {
  readonly row: SimulatedDevice['row'];
  readonly addressed: readonly SimulatedInterface[];
  readonly tunnels: readonly SimulatedInterface[];
  readonly ospf: readonly SimulatedInterface[];
}

const routedOf = new WeakMap<SimulatedDevice, RoutedInterfaces>();

/** As long as a device has its row, those that were found. */
function routedInterfaces(device: SimulatedDevice): RoutedInterfaces {
  const known = routedOf.get(device);
  if (known?.row === device.row) return known;
  const { row, interfaces } = device;
  const found = {
    row,
    addressed: interfaces.filter(({ addresses }) => addresses.length > 0),
    tunnels: interfaces.filter((own) => own.row.kind === 'tunnel'),
    ospf: interfaces.filter(({ ospf }) => ospf !== undefined),
  };
  routedOf.set(device, found);
  return found;
}

/** The circuits that there are, in the order of the rows. */
export const circuitsOf = ({ providers }: Pick<SimulatedNetwork, 'providers'>): SimulatedCircuit[] =>
  providers.flatMap(({ circuits }) => circuits);

function ospfInterfaces(interfaces: readonly SimulatedInterface[]): SimulatedNetwork['ospfInterfaces'] {
  const byArea = new Map<number, SimulatedInterface[]>();
  for (const own of interfaces) {
    if (own.ospf === undefined) continue;
    appendUnder(byArea, own.ospf.area, own);
  }
  return byArea;
}

/** The cables and circuits of each member of a cluster of which one is active. */
function monitoredLinks({ devices, cables, providers }: NetworkConfiguration): SimulatedNetwork['monitored'] {
  const links = new Map(
    devices.flatMap((device) =>
      device.members.length > 1 && !isStack(device)
        ? device.members.map(({ node }): [string, MonitoredLink[]] => [node, []])
        : [],
    ),
  );
  if (links.size === 0) return links;
  for (const { edge, a, b } of cables) {
    links.get(a.node)?.push({ edge, far: b.node });
    links.get(b.node)?.push({ edge, far: a.node });
  }
  for (const { circuits } of providers) {
    for (const { edge, ports } of circuits) {
      for (const { node } of ports) links.get(node)?.push({ edge, far: undefined });
    }
  }
  return links;
}

function mlagPeers(devices: readonly SimulatedDevice[]): SimulatedNetwork['mlagPeers'] {
  const paired = devices.filter(({ row }) => row.mlag !== undefined);
  if (paired.length === 0) return new Map();
  const byId = new Map(devices.map((device) => [device.row.id, device]));
  return new Map(
    paired.flatMap((device): [SimulatedDevice, MlagPeer][] => {
      const own = device.row.mlag;
      const peer = own && byId.get(own.peer);
      if (own === undefined || peer === undefined) return [];
      const { peerLink, keepalive, rolePriority } = own;
      return [
        [
          device,
          {
            device: peer,
            isSecondary: rolePriority > (peer.row.mlag?.rolePriority ?? rolePriority),
            peerLink: device.byName.get(peerLink),
            keepalive: device.byName.get(keepalive.interface),
          },
        ],
      ];
    }),
  );
}
