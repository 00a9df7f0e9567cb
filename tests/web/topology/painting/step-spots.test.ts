import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { nodeRoom } from '#web/features/topology/painting/node-room.ts';
import { stepSpots } from '#web/features/topology/painting/step-spots.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const touch = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A path up and down a column of devices with one beside its upper end. */
function aFrame(zoom: number): Frame {
  const places = new Map([
    ['top', { x: 400, y: 100 }],
    ['middle', { x: 400, y: 190 }],
    ['bottom', { x: 400, y: 280 }],
    ['beside', { x: 480, y: 100 }],
  ]);
  const graph = aGraph(
    [...places.keys()].map((id) => aNode({ id, label: `HQ-${id}` })),
    [aLink('top', 'middle'), aLink('middle', 'bottom')],
  );
  const frame = {
    context: { measureText: (text: string) => ({ width: 6 * text.length }) },
    scene: buildScene(graph, places),
    camera: { x: 0, y: 0, zoom, width: 900, height: 700 },
    walk: {
      steps: ['bottom', 'middle', 'top', 'middle', 'bottom'],
      links: [],
      failed: [],
      droppedAt: undefined,
    },
  };
  return frame as unknown as Frame;
}

test.each([0.4, 0.6, 1, 1.5])('numbers of steps lie on no symbol and on no name, at zoom %f', (zoom) => {
  const frame = aFrame(zoom);
  const spots = stepSpots(frame);
  expect(spots.map(({ text }) => text)).toEqual(['1 5', '2 4', '3']);
  const { scene, camera } = frame;
  for (const spot of spots) {
    scene.nodes.forEach((node, i) => {
      const size = (scene.size[i] ?? 0) * zoom;
      const [x, y] = [(scene.x[i] ?? 0) * zoom, (scene.y[i] ?? 0) * zoom];
      const symbol = { left: x - size, top: y - size, right: x + size, bottom: y + size };
      expect(touch(spot, symbol), `${spot.text} on ${node.id}`).toBe(false);
      const name = { ...nodeRoom({ scene, camera }, i), top: y + size };
      expect(touch(spot, name), `${spot.text} on the name of ${node.id}`).toBe(false);
    });
    expect(spots.filter((other) => other !== spot && touch(other, spot))).toEqual([]);
  }
});
