import { beforeEach, expect, test, vi } from 'vitest';
import type { CanvasPointer, GestureCanvas } from '#web/features/topology/gestures/gesture.ts';
import { runGestures } from '#web/features/topology/gestures/run-gestures.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const none: Elements = { nodes: new Set(), edges: new Set() };
const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 200, y: 0 }],
  ['c', { x: 0, y: 400 }],
]);

let run: ReturnType<typeof runGestures>;
let canvas: GestureCanvas;

beforeEach(() => {
  run = runGestures();
  canvas = aCanvas();
});

function aCanvas(given: Partial<GestureCanvas> = {}, locked: readonly string[] = []): GestureCanvas {
  const graph = aGraph(
    [...places.keys()].map((id) => aNode({ id, locked: locked.includes(id) })),
    [aLink('a', 'c')],
  );
  const scene = buildScene(graph, places);
  return {
    stage: { scene, hovered: undefined, band: undefined, rubber: undefined, repaint: vi.fn() },
    selected: none,
    connecting: undefined,
    onSelect: vi.fn(),
    onEdit: vi.fn(),
    onConnect: vi.fn(),
    onStartConnect: vi.fn(),
    endsFor: () => ['b'],
    onLink: vi.fn(),
    onReconnect: vi.fn(),
    setDragged: vi.fn(),
    ...given,
  };
}

const at = (x: number, y: number, given: Partial<CanvasPointer> = {}): CanvasPointer => ({
  at: { x, y },
  zoom: 1,
  reach: 5,
  shift: false,
  ...given,
});
const click = (pointer: CanvasPointer) => {
  run.down(pointer, canvas);
  run.up(pointer, canvas);
};
const placeOf = (id: string) => {
  const { scene } = canvas.stage;
  const node = scene.indexOf.get(id) ?? -1;
  return { x: scene.x[node], y: scene.y[node] };
};

test('a click selects the node or the link under it, or nothing', () => {
  click(at(200, 3));
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(['b']), edges: new Set() });
  click(at(2, 200));
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(), edges: new Set(['a--c']) });
  click(at(600, 600));
  expect(canvas.onSelect).toHaveBeenLastCalledWith(none);
  expect(run.current()).toBeUndefined();
});

test('what a click would select shows under the pointer: a node, else a link', () => {
  run.move(at(2, 200), canvas);
  expect(canvas.stage).toMatchObject({ hovered: undefined, hoveredLink: 0 });
  run.move(at(200, 0), canvas);
  expect(canvas.stage).toMatchObject({ hovered: 1, hoveredLink: undefined });
  run.move(at(600, 600), canvas);
  expect(canvas.stage).toMatchObject({ hovered: undefined, hoveredLink: undefined });
});

test('with Shift a node joins the selection, and leaves it again', () => {
  canvas = aCanvas({ selected: { nodes: new Set(['a']), edges: new Set() } });
  click(at(200, 0, { shift: true }));
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(['a', 'b']), edges: new Set() });
  click(at(0, 0, { shift: true }));
  expect(canvas.onSelect).toHaveBeenLastCalledWith(none);
});

test('touch hits a node from farther away than a mouse', () => {
  const besideB = { x: 200 + (canvas.stage.scene.size[1] ?? 0) + 8, y: 0 };
  click(at(besideB.x, besideB.y));
  expect(canvas.onSelect).toHaveBeenLastCalledWith(none);
  click(at(besideB.x, besideB.y, { reach: 12 }));
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(['b']), edges: new Set() });
});

test('a press that moves within the tolerance is a click; zoomed in, the tolerance is smaller in the scene', () => {
  run.down(at(0, 0), canvas);
  run.move(at(3, 0), canvas);
  expect(run.current()?.isUnderway).toBeFalsy();
  run.move(at(3, 0, { zoom: 2 }), canvas);
  expect(run.current()?.isUnderway).toBe(true);
});

