import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { tierPositions } from '#shared/network/positions/tier-positions.ts';
import { markedNames } from '#web/documents/topologies/picture/marked-names.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import { drawPlan } from '#web/features/topology/overview/draw-plan.ts';
import { aGraph, aNode } from '../campus.ts';

const plan = planTopology(
  Requirements.parse({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 200, wirelessUsers: 200, floors: 4 },
      { name: 'York', wiredUsers: 60, wirelessUsers: 40 },
    ],
  }),
);
const graph = moveNodes(plan, new Map(tierPositions(plan)));

test.each([660, 320])(
  'with everything changed, no name lies on another in a picture %i pixels wide',
  (width) => {
    const drawing = drawPlan(graph, { width, height: 288, isThinned: true });
    const marks = new Map(graph.nodes.map(({ id, label }) => [id, { name: label }]));
    const { nodes } = markedNames(drawing, marks);
    expect(nodes.size).toBeGreaterThan(3);
    expect(nodes.size).toBeLessThan(graph.nodes.length);
    const size = drawing.textSize;
    const rooms = drawing.nodes.flatMap(({ id, x, y, size: reach }) =>
      nodes.has(id)
        ? [
            {
              id,
              half: ((marks.get(id)?.name.length ?? 0) * 0.55 * size) / 2,
              x,
              foot: y + reach + 14 + 0.8 * size,
            },
          ]
        : [],
    );
    const touching = rooms.flatMap((one, i) =>
      rooms
        .slice(i + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.foot - other.foot) < 0.9 * size,
        )
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(touching).toEqual([]);
    expect(rooms.filter(({ x, half }) => x - half < 0 || x + half > drawing.width)).toEqual([]);
  },
);

test('of two names that would overlap the wider one is left out', () => {
  const near = aGraph([
    aNode({ id: 'a', label: 'A', position: { x: 0, y: 0 } }),
    aNode({ id: 'b', label: 'A name that is very much longer', position: { x: 70, y: 0 } }),
  ]);
  const drawing = drawPlan(near, { width: 660, height: 288, isThinned: true });
  const marks = new Map(near.nodes.map(({ id, label }) => [id, { name: label }]));
  expect([...markedNames(drawing, marks).nodes]).toEqual(['a']);
});
