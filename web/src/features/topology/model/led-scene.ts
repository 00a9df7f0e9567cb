import { leadLinks, linesOf } from './lead-links.ts';
import { ledLines, withLines } from './led-lines.ts';
import type { Positions } from './positions.ts';
import { buildScene, type DrawnPart, type Scene } from './scene.ts';
import { mostAtOnce, routedParts } from './scene-routes.ts';

/** The scene of a picture that nobody waits for frame by frame: all links are led at once, as the canvas has a worker do in a large network. */
export function ledScene(graph: DrawnPart, positions: Positions): Scene {
  const scene = buildScene(graph, positions);
  if (scene.edges.length <= mostAtOnce) return scene;
  const parts = [...routedParts(scene.nodes, scene.edges, positions)];
  const indexes = parts.flatMap((part) => part.indexes);
  return withLines(scene, ledLines(scene, indexes, linesOf(leadLinks(parts))));
}
