import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { compileDevice } from './compile-device.ts';
import type {
  BesideIpv4,
  Layer2Link,
  SimulatedCircuit,
  SimulatedInterface,
  SimulatedNetwork,
  SimulatedProvider,
} from './compiled-network.ts';
import { firewallCompiler } from './firewall-rules.ts';
import { networkIndexes } from './network-indexes.ts';
import {
  framesOnce,
  isAddressed,
  nothingPluggedIn,
  plugCable,
  plugCircuit,
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
      const compiled = plugCircuit(circuit, circuits.length, own, plugs, frames);
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
    deviceNumbers: devices.length,
    interfaces,
    cables,
    hosts,
    hostsById: new Map(hosts.map((host) => [host.row.id, host])),
    providers,
    circuits,
    firewallOf,
    ...networkIndexes(row, devices),
    vertices: vertices.all,
    links,
    linksOfVertex,
    onInterface,
    atVertex,
    ...(besideIpv4 && { besideIpv4 }),
  };
}
