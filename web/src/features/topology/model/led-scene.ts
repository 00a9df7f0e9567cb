import type { Positions } from '#web/features/topology/model/positions.ts';
import { buildScene, type DrawnPart, type Scene } from '#web/features/topology/model/scene.ts';

/** The scene of a file: every link that can be led is led, while the canvas of a large network waits until a site is looked at. */
export function ledScene(graph: DrawnPart, positions: Positions): Scene {
  const scene = buildScene(graph, positions);
  for (const edge of scene.edges.keys()) scene.routes.prepare(edge);
  return scene;
}
