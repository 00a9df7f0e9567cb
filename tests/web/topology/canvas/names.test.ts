import { expect, test } from 'vitest';
import { labelRooms } from '#web/features/topology/canvas/label-rooms.ts';
import { titleRooms } from '#web/features/topology/canvas/title-rooms.ts';
import { titleStart } from '#web/features/topology/canvas/title-start.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** Two sites side by side, a third one beneath the first, and a provider over the first. */
const scene = buildScene(
  aGraph(
    [
      aNode({ id: 'internet', type: 'internet' }),
      aNode({ id: 'a', site: 'York' }),
      aNode({ id: 'b', site: 'York' }),
      aNode({ id: 'c', site: 'Leeds' }),
      aNode({ id: 'd', site: 'Hull' }),
    ],
    [aLink('internet', 'a', { type: 'wan' })],
  ),
  new Map([
    ['internet', { x: 0, y: -400 }],
    ['a', { x: 0, y: 0 }],
    ['b', { x: 100, y: 0 }],
    ['c', { x: 500, y: 0 }],
    ['d', { x: 0, y: 600 }],
  ]),
);

test('the name of a device may be as wide as the next one of its row is away', () => {
  expect([...labelRooms(scene)]).toEqual([Infinity, 100, 100, 400, Infinity]);
});

test('the name of a site may reach to the next frame at its height, and beyond its own where there is none', () => {
  const [york, leeds, hull] = titleRooms(scene);
  expect([york, leeds, hull]).toEqual([500, Infinity, Infinity]);
});

test('the name of a site begins beside a line that leads down into it, and where none does at the edge', () => {
  // The line ends in the middle of the device, which stands 66 pixels from the frame.
  expect(titleStart(scene, 0, 50)).toBe(0);
  expect(titleStart(scene, 0, 80)).toBeGreaterThan(66);
  expect(titleStart(scene, 1, 80)).toBe(0);
});
