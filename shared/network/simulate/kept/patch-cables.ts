import type { Cable } from '../../../contract/configuration/network-configuration.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedCable, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { type FramesOf, growVertices, plugCable, portKey } from '../compiled/plugging.ts';
import type { EditedRows } from './edited-rows.ts';
import type { Patched } from './patched.ts';

/** Plugs in cables again that an edit touches; the keys of ports at whose far end is something else. */
export function patchCables(
  network: SimulatedNetwork,
  rows: Pick<EditedRows, 'gone' | 'came'>,
  frames: FramesOf,
  patched: Patched,
): string[] {
  const rowAt = new Map([...patched.cables].map((at) => [at, network.cables[at]?.row] as const));
  const touched = [...rowAt.values()];
  for (const at of patched.cables) unplugCable(network, at, patched);
  for (const at of rows.gone) {
    const row = rowAt.get(at);
    if (row === undefined) continue;
    network.cables[at] = goneCable;
    rowAt.delete(at);
  }
  for (const [at, row] of rowAt) if (row !== undefined) replugCable(network, at, row, frames, patched);
  for (const { at, row } of rows.came) {
    patched.cables.add(at);
    replugCable(network, at, row, frames, patched);
  }
  return patchFarEnds(network, [...touched, ...rows.came.map(({ row }) => row)]);
}

const goneCable: SimulatedCable = {
  row: undefined,
  edge: '',
  nodes: ['', ''],
  keys: ['', ''],
  ends: [undefined, undefined],
  firstLink: 0,
  lastLink: 0,
};

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

/** Finds what is at the far ends of some cables' ports again; the keys of ports where that is something else. */
function patchFarEnds({ farEnds, cables }: SimulatedNetwork, rows: readonly (Cable | undefined)[]): string[] {
  const before = new Map(
    rows
      .flatMap((row) => (row === undefined ? [] : [portKey(row.a), portKey(row.b)]))
      .map((key) => [key, farEnds.get(key)]),
  );
  if (before.size === 0) return [];
  for (const key of before.keys()) farEnds.delete(key);
  for (const {
    edge,
    keys: [here, there],
    nodes: [one, other],
  } of cables) {
    if (before.has(here)) farEnds.set(here, { edge, far: other });
    if (before.has(there)) farEnds.set(there, { edge, far: one });
  }
  return [...before].flatMap(([key, there]) => (isSame(there, farEnds.get(key)) ? [] : [key]));
}

function remove(list: number[] | undefined, value: number): void {
  const at = list?.indexOf(value) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}
