import { expect, test } from 'vitest';
import { nextMounted } from '#web/features/topology/canvas/mounted-nodes.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { toScene, viewBox, viewportFor } from '#web/features/topology/painting/camera.ts';
import { aGraph, aNode } from '../campus.ts';

/** A square of nodes, 100 pixels apart. */
const aSquare = (side: number) => {
  const places = Array.from({ length: side * side }, (_, i) => ({
    x: (i % side) * 100,
    y: Math.floor(i / side) * 100,
  }));
  const nodes = places.map((_, i) => aNode({ id: `n${i}` }));
  return buildScene(aGraph(nodes), new Map(places.map((at, i) => [`n${i}`, at])));
};
const camera = { x: 0, y: 0, zoom: 1, width: 1_000, height: 1_000 };
const none: ReadonlySet<string> = new Set();

const settled = (scene: ReturnType<typeof aSquare>, at: typeof camera, from = none) => {
  const frames: number[] = [];
  let now = from;
  for (let next = nextMounted(now, scene, at); next !== now; next = nextMounted(now, scene, at)) {
    now = next;
    frames.push(now.size);
  }
  return { now, frames };
};

test('nodes in view become elements, at most sixty per frame, and then nothing changes', () => {
  const { now, frames } = settled(aSquare(30), camera);
  expect(frames).toEqual([60, 120, 121]);
  expect(now.has('n0')).toBe(true);
  expect(now.has('n29')).toBe(false);
});

test('zoomed out, or with too many in view, no node is an element', () => {
  const scene = aSquare(30);
  const { now } = settled(scene, camera);
  expect(nextMounted(now, scene, { ...camera, zoom: 0.5 }).size).toBe(0);
  expect(nextMounted(none, scene, { ...camera, zoom: 0.5 })).toBe(none);
  expect(nextMounted(none, scene, { ...camera, zoom: 0.7, width: 3_000, height: 3_000 })).toBe(none);
});

test('nodes that leave the view stay for a while and are removed when far away', () => {
  const scene = aSquare(30);
  const { now } = settled(scene, camera);
  expect(settled(scene, { ...camera, x: -300 }, now).now.has('n0')).toBe(true);
  expect(settled(scene, { ...camera, x: -500 }, now).now.has('n0')).toBe(false);
});

test('the camera maps screen points to scene points, and fits a box', () => {
  expect(toScene({ x: 100, y: 50, zoom: 2 }, { x: 120, y: 50 })).toEqual({ x: 10, y: 0 });
  expect(viewBox({ x: 100, y: 0, zoom: 0.5, width: 400, height: 200 })).toEqual({
    left: -200,
    top: -0,
    right: 600,
    bottom: 400,
  });
  const box = { left: -1_000, top: 0, right: 1_000, bottom: 500 };
  const whole = viewBox({ ...viewportFor(box, { width: 800, height: 600 }), width: 800, height: 600 });
  expect(whole.left).toBeLessThan(-1_000);
  expect(whole.right).toBeGreaterThan(1_000);
  expect(viewportFor({ left: 0, top: 0, right: 10, bottom: 10 }, { width: 800, height: 600 }).zoom).toBe(1);
});
