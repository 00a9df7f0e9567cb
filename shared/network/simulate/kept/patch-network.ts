import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Cable, NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isSame } from '../../graph/same-value.ts';
import type {
  SimulatedCable,
  SimulatedDevice,
  SimulatedHost,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import {
  type FramesOf,
  framesOnce,
  isAddressed,
  nothingPluggedIn,
  plugCable,
  plugHost,
  plugKeys,
  portKey,
} from '../compiled/plugging.ts';
import { simulatedInterface } from './simulated-alike.ts';
import { switchedChanges } from './switched-changes.ts';

/** What an edit of switched ports, their cables and their hosts touches in a compiled network. */
export interface Patched {
  readonly devices: Set<SimulatedDevice>;
  readonly cables: Set<number>;
  /** As they were, and as they are. */
  readonly hosts: Set<SimulatedHost>;
  /** Of links that came or went. */
  readonly vertices: Set<number>;
}

/**
 * Makes a compiled network that of another configuration, in place, where they differ in switched ports, in what is plugged
 * into these and in what nothing here asks for. Undefined, and nothing done, where they differ in more. Numbers stay.
 */
export function patchNetwork(network: SimulatedNetwork, now: NetworkConfiguration): Patched | undefined {
  const changes = switchedChanges(network, now);
  if (changes === undefined) return undefined;
  const patched: Patched = {
    devices: new Set(changes.devices.map(({ device }) => device)),
    cables: new Set(changes.gone),
    hosts: new Set(),
    vertices: new Set(),
  };
  const keys = new Set<string>();
  for (const { device, row } of changes.devices)
    for (const key of patchDevice(network, device, row)) keys.add(key);
  const frames = framesOnce(network);
  for (const [at, { row }] of network.cables.entries())
    if (row !== undefined && (keys.has(portKey(row.a)) || keys.has(portKey(row.b)))) patched.cables.add(at);
  const rows = new Map([...patched.cables].map((at) => [at, network.cables[at]?.row] as const));
  for (const at of patched.cables) unplugCable(network, at, patched);
  for (const at of changes.gone) {
    const row = rows.get(at);
    if (row === undefined) continue;
    for (const end of [row.a, row.b]) network.farEnds.delete(portKey(end));
    network.cables[at] = goneCable;
    rows.delete(at);
  }
  for (const [at, row] of rows) if (row !== undefined) replugCable(network, at, row, frames, patched);
  for (const { at, row } of changes.came) {
    patched.cables.add(at);
    replugCable(network, at, row, frames, patched);
  }
  patchHosts(network, now, keys, frames, patched);
  growVertices(network);
  network.row = now;
  return patched;
}

const goneCable: SimulatedCable = {
  row: undefined,
  edge: '',
  nodes: ['', ''],
  ends: [undefined, undefined],
  firstLink: 0,
  lastLink: 0,
};

/** The keys of ports that carry other frames than before, or belong to another interface. */
function patchDevice(
  network: SimulatedNetwork,
  device: SimulatedDevice,
  row: DeviceConfiguration,
): Set<string> {
  const { byName, interfaces } = device;
  const keys = new Set<string>();
  const named = new Map(row.interfaces.map((own) => [own.name, own]));
  const isTouched = (own: (typeof interfaces)[number]): boolean => {
    const next = named.get(own.row.name);
    return next !== own.row && !(next && isSame(simulatedInterface(own.row), simulatedInterface(next)));
  };
  const changed = interfaces.filter(isTouched);
  for (const own of changed) {
    for (const key of plugKeys(own)) {
      keys.add(key);
      network.ports.delete(key);
    }
  }
  const touched = new Set(changed.map((own) => own.row.name));
  const before = new Map(byName);
  interfaces.length = 0;
  byName.clear();
  for (const next of row.interfaces) {
    const there = before.get(next.name);
    const own = there ?? {
      index: network.interfaces.length,
      device,
      row: next,
      addresses: [],
      vertex: network.vertexNumbers.ofInterface(device, next),
      ospf: undefined,
      outer: undefined,
    };
    if (there === undefined) {
      network.interfaces.push(own);
      network.onInterface.push(nothingPluggedIn());
    }
    own.row = next;
    interfaces.push(own);
    byName.set(next.name, own);
    if (there !== undefined && !touched.has(next.name)) continue;
    for (const key of plugKeys(own)) {
      keys.add(key);
      network.ports.set(key, own);
    }
  }
  device.row = row;
  return keys;
}

function unplugCable(network: SimulatedNetwork, at: number, { devices, vertices }: Patched): void {
  const cable = network.cables[at];
  if (cable === undefined) return;
  for (let link = cable.firstLink; link < cable.lastLink; link += 1) {
    const { a = -1, b = -1 } = network.links[link] ?? {};
    for (const vertex of [a, b]) {
      vertices.add(vertex);
      remove(network.linksOfVertex[vertex], link);
    }
  }
  for (const end of cable.ends) {
    if (end === undefined) continue;
    devices.add(end.device);
    remove(network.onInterface[end.index]?.cables, at);
  }
}

function replugCable(
  network: SimulatedNetwork,
  at: number,
  row: Cable,
  frames: FramesOf,
  { devices, vertices }: Patched,
): void {
  const { links, linksOfVertex } = network;
  const cable = plugCable(row, at, network, links, frames);
  network.cables[at] = cable;
  growVertices(network);
  for (let link = cable.firstLink; link < cable.lastLink; link += 1) {
    const { a = -1, b = -1 } = links[link] ?? {};
    for (const vertex of [a, b]) {
      vertices.add(vertex);
      const own = linksOfVertex[vertex];
      own?.push(link);
      own?.sort((one, other) => (links[one]?.cable ?? 0) - (links[other]?.cable ?? 0) || one - other);
    }
  }
  for (const end of cable.ends) {
    if (end === undefined) continue;
    devices.add(end.device);
    const plugged = network.onInterface[end.index]?.cables;
    plugged?.push(at);
    plugged?.sort((one, other) => one - other);
  }
}

/** Plugs in again what is another group than before, or hangs on a port that is. */
function patchHosts(
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
    for (const on of [onInterface[port?.index ?? -1], atVertex[vertex]]) {
      if (on === undefined) continue;
      const left = on.hosts.filter(([host]) => host !== index);
      on.hosts.splice(0, on.hosts.length, ...left);
    }
  }
}

function growVertices({ vertices, linksOfVertex, atVertex }: SimulatedNetwork): void {
  while (linksOfVertex.length < vertices.length) linksOfVertex.push([]);
  while (atVertex.length < vertices.length) atVertex.push(nothingPluggedIn());
}

function remove(list: number[] | undefined, value: number): void {
  const at = list?.indexOf(value) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}
