import { nodesIn } from '#web/features/topology/model/hit-test.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { type Camera, mostMounted, nearZoom, viewBox } from '#web/features/topology/painting/camera.ts';

/** So many elements are added in one frame, to keep it short. */
const addedAtOnce = 60;
const nothing: ReadonlySet<string> = new Set();

/**
 * The ids of the nodes that are elements of the page in the next frame: those in view at working zoom, added a few at
 * a time (the canvas paints the rest meanwhile), kept until they are far out of view. The same set when nothing changes.
 */
export function nextMounted(now: ReadonlySet<string>, scene: Scene, camera: Camera): ReadonlySet<string> {
  const inView = camera.zoom < nearZoom ? [] : nodesIn(scene, viewBox(camera, 80));
  if (inView.length === 0 || inView.length > mostMounted) return now.size === 0 ? now : nothing;
  const near = new Set(idsOf(scene, nodesIn(scene, viewBox(camera, 400))));
  const next = new Set([...now].filter((id) => near.has(id)));
  const left = next.size !== now.size;
  const before = next.size;
  for (const id of idsOf(scene, inView)) {
    if (next.size - before >= addedAtOnce) break;
    next.add(id);
  }
  return left || next.size !== before ? next : now;
}

const idsOf = (scene: Scene, indexes: readonly number[]): string[] =>
  indexes.flatMap((i) => scene.nodes[i]?.id ?? []);
