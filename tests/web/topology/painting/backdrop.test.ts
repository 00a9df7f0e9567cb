import { expect, test, vi } from 'vitest';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { boxAround } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { type Backdrop, makeBackdrop } from '#web/features/topology/painting/backdrop.ts';
import type { Camera } from '#web/features/topology/painting/camera.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { aCampus } from '../campus.ts';

/** A canvas that counts how often it is cleared, which begins each picture. */
function aCanvas() {
  let cleared = 0;
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => () => {
      if (name === 'clearRect') cleared += 1;
      return { width: 10 };
    },
    set: () => true,
  });
  const canvas = () => ({ width: 0, height: 0, getContext: () => context }) as unknown as HTMLCanvasElement;
  return { canvases: [canvas(), canvas(), canvas()] as const, context, pictures: () => cleared };
}

/** Frame after frame, until the picture is on the canvas; how often the page could answer meanwhile. */
function untilShown(backdrop: Backdrop, frame: Frame): number {
  let frames = 0;
  while (backdrop.show(frame) === 'soon') {
    frames += 1;
    expect(frames).toBeLessThan(50);
  }
  return frames;
}

const none: ReadonlySet<string> = new Set();
const palette = {
  node: () => '#000',
  edge: () => '#000',
  tone: () => '#000',
} as unknown as Frame['palette'];
const everything: Camera = { x: 500, y: 100, zoom: 0.02, width: 1_000, height: 600 };

function aFrame(nodes: number, change: Partial<Frame> = {}): Frame {
  const graph = aCampus(nodes, 20);
  return {
    context: aCanvas().context,
    scene: buildScene(graph, firstPositions(graph)),
    camera: everything,
    palette,
    ratio: 1,
    beyond: 0,
    isMoving: true,
    mounted: none,
    selected: { nodes: none, edges: none },
    hovered: undefined,
    overlay: undefined,
    fresh: none,
    leaving: none,
    texts: [],
    lost: undefined,
    walk: undefined,
    ...change,
  };
}

test('a picture of few devices needs no backdrop, nor one whose devices are elements of the page', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  expect(backdrop.show(aFrame(400))).toBe('none');
  expect(backdrop.show(aFrame(3_000, { mounted: new Set(['one']) }))).toBe('none');
  expect(pictures()).toBe(0);
});

test('a crowded picture is painted once while the camera moves, and again when it rests elsewhere', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(3_000);
  for (const x of [500, 520, 540]) {
    expect(backdrop.show({ ...frame, camera: { ...everything, x } })).toBe('here');
  }
  expect(pictures()).toBe(1);
  untilShown(backdrop, { ...frame, camera: { ...everything, x: 540 }, isMoving: false });
  expect(pictures()).toBe(2);
  backdrop.show({ ...frame, camera: { ...everything, x: 540 }, isMoving: false, hovered: 3 });
  expect(pictures()).toBe(2);
});

test('what was painted of everything is shown while the camera comes near and draws back again, and painted anew at rest', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(3_000);
  const at = (zoom: number, isMoving = true) => ({ ...frame, isMoving, camera: { ...everything, zoom } });
  for (const zoom of [0.02, 0.03, 0.06]) backdrop.show(at(zoom));
  expect(pictures()).toBe(1);
  untilShown(backdrop, at(0.06, false));
  expect(pictures()).toBe(2);
  for (const zoom of [0.05, 0.03, 0.02]) backdrop.show(at(zoom));
  expect(pictures()).toBe(2);
  untilShown(backdrop, at(0.02, false));
  expect(pictures()).toBe(3);
});

test('a crowded picture is painted anew at once when something else is to be seen', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(3_000);
  backdrop.show(frame);
  backdrop.show({ ...frame, texts: ['rate'] });
  expect(pictures()).toBe(2);
  backdrop.show({ ...frame, texts: ['rate'], leaving: new Set(['one']) });
  expect(pictures()).toBe(3);
});

test('another picture is painted before it is shown, the first one at once', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(3_000);
  const { context, pictures: shown } = aCanvas();
  expect(backdrop.show({ ...frame, context })).toBe('here');
  expect([pictures(), shown()]).toEqual([1, 1]);
  const { scene } = aFrame(2_900);
  expect(backdrop.show({ ...frame, context, scene })).toBe('soon');
  expect([pictures(), shown()]).toEqual([2, 1]);
  untilShown(backdrop, { ...frame, context, scene });
  expect([pictures(), shown()]).toEqual([2, 2]);
  // A canvas that was emptied would be blank meanwhile.
  expect(backdrop.show({ ...frame, context }, true)).toBe('here');
});

test('what replaces a picture is painted in pieces, while the one before can still be moved', () => {
  let now = 0;
  // Each look at the clock finds that a piece has taken long.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(3_000, { isMoving: false });
  const at = (x: number) => ({ ...frame, camera: { ...everything, x } });
  expect(untilShown(backdrop, frame)).toBe(0);
  expect(backdrop.show(at(520))).toBe('soon');
  expect(backdrop.show({ ...at(530), isMoving: true })).toBe('here');
  expect(pictures()).toBe(2);
  expect(untilShown(backdrop, at(520))).toBeGreaterThan(3);
  expect(pictures()).toBe(2);
  expect(backdrop.show(at(530))).toBe('soon');
  expect(untilShown(backdrop, at(540))).toBeGreaterThan(3);
  expect(pictures()).toBe(4);
});

test('another picture is painted in pieces while the camera moves to it, however far it gets', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  backdrop.show(aFrame(3_000));
  const next = aFrame(2_900);
  let x = everything.x;
  const moved = (): Frame => ({ ...next, camera: { ...everything, x: ++x } });
  let frames = 0;
  while (backdrop.show(moved()) === 'soon') frames += 1;
  expect(frames).toBeGreaterThan(3);
  expect(pictures()).toBe(2);
});

test('what the camera had not seen yet is painted before it is shown', () => {
  const { canvases, pictures } = aCanvas();
  const backdrop = makeBackdrop(canvases);
  const frame = aFrame(5_000);
  const { left, top, right, bottom } = boxAround(
    Array.from(frame.scene.x, (x, i) => ({ x, y: frame.scene.y[i] ?? 0 })),
  ) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const zoom = 0.06;
  const [width, height] = [(right - left) * zoom * 0.7, (bottom - top) * zoom];
  const at = (x: number) => ({
    ...frame,
    camera: { x: x - left * zoom, y: -top * zoom, zoom, width, height },
  });
  backdrop.show(at(0));
  backdrop.show(at(-60));
  expect(pictures()).toBe(1);
  backdrop.show(at(-0.3 * (right - left) * zoom));
  expect(pictures()).toBe(2);
});
