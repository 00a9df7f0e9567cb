import type { Box } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { viewBox } from './camera.ts';
import type { Frame } from './frame.ts';
import { frameAt, siteBoxes } from './site-frames.ts';

/** Indexes of the links in view. */
export interface LinksInView {
  /** Those with both ends in one site, or in none. */
  readonly inside: readonly number[];
  /** Those that leave a site. */
  readonly between: readonly number[];
  /** Of those that leave, the ones with an end in each frame. */
  readonly ends: readonly { readonly frame: Box; readonly links: readonly number[] }[];
}

/** The links in view, by the frames that their ends stand in. */
export function linksInView({ scene, camera }: Pick<Frame, 'scene' | 'camera'>): LinksInView {
  const view = viewBox(camera);
  return linksByFrame(scene, (edge) => isLinkIn(scene, edge, view));
}

/** Sorts links by the frames that their ends stand in. */
export function linksByFrame(scene: Scene, isSeen: (edge: number) => boolean = () => true): LinksInView {
  const frames = siteBoxes(scene);
  const frameOf = framesOfNodes(scene, frames);
  const inside: number[] = [];
  const between: number[] = [];
  const ends: number[][] = frames.map(() => []);
  for (let i = 0; i < scene.edges.length; i += 1) {
    if (!isSeen(i)) continue;
    const from = frameOf[scene.source[i] ?? 0] ?? nowhere;
    const to = frameOf[scene.target[i] ?? 0] ?? nowhere;
    if (from === to) {
      inside.push(i);
      continue;
    }
    between.push(i);
    ends[from]?.push(i);
    ends[to]?.push(i);
  }
  return {
    inside,
    between,
    ends: frames.flatMap((frame, i) => {
      const links = ends[i] ?? [];
      return links.length > 0 ? [{ frame, links }] : [];
    }),
  };
}

/** Index of the frame that each node stands in: its site's, else where a device of no site happens to stand. */
function framesOfNodes(scene: Scene, frames: readonly Box[]): Int32Array {
  const frameOf = new Int32Array(scene.nodes.length).fill(nowhere);
  for (let site = 0; site < scene.sites.length; site += 1) {
    for (const member of scene.sites[site]?.members ?? []) frameOf[member] = site;
  }
  for (let i = 0; i < frameOf.length; i += 1) {
    if (frameOf[i] === nowhere) frameOf[i] = frameAt(frames, { x: scene.x[i] ?? 0, y: scene.y[i] ?? 0 });
  }
  return frameOf;
}

/** What `frameAt` says of a place in no frame. */
const nowhere = -1;

/**
 * Whether a link may be seen in a box: not both its ends lie beyond one edge. One variable after the other, as in all that is
 * asked of each element for the first picture: a pattern for several takes four times as long until V8 has optimised it.
 */
export function isLinkIn({ x, y, source, target }: Scene, edge: number, view: Box): boolean {
  const from = source[edge] ?? 0;
  const to = target[edge] ?? 0;
  const x1 = x[from] ?? 0;
  const y1 = y[from] ?? 0;
  const x2 = x[to] ?? 0;
  const y2 = y[to] ?? 0;
  return !(
    (x1 < view.left && x2 < view.left) ||
    (x1 > view.right && x2 > view.right) ||
    (y1 < view.top && y2 < view.top) ||
    (y1 > view.bottom && y2 > view.bottom)
  );
}
