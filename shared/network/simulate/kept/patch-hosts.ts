import { onceEach } from '../../../caching/once-each.ts';
import { addUnder } from '../../../collections/add-under.ts';
import type {
  HostGroup,
  NetworkConfiguration,
} from '../../../contract/configuration/network-configuration.ts';
import { type EditedElement, editedElements } from '../../graph/edited-elements.ts';
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
  const { row: known, hostsById } = network;
  const edited = editedElements(known.hosts, now.hosts);
  let isInOrder = edited !== undefined;
  const byPort = hostsByPort(network);
  const onPorts = new Set([...keys].flatMap((key) => [...(byPort.get(key) ?? [])]));
  const rows = new Map([...onPorts].map(({ row }): [string, HostGroup | undefined] => [row.id, row]));
  for (const { was, is } of edited ?? allOf(known.hosts, now.hosts)) rows.set(was?.id ?? is?.id ?? '', is);
  for (const [id, stated] of rows) {
    const row = stated !== undefined && isAddressed(stated) ? stated : undefined;
    const there = hostsById.get(id);
    const isKept = there !== undefined && isSame(there.row, row) && !onPorts.has(there);
    if (isKept || (there === undefined && row === undefined)) continue;
    if (there === undefined) isInOrder = false;
    if (there !== undefined) {
      unplugHost(network, there);
      for (const key of portKeysOf(there.row)) byPort.get(key)?.delete(there);
      hosts.add(there);
    }
    if (row !== undefined) hosts.add(plugIn(network, row, there?.index ?? network.hosts.length, frames));
    else if (there !== undefined) {
      network.hosts[there.index] = { ...there, attachments: [] };
      hostsById.delete(id);
    }
  }
  if (!isInOrder) putInOrder(hostsById, now);
  for (const { attachments } of hosts)
    for (const { port } of attachments) if (port !== undefined) devices.add(port.device);
}

/** Where groups changed places. */
function allOf(before: readonly HostGroup[], now: readonly HostGroup[]): readonly EditedElement<HostGroup>[] {
  const [were, are] = [before, now].map((rows) => new Map(rows.map((own) => [own.id, own])));
  const ids = new Set([...before, ...now].map(({ id }) => id));
  return [...ids].map((id) => ({ was: were?.get(id), is: are?.get(id) }));
}

/** Hosts by the ports that they hang on, kept while the network is edited. */
const hostsByPort = onceEach(({ hostsById }: SimulatedNetwork) => {
  const byPort = new Map<string, Set<SimulatedHost>>();
  for (const host of hostsById.values()) enter(byPort, host);
  return byPort;
});

function enter(byPort: Map<string, Set<SimulatedHost>>, host: SimulatedHost): void {
  for (const key of portKeysOf(host.row)) addUnder(byPort, key, host);
}

function plugIn(
  network: SimulatedNetwork,
  row: AddressedHost,
  index: number,
  frames: FramesOf,
): SimulatedHost {
  const host = plugHost(row, index, network, frames);
  growVertices(network);
  for (const [at, { port, vertex }] of host.attachments.entries())
    for (const on of [network.onInterface[port?.index ?? -1], network.atVertex[vertex]])
      on?.hosts.push([index, at]);
  network.hosts[index] = host;
  network.hostsById.set(row.id, host);
  enter(hostsByPort(network), host);
  return host;
}

/** In the order of the rows: those that came stand at the end. */
function putInOrder(hostsById: Map<string, SimulatedHost>, now: NetworkConfiguration): void {
  const before = new Map(hostsById);
  hostsById.clear();
  for (const { id } of now.hosts) {
    const host = before.get(id);
    if (host !== undefined) hostsById.set(id, host);
  }
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
