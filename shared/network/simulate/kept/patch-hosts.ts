import { onceEach } from '../../../caching/once-each.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isSame } from '../../graph/same-value.ts';
import type { AddressedHost, SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { type FramesOf, growVertices, isAddressed, plugHost, portKey } from '../compiled/plugging.ts';
import { leave } from './leave.ts';
import type { Patched } from './patched.ts';

/** Plugs in again what is another group than before, or hangs on a port that is. */
export function patchHosts(
  network: SimulatedNetwork,
  now: NetworkConfiguration,
  keys: ReadonlySet<string>,
  frames: FramesOf,
  { devices, hosts }: Patched,
): void {
  const isOn = (row: AddressedHost): boolean => keys.size > 0 && portKeysOf(row).some((key) => keys.has(key));
  const { row: known, hostsById } = network;
  // Most edits leave every host where it is.
  if (
    now.hosts === known.hosts &&
    (keys.size === 0 || [...hostsById.values()].every(({ row }) => !isOn(row)))
  )
    return;
  const before = new Map(network.hostsById);
  network.hostsById.clear();
  for (const row of now.hosts.filter(isAddressed)) {
    const there = before.get(row.id);
    before.delete(row.id);
    const isKept = there !== undefined && (there.row === row || isSame(there.row, row)) && !isOn(row);
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

/** Once for each row: every edit asks which hosts hang on what it touches. */
const portKeysOf = onceEach(({ ports }: AddressedHost): readonly string[] => ports.map(portKey));

function unplugHost(
  { onInterface, atVertex }: SimulatedNetwork,
  { index, attachments }: SimulatedHost,
): void {
  for (const { port, vertex } of attachments) {
    for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]])
      if (on !== undefined) leave(on.hosts, index);
  }
}
