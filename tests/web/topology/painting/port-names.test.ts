import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { handleRadius, handlesOf } from '#web/features/topology/model/handles.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { nodeRoom } from '#web/features/topology/painting/node-room.ts';
import { paintPorts } from '#web/features/topology/painting/paint-ports.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const beside = { a: { x: 200, y: 200 }, b: { x: 360, y: 200 } };

/** A firewall and a switch, side by side as a plan places two of a row. */
const pair = aGraph(
  [aNode({ id: 'a', type: 'firewall', addresses: ['10.0.5.144/32'] }), aNode({ id: 'b' })],
  [aLink('a', 'b', { sourcePort: 'Port 49', targetPort: 'Port 50' })],
);

/** Where the names of their ports are written. */
function written(
  selected: readonly string[],
  places: Readonly<Record<string, Position>> = beside,
  graph: Graph = pair,
) {
  const names: { readonly text: string; readonly x: number; readonly y: number }[] = [];
  const context = {
    setTransform: () => {},
    measureText: (text: string) => ({ width: 6 * text.length }),
    beginPath: () => {},
    roundRect: () => {},
    fill: () => {},
    stroke: () => {},
    fillText: (text: string, x: number, y: number) => names.push({ text, x, y }),
  };
  const scene = buildScene(graph, new Map(Object.entries(places)));
  const frame = {
    context,
    scene,
    camera: { x: 0, y: 0, zoom: 1, width: 800, height: 600 },
    palette: { ground: '', siteLine: '', label: '', codeFont: '' },
    ratio: 1,
    selected: { nodes: new Set(selected), edges: new Set<string>() },
  } as unknown as Frame;
  paintPorts(frame);
  return {
    names,
    handles: handlesOf(scene, frame.selected),
    rooms: graph.nodes.map((_, i) => nodeRoom(frame, i)),
  };
}

test('both ports of a short link are named, and neither lies under a handle', () => {
  const { names, handles } = written(['a']);
  expect(names.map(({ text }) => text).toSorted()).toEqual(['Port 49', 'Port 50']);
  const covered = names.filter(({ text, x, y }) =>
    handles.some(
      ({ at }) =>
        Math.abs(at.x - x) < 3 * text.length + handleRadius && Math.abs(at.y - y) < 8 + handleRadius,
    ),
  );
  expect(covered).toEqual([]);
});

test('between a device and the next row, no port is named under the name of the upper one', () => {
  const { names, rooms } = written(['b'], { a: { x: 200, y: 100 }, b: { x: 200, y: 212 } });
  expect(names.map(({ text }) => text).toSorted()).toEqual(['Port 49', 'Port 50']);
  const covered = names.filter(({ text, x, y }) =>
    rooms.some((room) =>
      overlap({ left: x - 3 * text.length, right: x + 3 * text.length, top: y - 8, bottom: y + 8 }, room),
    ),
  );
  expect(covered).toEqual([]);
});

test('of many links beneath a switch each port is named at the far end, and none is left out', () => {
  const groups = [0, 1, 2, 3].map((n) => aNode({ id: `g${n}`, type: 'accesspoint', label: `AP-${n}` }));
  const star = aGraph(
    [aNode({ id: 's', label: 'SW-1' }), ...groups],
    groups.map(({ id }, n) =>
      aLink('s', id, { sourcePort: `port${n}`, ...(n > 0 && { targetPort: `Eth ${n}` }) }),
    ),
  );
  const row = Object.fromEntries(groups.map(({ id }, n) => [id, { x: 100 + n * 130, y: 210 }]));
  const { names } = written(['s'], { s: { x: 295, y: 110 }, ...row }, star);
  expect(names.map(({ text }) => text).toSorted()).toEqual([
    'port0',
    'port1 – Eth 1',
    'port2 – Eth 2',
    'port3 – Eth 3',
  ]);
  for (const { text, x } of names) {
    const own = Number(/\d/.exec(text)?.[0]);
    expect(Math.abs(x - (100 + own * 130))).toBeLessThan(65);
  }
});
