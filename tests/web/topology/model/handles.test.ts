import { expect, test } from 'vitest';
import { handlesOf } from '#web/features/topology/model/handles.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** Where the ends of a link are taken hold of whose far device stands so far below the near one. */
function endsOf(below: number) {
  const places = new Map([
    ['a', { x: 200, y: 100 }],
    ['b', { x: 200, y: 100 + below }],
  ]);
  const scene = buildScene(aGraph([aNode({ id: 'a' }), aNode({ id: 'b' })], [aLink('a', 'b')]), places);
  return handlesOf(scene, { nodes: new Set(), edges: new Set(['a--b']) }).map(({ at }) => at);
}

test('a link is taken hold of beneath the name of the device that it leaves downwards', () => {
  const [near, far] = endsOf(240);
  // A switch reaches 20 pixels down; its name and address take 38 more.
  expect(near?.y).toBeGreaterThan(100 + 20 + 38);
  expect(far?.y).toBeLessThan(340 - 20);
});

test('the ends of a short link stay apart', () => {
  const [near, far] = endsOf(110);
  expect((far?.y ?? 0) - (near?.y ?? 0)).toBeGreaterThan(10);
});
