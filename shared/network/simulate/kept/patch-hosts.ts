import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { attach, type FramesOf, growVertices, isAddressed, plugHost, portKey } from '../compiled/plugging.ts';
import type { Patched } from './patched.ts';

/** Plugs in again what is another group than before, or hangs on a port that is. */
export function patchHosts(
  network: SimulatedNetwork,
  now: NetworkConfiguration,
  keys: ReadonlySet<string>,
  frames: FramesOf,
  { devices, hosts }: Patched,
): void {
  const before = new Map(network.hostsById);
  network.hostsById.clear();
  for (const row of now.hosts.filter(isAddressed)) {
    const there = before.get(row.id);
    before.delete(row.id);
    const isKept =
      there !== undefined &&
      (there.row === row || isSame(there.row, row)) &&
      !row.ports.some((port) => keys.has(portKey(port)));
    if (isKept) {
      network.hostsById.set(row.id, there);
      continue;
    }
    if (there !== undefined) unplugHost(network, there);
    const index = there?.index ?? network.hosts.length;
    const host = plugHost(row, index, network, frames);
    growVertices(network);
    for (const [at, { port, vertex }] of host.attachments.entries())
      for (const on of [network.onInterface[port?.index ?? -1], network.atVertex[vertex]])
        on?.hosts.push([index, at]);
    network.hosts[index] = host;
    network.hostsById.set(row.id, host);
    for (const one of [there, host]) if (one !== undefined) hosts.add(one);
  }
  for (const gone of before.values()) {
    unplugHost(network, gone);
    network.hosts[gone.index] = { ...gone, attachments: [] };
    hosts.add(gone);
  }
  for (const { attachments } of hosts)
    for (const { port } of attachments) if (port !== undefined) devices.add(port.device);
}

function unplugHost(
  { onInterface, atVertex }: SimulatedNetwork,
  { index, attachments }: SimulatedHost,
): void {
  for (const { port, vertex } of attachments) {
    for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]])
      if (on !== undefined) leave(on.hosts, index);
  }
}

/** Plugs in again what hangs on a port that is another one. */
export function patchCircuits(
  network: SimulatedNetwork,
  keys: ReadonlySet<string>,
  frames: FramesOf,
  { devices, circuits }: Patched,
): void {
  const { onInterface, atVertex } = network;
  for (const circuit of network.circuits) {
    const { row, index } = circuit;
    if (!row.ports.some((port) => keys.has(portKey(port)))) continue;
    for (const { port, vertex } of circuit.attachments)
      for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]])
        if (on !== undefined) leave(on.circuits, index);
    circuit.attachments = row.ports.map((port) => attach(port, undefined, network, frames, row.edge));
    growVertices(network);
    circuits.add(circuit);
    for (const [at, { port, vertex }] of circuit.attachments.entries()) {
      for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]]) on?.circuits.push([index, at]);
      if (port !== undefined) devices.add(port.device);
    }
  }
}

/** Takes one out of those that are plugged in. */
function leave(plugged: (readonly [number, number])[], gone: number): void {
  plugged.splice(0, plugged.length, ...plugged.filter(([own]) => own !== gone));
}
