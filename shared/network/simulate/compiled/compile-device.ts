import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { parseAddress } from '../../addressing/ipv4.ts';
import type { SimulatedDevice, SimulatedInterface, VertexNumbering } from './compiled-network.ts';
import { compileRouting } from './compiled-routing.ts';
import type { Firewall } from './firewall-rules.ts';
import { ownAddress } from './plugging.ts';

/** A device with its interfaces, which get the next numbers. */
export function compileDevice(
  row: DeviceConfiguration,
  index: number,
  firewall: Firewall,
  interfaces: SimulatedInterface[],
  vertices: VertexNumbering,
): SimulatedDevice {
  const device: SimulatedDevice = {
    index,
    position: index,
    row,
    routerId: routerIdOf(row),
    interfaces: [],
    byName: new Map(),
    firewall,
    routing: compileRouting(row.routing),
  };
  const ospf = ospfStatements(row);
  for (const own of row.interfaces) {
    const compiled = compileInterface(own, interfaces.length, device, ospf.get(own.name), vertices);
    interfaces.push(compiled);
    device.interfaces.push(compiled);
    device.byName.set(own.name, compiled);
  }
  return device;
}

export const routerIdOf = ({ routing }: DeviceConfiguration): number =>
  routing === undefined ? 0 : parseAddress(routing.routerId);

/** What OSPF states of each interface, by its name. */
export const ospfStatements = ({ routing }: DeviceConfiguration) =>
  new Map((routing?.ospf?.interfaces ?? []).map((own) => [own.interface, own]));

export const compileInterface = (
  row: Interface,
  index: number,
  device: SimulatedDevice,
  ospf: SimulatedInterface['ospf'],
  vertices: VertexNumbering,
): SimulatedInterface => ({
  index,
  device,
  row,
  addresses: row.ipv4.map(ownAddress),
  vertex: vertexOf(device, row, vertices),
  ospf,
  outer: row.tunnel && {
    source: parseAddress(row.tunnel.sourceAddress),
    destination: parseAddress(row.tunnel.destination),
  },
});

function vertexOf(device: SimulatedDevice, row: Interface, vertices: VertexNumbering): number {
  if (row.kind === 'loopback' || row.kind === 'tunnel') return -1;
  if (row.kind === 'vlan' && row.vlan !== undefined) return vertices.ofVlan(device, row.vlan);
  return vertices.ofInterface(device, row);
}