test('a dragged node follows the pointer, and its move is one edit', () => {
  run.down(at(0, 0), canvas);
  expect(run.current()?.holdsCamera).toBe(true);
  run.move(at(10, 0), canvas);
  expect(canvas.setDragged).toHaveBeenLastCalledWith(new Set(['a']));
  run.move(at(30, 40), canvas);
  expect(placeOf('a')).toEqual({ x: 30, y: 40 });
  expect(canvas.stage.repaint).toHaveBeenCalled();
  run.up(at(30, 40), canvas);
  expect(canvas.onEdit).toHaveBeenCalledExactlyOnceWith({
    kind: 'move',
    positions: new Map([['a', { x: 30, y: 40 }]]),
  });
  expect(canvas.setDragged).toHaveBeenLastCalledWith(new Set());
  expect(canvas.onSelect).not.toHaveBeenCalled();
});

test('dragging one node of the selection moves all of it', () => {
  canvas = aCanvas({ selected: { nodes: new Set(['a', 'c']), edges: new Set() } });
  run.down(at(0, 0), canvas);
  run.move(at(10, 0), canvas);
  run.move(at(50, 0), canvas);
  expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([
    { x: 50, y: 0 },
    { x: 200, y: 0 },
    { x: 50, y: 400 },
  ]);
});

test('what is locked stays where it is, alone or among others that are dragged', () => {
  canvas = aCanvas({ selected: { nodes: new Set(['a', 'c']), edges: new Set() } }, ['c']);
  run.down(at(0, 0), canvas);
  run.move(at(10, 0), canvas);
  run.move(at(50, 0), canvas);
  expect([placeOf('a'), placeOf('c')]).toEqual([
    { x: 50, y: 0 },
    { x: 0, y: 400 },
  ]);
  run.up(at(50, 0), canvas);
  run.down(at(0, 400), canvas);
  run.move(at(10, 400), canvas);
  run.move(at(200, 395), canvas);
  expect([placeOf('a').x, placeOf('c').x]).toEqual([200 + 50, 0]);
  canvas = aCanvas({}, ['c']);
  run.cancel(canvas);
  run.down(at(0, 400), canvas);
  run.move(at(10, 400), canvas);
  run.move(at(200, 395), canvas);
  expect(placeOf('c')).toEqual({ x: 0, y: 400 });
  expect(canvas.stage.guides).toBeUndefined();
});

test('a cancelled drag puts everything back', () => {
  run.down(at(0, 0), canvas);
  run.move(at(10, 0), canvas);
  run.move(at(30, 40), canvas);
  expect(run.cancel(canvas)).toBe(true);
  expect(placeOf('a')).toEqual({ x: 0, y: 0 });
  expect(canvas.setDragged).toHaveBeenLastCalledWith(new Set());
  run.up(at(30, 40), canvas);
  expect(canvas.onEdit).not.toHaveBeenCalled();
  expect(run.cancel(canvas)).toBe(false);
});

test('a second press ends the gesture of the first', () => {
  run.down(at(0, 0), canvas);
  run.move(at(10, 0), canvas);
  run.move(at(30, 40), canvas);
  run.down(at(200, 0), canvas);
  expect(placeOf('a')).toEqual({ x: 0, y: 0 });
  run.up(at(200, 0), canvas);
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(['b']), edges: new Set() });
});

test('on the background a move is left to the camera', () => {
  run.down(at(100, 100), canvas);
  expect(run.current()?.holdsCamera).toBeFalsy();
  run.move(at(180, 100), canvas);
  run.up(at(180, 100), canvas);
  expect(canvas.onSelect).not.toHaveBeenCalled();
});

test('a rectangle drawn with Shift adds the nodes in it', () => {
  canvas = aCanvas({ selected: { nodes: new Set(['c']), edges: new Set() } });
  run.down(at(-100, 60, { shift: true }), canvas);
  run.move(at(250, -60), canvas);
  expect(canvas.stage.band).toEqual({ left: -100, top: -60, right: 250, bottom: 60 });
  run.up(at(250, -60), canvas);
  expect(canvas.onSelect).toHaveBeenLastCalledWith({ nodes: new Set(['c', 'a', 'b']), edges: new Set() });
  expect(canvas.stage.band).toBeUndefined();
});

