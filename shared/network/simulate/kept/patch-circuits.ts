import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedCircuit, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { attach, type FramesOf, growVertices, plugCircuit, portKey } from '../compiled/plugging.ts';
import { leave } from './leave.ts';
import type { Patched } from './patched.ts';

/**
 * Plugs in circuits that came, unplugs those that went, and plugs in again what hangs on a port that is another one. A circuit
 * with other addresses or ports is another one in its place.
 */
export function patchCircuits(
  network: SimulatedNetwork,
  now: NetworkConfiguration,
  keys: ReadonlySet<string>,
  frames: FramesOf,
  patched: Patched,
): void {
  for (const provider of network.providers) {
    const row = now.providers[provider.index];
    if (row === undefined) continue;
    const before = new Map(provider.circuits.map((own) => [own.row.edge, own]));
    provider.row = row;
    provider.circuits.length = 0;
    for (const own of row.circuits) {
      const there = before.get(own.edge);
      before.delete(own.edge);
      const isSameLine = there !== undefined && isSame(simulatedCircuit(there.row), simulatedCircuit(own));
      const isMoved = own.ports.some((port) => keys.has(portKey(port)));
      if (there !== undefined && (isMoved || !isSameLine)) unplugCircuit(network, there, patched);
      const index = there?.index ?? network.circuits.length;
      const circuit = isSameLine ? there : plugCircuit(own, index, provider, network, frames);
      provider.circuits.push(circuit);
      circuit.row = own;
      if (isSameLine && !isMoved) continue;
      network.circuits[index] = circuit;
      circuit.attachments = own.ports.map((port) => attach(port, undefined, network, frames, own.edge));
      growVertices(network);
      patched.circuits.add(circuit);
      for (const [at, { port, vertex }] of circuit.attachments.entries()) {
        for (const on of [network.onInterface[port?.index ?? -1], network.atVertex[vertex]])
          on?.circuits.push([index, at]);
        if (port !== undefined) patched.devices.add(port.device);
      }
    }
    for (const gone of before.values()) {
      unplugCircuit(network, gone, patched);
      network.circuits[gone.index] = { ...gone, attachments: [] };
    }
  }
}

/** Without its rate, how it is handed over, and what only people read. */
const simulatedCircuit = ({
  mbps: _mbps,
  standard: _standard,
  isPlaceholder: _placeholder,
  from: _from,
  ...rest
}: SimulatedCircuit['row']): unknown => rest;

function unplugCircuit(
  { onInterface, atVertex }: SimulatedNetwork,
  circuit: SimulatedCircuit,
  { circuits, devices }: Patched,
): void {
  circuits.add(circuit);
  for (const { port, vertex } of circuit.attachments) {
    for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]])
      if (on !== undefined) leave(on.circuits, circuit.index);
    if (port !== undefined) devices.add(port.device);
  }
}
