import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { frameFeet } from '#web/features/topology/painting/frame-feet.ts';
import { paintFrame } from '#web/features/topology/painting/paint-frame.ts';
import { aGraph, aNode } from '../campus.ts';

interface Drawn {
  /** Lower edges of the frames that are drawn, in pixels of the screen. */
  readonly feet: number[];
  /** Each written text and the line that it stands on. */
  readonly texts: { text: string; foot: number }[];
}

const camera = (zoom: number) => ({ x: 400, y: 200, zoom, width: 1_200, height: 800 });

/** What is drawn of two people at a site and, `beneath` it, of a second site. */
function drawn(zoom: number, beneath?: number): Drawn & { readonly frame: Frame } {
  const found: Drawn = { feet: [], texts: [] };
  const { y } = camera(zoom);
  const context = new Proxy<Record<string, unknown>>(
    {
      measureText: (text: string) => ({ width: 6 * text.length }),
      roundRect: (_x: number, top: number, _w: number, height: number) =>
        found.feet.push((top + height) * zoom + y),
      fillText: (text: string, _x: number, foot: number) => found.texts.push({ text, foot }),
    },
    { get: (target, name: string) => target[name] ?? (() => {}) },
  );
  const people = (id: string, site: string, label: string) =>
    aNode({ id, site, label, type: 'user', layer: 'endpoint' });
  const nodes = [people('a', 'York', 'wired users'), people('b', 'York', 'wireless users')];
  const places = new Map([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 132, y: 0 }],
  ]);
  if (beneath !== undefined) {
    nodes.push(people('c', 'Hull', 'users of Hull'));
    places.set('c', { x: 0, y: beneath });
  }
  const frame = {
    context,
    scene: buildScene(aGraph(nodes), places),
    camera: camera(zoom),
    palette: { node: () => '', edge: () => '', ground: '', site: '', label: '' },
    ratio: 1,
    beyond: 0,
    isMoving: false,
    mounted: new Set(nodes.map(({ id }) => id)),
    selected: { nodes: new Set(), edges: new Set() },
    fresh: new Set(),
    leaving: new Set(),
    texts: [],
  } as unknown as Frame;
  return { ...found, frame };
}

test('a name in two lines at the foot of its frame is inside', () => {
  for (const zoom of [0.5, 0.45, 0.4]) {
    const { frame, feet, texts } = drawn(zoom);
    paintFrame(frame);
    const second = texts.find(({ text }) => text === 'users');
    expect(second?.foot).toBeLessThan(Math.max(...feet) - 2);
  }
});

test('a frame goes no farther down than the name of the site beneath it', () => {
  const { frame } = drawn(0.4, 200);
  const [york = 0] = frameFeet(frame).sites;
  // The frame beneath begins 52 pixels above its device.
  expect((200 - 52 - york) * 0.4).toBeGreaterThan(16);
});