test('a cancelled rectangle selects nothing', () => {
  run.down(at(-100, 60, { shift: true }), canvas);
  run.move(at(250, -60), canvas);
  expect(run.cancel(canvas)).toBe(true);
  expect(canvas.stage.band).toBeUndefined();
  expect(canvas.onSelect).not.toHaveBeenCalled();
});

test('at rest the canvas is repainted only when another node is under the pointer', () => {
  run.move(at(0, 0), canvas);
  expect(canvas.stage.hovered).toBe(0);
  run.move(at(1, 1), canvas);
  expect(canvas.stage.repaint).toHaveBeenCalledTimes(1);
  run.move(at(100, 100), canvas);
  expect(canvas.stage.hovered).toBeUndefined();
});

test('a link being drawn follows the pointer, ends at a node and is cancelled on the background', () => {
  canvas = aCanvas({ connecting: 'a' });
  run.move(at(120, 10), canvas);
  expect(canvas.stage.rubber).toEqual({ x: 120, y: 10 });
  click(at(200, 0));
  expect(canvas.onConnect).toHaveBeenLastCalledWith('b');
  click(at(600, 600));
  expect(canvas.onConnect).toHaveBeenLastCalledWith(undefined);
  expect(canvas.onSelect).not.toHaveBeenCalled();
});

const chosen = (nodes: string[], edges: string[] = []): Elements => ({
  nodes: new Set(nodes),
  edges: new Set(edges),
});
const besideA = () => at((canvas.stage.scene.size[0] ?? 0) + 14, 0);

test('a link is pulled from a handle of the chosen device: where it can end is lit, and it ends where it is released', () => {
  canvas = aCanvas({ selected: chosen(['a']) });
  run.down(besideA(), canvas);
  run.move(at(150, 5), canvas);
  expect(canvas.stage.pulled).toEqual({ from: 0, ends: new Set(['b']) });
  expect(canvas.stage.rubber).toEqual({ x: 150, y: 5 });
  run.up(at(200, 5), canvas);
  expect(canvas.onLink).toHaveBeenCalledExactlyOnceWith('a', 'b');
  expect(canvas.stage.pulled).toBeUndefined();

  run.down(besideA(), canvas);
  run.move(at(150, 5), canvas);
  run.up(at(120, 150), canvas);
  run.down(besideA(), canvas);
  run.move(at(150, 5), canvas);
  expect(run.cancel(canvas)).toBe(true);
  expect(canvas.onLink).toHaveBeenCalledTimes(1);
  expect(canvas.onEdit).not.toHaveBeenCalled();
});

test('a click on a handle starts a link that the next click ends', () => {
  canvas = aCanvas({ selected: chosen(['a']) });
  click(besideA());
  expect(canvas.onStartConnect).toHaveBeenCalledExactlyOnceWith('a');
  expect(canvas.onSelect).not.toHaveBeenCalled();
});

test('an end of the chosen link is pulled to another device', () => {
  canvas = aCanvas({ selected: chosen([], ['a--c']) });
  const away = (canvas.stage.scene.size[2] ?? 0) + 14;
  run.down(at(0, 400 - away), canvas);
  run.move(at(100, 100), canvas);
  expect(canvas.stage.pulled?.from).toBe(0);
  run.up(at(200, 0), canvas);
  expect(canvas.onReconnect).toHaveBeenCalledExactlyOnceWith('a--c', 'target', 'b');
});

test('a dragged device snaps level with others, and shows the lines; with Alt it does not', () => {
  run.down(at(0, 400), canvas);
  run.move(at(100, 300), canvas);
  run.move(at(197, 300), canvas);
  expect(canvas.stage.guides).toEqual({ x: 200 });
  run.move(at(197, 300, { alt: true }), canvas);
  expect(canvas.stage.guides).toBeUndefined();
  run.move(at(4, 300), canvas);
  run.up(at(4, 300), canvas);
  expect(canvas.onEdit).toHaveBeenCalledExactlyOnceWith({
    kind: 'move',
    positions: new Map([['c', { x: 0, y: 300 }]]),
  });
  expect(canvas.stage.guides).toBeUndefined();
});
