import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { paintLinksBetween } from '#web/features/topology/painting/paint-links.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** The colours of the lines that a tunnel between two sites is drawn with. */
function strokesAt(zoom: number): unknown[] {
  const colors: unknown[] = [];
  const context = new Proxy<Record<string, unknown>>(
    { globalAlpha: 1 },
    {
      get: (target, name: string) =>
        name === 'stroke' ? () => colors.push(target.strokeStyle) : (target[name] ?? (() => {})),
    },
  );
  const scene = buildScene(
    aGraph(
      [aNode({ id: 'york', site: 'York' }), aNode({ id: 'hull', site: 'Hull' })],
      [aLink('york', 'hull', { type: 'wan', service: 'internet-vpn' })],
    ),
    new Map([
      ['york', { x: 0, y: 0 }],
      ['hull', { x: 600, y: 0 }],
    ]),
  );
  const frame = {
    context,
    scene,
    camera: { x: 0, y: 0, zoom, width: 1_000, height: 800 },
    palette: { ground: 'ground', edge: () => 'line' },
    ratio: 1,
    isMoving: false,
  } as unknown as Frame;
  paintLinksBetween(frame, { inside: [], between: [0], ends: [] });
  return colors;
}

test('a tunnel is hollow where its rims show, and covers nothing farther out', () => {
  expect(strokesAt(0.5)).toEqual(['line', 'ground']);
  expect(strokesAt(0.14)).toEqual(['line']);
});
