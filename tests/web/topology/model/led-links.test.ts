import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { leadLinks, linesOf } from '#web/features/topology/model/lead-links.ts';
import { ledLines, withLines } from '#web/features/topology/model/led-lines.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { routedParts } from '#web/features/topology/model/scene-routes.ts';

const aCompany = (sites: number) =>
  planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, i) => ({
        name: `Site ${i}`,
        kind: i === 0 ? 'headquarters' : 'branch',
        wiredUsers: 8 + (i % 9),
        floors: 1 + (i % 2),
      })),
      redundancy: { internet: true, coreSwitching: true },
    }),
  );

/** What the worker answers for a scene, and the scene with that. */
function led(graph: ReturnType<typeof aCompany>, positions: Positions) {
  const scene = buildScene(graph, positions);
  const parts = structuredClone([...routedParts(scene.nodes, scene.edges, positions)]);
  const indexes = parts.flatMap((part) => part.indexes);
  const lines = ledLines(scene, indexes, linesOf(leadLinks(parts)));
  return { scene, lines, shown: withLines(scene, lines) };
}

test('a worker leads links as the page does', () => {
  const graph = aCompany(3);
  const { scene, shown } = led(graph, firstPositions(graph));
  for (const edge of scene.edges.keys()) expect(shown.routes.known(edge)).toEqual(scene.routes.known(edge));
});

test('no link between the sites of a large network is left an arc', () => {
  const graph = aCompany(140);
  const { scene, shown } = led(graph, firstPositions(graph));
  const between = [...scene.between.keys()].filter((edge) => scene.between[edge] === 1);
  expect(between.length).toBeGreaterThan(100);
  expect(between.filter((edge) => edgeCurve(scene, edge).control === undefined)).toEqual([]);
  for (const edge of between) {
    const { from, via, to, control } = edgeCurve(shown, edge);
    expect(control).toBeUndefined();
    const corners = [from, ...via, to];
    for (const [i, b] of corners.slice(1).entries()) {
      const a = corners[i];
      expect(a && (a.x === b.x || a.y === b.y)).toBe(true);
    }
  }
});

test('after an edit links keep their ways where both their devices stay, and are led anew elsewhere', () => {
  const graph = aCompany(140);
  const positions = firstPositions(graph);
  const { lines } = led(graph, positions);
  const moved = graph.nodes.find(({ type, site }) => type === 'firewall' && site === 'Site 7')?.id ?? '';
  const at = positions.get(moved) ?? { x: 0, y: 0 };
  const after = buildScene(graph, new Map([...positions, [moved, { x: at.x + 10, y: at.y }]]));
  const shown = withLines(after, lines);
  after.edges.forEach(({ id, source, target }, i) => {
    if (source === target) return;
    const hasMoved = source === moved || target === moved;
    expect(shown.routes.known(i)).toBe(hasMoved ? undefined : lines.get(id)?.line);
  });
});
