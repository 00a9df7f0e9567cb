import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { parseAddress, parseBlock } from '../../addressing/ipv4.ts';
import { isStack } from '../../graph/clusters.ts';
import type {
  BesideIpv4,
  Layer2Link,
  MlagPeer,
  MonitoredLink,
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
  SimulatedProvider,
} from './compiled-network.ts';
import { compileRouting, isIpv4 } from './compiled-routing.ts';
import { type Firewall, firewallCompiler } from './firewall-rules.ts';
import {
  attach,
  framesOnce,
  isAddressed,
  nothingPluggedIn,
  ownAddress,
  plugCable,
  plugHost,
  plugKeys,
} from './plugging.ts';
import { VertexNumbers } from './port-frames.ts';

/** Numbers a network's rows and joins what names each other. Takes time in proportion to rows and tagged VLANs. */
export function compileNetwork(row: NetworkConfiguration, besideIpv4?: BesideIpv4): SimulatedNetwork {
  const vertices = new VertexNumbers();
  const interfaces: SimulatedInterface[] = [];
  const firewallOf = firewallCompiler();
  const devices = row.devices.map((device, index) =>
    compileDevice(device, index, firewallOf(device), interfaces, vertices),
  );
  const deviceOfNode = new Map(
    devices.flatMap((device) => device.row.members.map(({ node }) => [node, device] as const)),
  );
  const plugs = {
    vertexNumbers: vertices,
    ports: new Map(interfaces.flatMap((own) => plugKeys(own).map((key) => [key, own] as const))),
    farEnds: new Map<string, { readonly edge: string; readonly far: string }>(),
  };
  const frames = framesOnce(plugs);
  const links: Layer2Link[] = [];
  const cables = row.cables.map((cable, index) => plugCable(cable, index, plugs, links, frames));
  const hosts = row.hosts.filter(isAddressed).map((host, index) => plugHost(host, index, plugs, frames));
  const circuits: SimulatedCircuit[] = [];
  const providers = row.providers.map((provider, index): SimulatedProvider => {
    const own: SimulatedProvider = { index, row: provider, circuits: [] };
    for (const circuit of provider.circuits) {
      const compiled: SimulatedCircuit = {
        index: circuits.length,
        provider: own,
        row: circuit,
        providerAddress: ownAddress(circuit.providerAddress).address,
        customerAddress: ownAddress(circuit.customerAddress).address,
        block: parseBlock(circuit.customerAddress),
        routed: circuit.routed.filter(isIpv4).map(parseBlock),
        attachments: circuit.ports.map((port) => attach(port, undefined, plugs, frames, circuit.edge)),
      };
      own.circuits.push(compiled);
      circuits.push(compiled);
    }
    return own;
  });
  const onInterface = interfaces.map(nothingPluggedIn);
  const atVertex = vertices.all.map(nothingPluggedIn);
  for (const [index, { ends }] of cables.entries())
    for (const end of ends) if (end !== undefined) onInterface[end.index]?.cables.push(index);
  for (const { index, attachments } of hosts)
    for (const [at, { port, vertex }] of attachments.entries())
      for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]]) on?.hosts.push([index, at]);
  for (const { index, attachments } of circuits)
    for (const [at, { port, vertex }] of attachments.entries())
      for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]]) on?.circuits.push([index, at]);
  const linksOfVertex: number[][] = vertices.all.map(() => []);
  for (const [index, { a, b }] of links.entries()) {
    linksOfVertex[a]?.push(index);
    linksOfVertex[b]?.push(index);
  }
  return {
    ...plugs,
    row,
    devices,
    interfaces,
    tunnels: interfaces.filter((own) => own.row.kind === 'tunnel'),
    ospfInterfaces: ospfInterfaces(interfaces),
    cables,
    hosts,
    hostsById: new Map(hosts.map((host) => [host.row.id, host])),
    providers,
    circuits,
    deviceOfNode,
    monitored: monitoredLinks(row),
    mlagPeers: mlagPeers(devices),
    vertices: vertices.all,
    links,
    linksOfVertex,
    onInterface,
    atVertex,
    ...(besideIpv4 && { besideIpv4 }),
  };
}

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

function compileDevice(
  row: SimulatedDevice['row'],
  index: number,
  firewall: Firewall,
  interfaces: SimulatedInterface[],
  vertices: VertexNumbers,
): SimulatedDevice {
  const device: SimulatedDevice = {
    index,
    row,
    routerId: row.routing === undefined ? 0 : parseAddress(row.routing.routerId),
    interfaces: [],
    byName: new Map(),
    firewall,
    routing: compileRouting(row.routing),
  };
  const ospf = new Map((row.routing?.ospf?.interfaces ?? []).map((own) => [own.interface, own]));
  for (const own of row.interfaces) {
    const compiled: SimulatedInterface = {
      index: interfaces.length,
      device,
      row: own,
      addresses: own.ipv4.map(ownAddress),
      vertex: vertexOf(device, own, vertices),
      ospf: ospf.get(own.name),
      outer: own.tunnel && {
        source: parseAddress(own.tunnel.sourceAddress),
        destination: parseAddress(own.tunnel.destination),
      },
    };
    interfaces.push(compiled);
    device.interfaces.push(compiled);
    device.byName.set(own.name, compiled);
  }
  return device;
}

function vertexOf(device: SimulatedDevice, row: Interface, vertices: VertexNumbers): number {
  if (row.kind === 'loopback' || row.kind === 'tunnel') return -1;
  if (row.kind === 'vlan' && row.vlan !== undefined) return vertices.ofVlan(device, row.vlan);
  return vertices.ofInterface(device, row);
}
