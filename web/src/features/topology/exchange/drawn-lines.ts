import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { ledScene } from '#web/features/topology/model/led-scene.ts';
import type { DrawnPart } from '#web/features/topology/model/scene.ts';

/** The way of each link by its id, as the canvas leads it between the stored places of devices. */
export function drawnLines(part: DrawnPart): ReadonlyMap<string, LinkLine> {
  const scene = ledScene(part, storedPositions(part));
  return new Map(scene.edges.map(({ id }, edge) => [id, edgeCurve(scene, edge)]));
}
