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

/** Of a node whose frame was not looked for yet; -1 is in no frame. */
const unknown = -2;

/** The links in view, by the frames that their ends stand in. */
export function linksInView({ scene, camera }: Pick<Frame, 'scene' | 'camera'>): LinksInView {
  const view = viewBox(camera);
  return linksByFrame(scene, (edge) => isLinkIn(scene, edge, view));
}

/** Sorts links by the frames that their ends stand in. */
export function linksByFrame(scene: Scene, isSeen: (edge: number) => boolean = () => true): LinksInView {
  const frames = siteBoxes(scene);
  const frameOf = new Int32Array(scene.nodes.length).fill(unknown);
  scene.sites.forEach(({ members }, site) => {
    for (const member of members) frameOf[member] = site;
  });
  const at = (node: number): number => {
    const known = frameOf[node] ?? unknown;
    if (known !== unknown) return known;
    // A device of no site may still stand in a frame.
    const found = frameAt(frames, { x: scene.x[node] ?? 0, y: scene.y[node] ?? 0 });
    frameOf[node] = found;
    return found;
  };
  const inside: number[] = [];
  const between: number[] = [];
  const ends: number[][] = frames.map(() => []);
  for (let i = 0; i < scene.edges.length; i += 1) {
    if (!isSeen(i)) continue;
    const [from, to] = [at(scene.source[i] ?? 0), at(scene.target[i] ?? 0)];
    (from === to ? inside : between).push(i);
    if (from !== to) for (const end of [from, to]) ends[end]?.push(i);
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

/** Whether a link may be seen in a box: not both its ends lie beyond one edge. */
export function isLinkIn({ x, y, source, target }: Scene, edge: number, view: Box): boolean {
  const [from = 0, to = 0] = [source[edge], target[edge]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [x[from], y[from], x[to], y[to]];
  return !(
    (x1 < view.left && x2 < view.left) ||
    (x1 > view.right && x2 > view.right) ||
    (y1 < view.top && y2 < view.top) ||
    (y1 > view.bottom && y2 > view.bottom)
  );
}
