import type { Graph } from '#shared/contract/topology-items.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { sceneRoutes } from '#web/features/topology/model/scene-routes.ts';

/** How far around a new device links may be in its way, in pixels at zoom 1. */
const reach = 1_600;

/** The corners of the ways of links with an end near a place, as the canvas leads them. */
export function linesNear(
  { nodes, edges }: Graph,
  positions: Positions,
  at: Position,
): readonly Position[][] {
  const { prepare, known } = sceneRoutes(nodes, edges, positions);
  return edges.flatMap(({ source, target }, i) => {
    const [from, to] = [positions.get(source), positions.get(target)];
    if (!from || !to || Math.min(away(from, at), away(to, at)) > reach) return [];
    prepare(i);
    return [[from, ...(known(i)?.via ?? []), to]];
  });
}

const away = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);
