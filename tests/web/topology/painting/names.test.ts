import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { shortName } from '#web/features/topology/model/short-name.ts';
import { framedBands } from '#web/features/topology/painting/framed-bands.ts';
import { labelRooms } from '#web/features/topology/painting/label-rooms.ts';
import { titleRooms } from '#web/features/topology/painting/title-rooms.ts';
import { titleStart } from '#web/features/topology/painting/title-start.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** Two sites side by side, a third one beneath the first, and a provider over the first. */
const drawn = (leeds = 500) =>
  buildScene(
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
      ['c', { x: leeds, y: 0 }],
      ['d', { x: 0, y: 600 }],
    ]),
  );
const scene = drawn();

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

test('the name of a site does not give way to a line so far that it would lie on the next name', () => {
  const close = drawn(240);
  const [room = 0] = titleRooms(close);
  expect(titleStart(close, 0, 80)).toBe(titleStart(scene, 0, 80));
  expect(titleStart(close, 0, room - 20)).toBe(0);
});

test('the name of a site ends over its own frame, however many lines it would cover', () => {
  // The frame is 132 pixels wide, and lines lead into its middle and pass its right edge.
  const lines = buildScene(
    aGraph(
      [
        aNode({ id: 'internet', type: 'internet' }),
        aNode({ id: 'far', site: 'Hull' }),
        aNode({ id: 'a', site: 'York' }),
      ],
      [aLink('internet', 'a', { type: 'wan' }), aLink('internet', 'far', { type: 'wan' })],
    ),
    new Map([
      ['internet', { x: 0, y: -400 }],
      ['a', { x: 0, y: 0 }],
      ['far', { x: 0, y: 600 }],
    ]),
  );
  const york = lines.sites.findIndex(({ name }) => name === 'York');
  for (const width of [50, 80, 110, 130]) {
    const start = titleStart(lines, york, width);
    expect(start + width).toBeLessThanOrEqual(132);
  }
  expect(titleStart(lines, york, 200)).toBe(0);
});

test('names have the room that devices at rest leave, also where it is first asked for while they move', () => {
  const moving = drawn();
  moving.x.fill(0);
  moving.y.fill(0);
  expect([...labelRooms(moving)]).toEqual([...labelRooms(scene)]);
  expect([...titleRooms(moving)]).toEqual([...titleRooms(scene)]);
  expect(titleStart(moving, 0, 80)).toBe(titleStart(scene, 0, 80));
});

/** Four switches of two floors, the second floor's at a height of its own or between those of the first. */
const floors = (heightOfSecond: number) =>
  buildScene(
    aGraph(
      [1, 2].flatMap((floor) =>
        [1, 2].map((nth) =>
          aNode({ id: `f${floor}-${nth}`, label: `YOR-F${floor}-ACC-${nth}`, site: 'York', floor }),
        ),
      ),
      [],
    ),
    new Map([
      ['f1-1', { x: 0, y: 0 }],
      ['f1-2', { x: 200, y: 0 }],
      ['f2-1', { x: 100, y: heightOfSecond }],
      ['f2-2', { x: 300, y: heightOfSecond }],
    ]),
  );

test('a name goes without its floor where a frame says it, and keeps it where floors stand among each other', () => {
  const namesAt = (heightOfSecond: number, zoom: number) => {
    const drawn = floors(heightOfSecond);
    const { nodes } = framedBands({ scene: drawn, camera: { x: 0, y: 0, zoom, width: 800, height: 600 } });
    return drawn.nodes.map((node, i) => shortName(node, 'YOR', nodes.has(i)));
  };
  expect(namesAt(300, 0.5)).toEqual(['ACC-1', 'ACC-2', 'ACC-1', 'ACC-2']);
  expect(namesAt(0, 0.5)).toEqual(['F1-ACC-1', 'F1-ACC-2', 'F2-ACC-1', 'F2-ACC-2']);
  // Too far out for frames of floors.
  expect(namesAt(300, 0.1)).toEqual(['F1-ACC-1', 'F1-ACC-2', 'F2-ACC-1', 'F2-ACC-2']);
});

test('a short name loses what its site and floor say, and nothing that somebody wrote', () => {
  expect(shortName({ label: 'YOR F2 phones', floor: 2 }, 'YOR', true)).toBe('phones');
  expect(shortName({ label: 'Old F2-link of the lab', floor: 3 }, 'YOR', true)).toBe(
    'Old F2-link of the lab',
  );
  expect(shortName({ label: 'YORK-CORE-1' }, 'YOR', false)).toBe('YORK-CORE-1');
});
