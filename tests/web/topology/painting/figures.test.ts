import { expect, test } from 'vitest';
import type { Overlay } from '#web/features/topology/model/overlay.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { bandTitles } from '#web/features/topology/painting/band-titles.ts';
import { figureSpots } from '#web/features/topology/painting/figure-spots.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { paintLinkTexts } from '#web/features/topology/painting/paint-link-texts.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A context that measures six pixels a letter, and what is written on it. */
function aContext() {
  const written: Rect[] = [];
  const context = {
    setTransform: () => {},
    measureText: (text: string) => ({ width: 6 * text.length }),
    fillRect: (left: number, top: number, width: number, height: number) =>
      written.push({ left, top, right: left + width, bottom: top + height }),
    fillText: () => {},
  };
  return { context: context as unknown as CanvasRenderingContext2D, written };
}

/** Three branches that hang on one hub, whose links are loaded. */
function aFrame(apart: number): { readonly frame: Frame; readonly written: readonly Rect[] } {
  const { context, written } = aContext();
  const branches = ['a', 'b', 'c'];
  const links = branches.map((id) => aLink('hub', id, { bandwidthMbps: 10_000, vlans: [10, 20, 30] }));
  const graph = aGraph([aNode({ id: 'hub' }), ...branches.map((id) => aNode({ id }))], links);
  const places = new Map([
    ['hub', { x: 400, y: 60 }],
    ...branches.map((id, at) => [id, { x: 400 + (at - 1) * apart, y: 400 }] as const),
  ]);
  const overlay: Overlay = {
    values: new Map(links.map(({ id }) => [id, { tone: 'warn' as const, figure: '95 %' }])),
    legend: { good: '', warn: '', bad: '' },
  };
  const frame = {
    context,
    scene: buildScene(graph, places),
    camera: { x: 0, y: 0, zoom: 1, width: 800, height: 600 },
    palette: { ground: '', softLabel: '', codeFont: '' },
    ratio: 1,
    overlay,
    texts: ['rate', 'vlans'],
  };
  return { frame: frame as unknown as Frame, written };
}

const touch = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([40, 60, 120, 200])('figures lie on no text and on no other figure, %i pixels apart', (apart) => {
  const { frame, written } = aFrame(apart);
  const spots = figureSpots(frame);
  paintLinkTexts(frame, []);
  expect(spots.length).toBeGreaterThan(0);
  expect(written.length).toBeGreaterThan(0);
  const all = [...spots, ...written];
  const touching = all.flatMap((one, i) => all.slice(i + 1).filter((other) => touch(one, other)));
  expect(touching).toEqual([]);
});

test('figures of devices that stand close lie on no other and on no other device; the worst is written', () => {
  const { context } = aContext();
  const ids = ['a', 'b', 'c', 'd'];
  const graph = aGraph(ids.map((id) => aNode({ id })));
  const tones = ['good', 'good', 'bad', 'good'] as const;
  const overlay: Overlay = {
    values: new Map(ids.map((id, at) => [id, { tone: tones[at] ?? 'good', figure: 'US$14,200' }])),
    legend: { good: '', warn: '', bad: '' },
  };
  const frame = {
    context,
    scene: buildScene(graph, new Map(ids.map((id, at) => [id, { x: 100 + at * 132, y: 100 }]))),
    camera: { x: 0, y: 0, zoom: 0.4, width: 800, height: 600 },
    overlay,
  };
  const spots = figureSpots(frame);
  expect(spots.map(({ value }) => value.tone)).toContain('bad');
  expect(spots.length).toBeGreaterThan(1);
  const touching = spots.flatMap((one, i) => spots.slice(i + 1).filter((other) => touch(one, other)));
  expect(touching).toEqual([]);
});

test('figures lie on no name of a floor', () => {
  const { context } = aContext();
  const devices = [1, 2].flatMap((floor) =>
    [0, 1].map((at) => ({
      node: aNode({ id: `f${floor}-${at}`, site: 'York', floor }),
      place: { x: 100 + at * 300, y: floor * 300 },
    })),
  );
  const overlay: Overlay = {
    values: new Map(devices.map(({ node: { id } }) => [id, { tone: 'warn' as const, figure: '95 %' }])),
    legend: { good: '', warn: '', bad: '' },
  };
  const frame = {
    context,
    scene: buildScene(
      aGraph(devices.map(({ node }) => node)),
      new Map(devices.map(({ node, place }) => [node.id, place])),
    ),
    camera: { x: 0, y: 0, zoom: 0.4, width: 800, height: 600 },
    overlay,
  };
  const [spots, names] = [figureSpots(frame), bandTitles(frame)];
  expect(names.map(({ text }) => text)).toEqual(['Floor 1', 'Floor 2']);
  expect(spots.length).toBeGreaterThan(0);
  expect(spots.filter((spot) => names.some((name) => touch(spot, name)))).toEqual([]);
});

test('figures lie on no name that takes two lines', () => {
  const { context } = aContext();
  const graph = aGraph([aNode({ id: 'people', label: 'HQ wired users' }), aNode({ id: 'switch' })]);
  const overlay: Overlay = {
    values: new Map([['switch', { tone: 'good' as const, figure: '17 %' }]]),
    legend: { good: '', warn: '', bad: '' },
  };
  const zoom = 0.4;
  for (const apart of [70, 80, 90, 100, 110, 120, 150]) {
    const frame = {
      context,
      scene: buildScene(
        graph,
        new Map([
          ['people', { x: 400, y: 100 }],
          ['switch', { x: 400, y: 100 + apart }],
        ]),
      ),
      camera: { x: 0, y: 0, zoom, width: 800, height: 600 },
      overlay,
    };
    const name = { left: 380 * zoom, right: 420 * zoom, top: 120 * zoom, bottom: 120 * zoom + 28 };
    expect(figureSpots(frame).filter((spot) => touch(spot, name))).toEqual([]);
  }
});

test.each(['switch', 'firewall', 'accesspoint', 'router'] as const)(
  'the figure of a %s lies beside its symbol, which is drawn over what is painted',
  (type) => {
    const { context } = aContext();
    const overlay: Overlay = {
      values: new Map([['a', { tone: 'warn' as const, figure: '65 %' }]]),
      legend: { good: '', warn: '', bad: '' },
    };
    for (const zoom of [0.4, 0.8, 1, 2]) {
      const scene = buildScene(aGraph([aNode({ id: 'a', type })]), new Map([['a', { x: 200, y: 100 }]]));
      const camera = { x: 0, y: 0, zoom, width: 800, height: 600 };
      const size = (scene.size[0] ?? 0) * zoom;
      const [x, y] = [200 * zoom, 100 * zoom];
      const symbol = { left: x - size, top: y - size, right: x + size, bottom: y + size };
      const spots = figureSpots({ context, scene, camera, overlay } as unknown as Frame);
      expect(spots).toHaveLength(1);
      expect(spots.filter((spot) => touch(spot, symbol))).toEqual([]);
    }
  },
);
