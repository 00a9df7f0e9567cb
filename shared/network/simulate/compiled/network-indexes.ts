import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isStack } from '../../graph/clusters.ts';
import type {
  MlagPeer,
  MonitoredLink,
  NetworkIndexes,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
} from './compiled-network.ts';

/** What is found of devices and cables by other things than their numbers; after an edit that concerns routing all of it anew. */
export function networkIndexes(
  row: NetworkConfiguration,
  devices: readonly SimulatedDevice[],
): NetworkIndexes {
  const interfaces = interfacesOf({ devices });
  return {
    tunnels: interfaces.filter((own) => own.row.kind === 'tunnel'),
    ospfInterfaces: ospfInterfaces(interfaces),
    deviceOfNode: new Map(
      devices.flatMap((device) => device.row.members.map(({ node }) => [node, device] as const)),
    ),
    monitored: monitoredLinks(row),
    mlagPeers: mlagPeers(devices),
  };
}

/** Those that there are, in the order of the rows. */
export const interfacesOf = ({
  devices,
}: {
  readonly devices: readonly SimulatedDevice[];
}): SimulatedInterface[] => devices.flatMap(({ interfaces }) => interfaces);

function ospfInterfaces(interfaces: readonly SimulatedInterface[]): SimulatedNetwork['ospfInterfaces'] {
  const byArea = new Map<number, SimulatedInterface[]>();
  for (const own of interfaces) {
    if (own.ospf === undefined) continue;
    const known = byArea.get(own.ospf.area);
    if (known === undefined) byArea.set(own.ospf.area, [own]);
    else known.push(own);
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
  const byId = new Map(devices.map((device) => [device.row.id, device]));
  return new Map(
    devices.flatMap((device): [SimulatedDevice, MlagPeer][] => {
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
