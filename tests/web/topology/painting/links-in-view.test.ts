import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { viewportFor } from '#web/features/topology/painting/camera.ts';
import { linksInView } from '#web/features/topology/painting/links-in-view.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const scene = buildScene(
  aGraph(
    [
      aNode({ id: 'york', site: 'York' }),
      aNode({ id: 'york-2', site: 'York' }),
      aNode({ id: 'hull', site: 'Hull' }),
      aNode({ id: 'internet', type: 'internet' }),
      aNode({ id: 'guest' }),
    ],
    [
      aLink('york', 'york-2'),
      aLink('york', 'hull'),
      aLink('internet', 'hull'),
      aLink('guest', 'york'),
      aLink('internet', 'guest'),
    ],
  ),
  new Map([
    ['york', { x: 0, y: 0 }],
    ['york-2', { x: 0, y: 200 }],
    ['hull', { x: 600, y: 0 }],
    ['internet', { x: 300, y: -400 }],
    // Of no site, yet placed in York's frame.
    ['guest', { x: 0, y: 100 }],
  ]),
);
const idsOf = (links: readonly number[]) => links.map((i) => scene.edges[i]?.id);
const size = { width: 1_000, height: 800 };

test('links are sorted by the frames that their ends stand in, a device of no site by where it is placed', () => {
  const camera = { ...viewportFor({ left: -100, top: -500, right: 700, bottom: 300 }, size), ...size };
  const { inside, between, ends } = linksInView({ scene, camera });
  expect(idsOf(inside)).toEqual(['york--york-2', 'guest--york']);
  expect(idsOf(between)).toEqual(['york--hull', 'internet--hull', 'internet--guest']);
  expect(ends.map(({ links }) => idsOf(links))).toEqual([
    ['york--hull', 'internet--guest'],
    ['york--hull', 'internet--hull'],
  ]);
  const [york] = ends;
  expect(york?.frame.left).toBeLessThan(0);
  expect(york?.frame.bottom).toBeGreaterThan(200);
});

test('links that are out of view on one side are left out', () => {
  const camera = { x: -400, y: 0, zoom: 1, ...size };
  const { inside, between } = linksInView({ scene, camera });
  expect(idsOf(inside)).toEqual([]);
  expect(idsOf(between)).toEqual(['york--hull', 'internet--hull']);
});
