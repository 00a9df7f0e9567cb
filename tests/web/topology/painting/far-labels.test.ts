import { expect, test } from 'vitest';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { paintLabels } from '#web/features/topology/painting/paint-labels.ts';
import { aGraph, aNode } from '../campus.ts';

/** The names that are written of nine devices, so many pixels from each other, far out. */
function writtenAt(zoom: number, apart: number): readonly string[] {
  const names: string[] = [];
  const context = {
    setTransform: () => {},
    measureText: (text: string) => ({ width: 6 * text.length }),
    fillRect: () => {},
    fillText: (text: string) => names.push(text),
  };
  const ids = Array.from({ length: 9 }, (_, i) => `POP-${i}`);
  const frame = {
    context,
    scene: buildScene(
      aGraph(ids.map((id) => aNode({ id, label: id }))),
      new Map(ids.map((id, i) => [id, { x: (i % 3) * apart, y: Math.floor(i / 3) * apart }])),
    ),
    camera: { x: 100, y: 100, zoom, width: 1_200, height: 800 },
    palette: { ground: '', site: '', label: '' },
    ratio: 1,
    beyond: 0,
    selected: { nodes: new Set(), edges: new Set() },
  } as unknown as Frame;
  for (const _ of paintLabels(frame, []));
  return names;
}

test('of a few devices that stand far apart, as on a map, each is named at any zoom', () => {
  expect(writtenAt(0.05, 5_000)).toHaveLength(9);
  expect(writtenAt(0.05, 132)).toEqual([]);
});
