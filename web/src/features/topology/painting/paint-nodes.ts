import type { Box } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import { type NodeSprites, nodeSprites, spriteMargin } from './node-sprites.ts';
import type { Palette } from './palette.ts';

/** A sprite smaller than this on the screen is a dot: a rectangle does. */
const leastSprite = 5;
const spritesOf = new WeakMap<Palette, NodeSprites>();

/** The nodes in view that are no elements of the page, and a ring around those that are chosen or pointed at. */
export function paintNodes(frame: Frame): void {
  const { scene, camera, mounted, selected, hovered } = frame;
  setSceneUnits(frame);
  const view = viewBox(camera, 40);
  for (let i = 0; i < scene.nodes.length; i += 1) {
    const node = scene.nodes[i];
    if (!node || !within(scene, i, view)) continue;
    if (selected.nodes.has(node.id) || i === hovered) paintRing(frame, i);
    if (!mounted.has(node.id)) paintNode(frame, i);
  }
}

/** One node, in the units of the scene. */
export function paintNode({ context, scene, palette, camera, ratio }: Frame, i: number): void {
  const { type = '' } = scene.nodes[i] ?? {};
  const x = scene.x[i] ?? 0;
  const y = scene.y[i] ?? 0;
  const size = scene.size[i] ?? 0;
  if (size * 2 * camera.zoom < leastSprite) {
    const reach = Math.max(size, 1 / camera.zoom);
    context.fillStyle = palette.node(type);
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  } else {
    const reach = size + spriteMargin;
    const sprite = spritesFor(palette).of(type, camera.zoom * ratio);
    context.drawImage(sprite, x - reach, y - reach, 2 * reach, 2 * reach);
  }
}

/** Whether a node's centre lies in a box. */
export function within({ x, y }: Scene, node: number, { left, top, right, bottom }: Box): boolean {
  const atX = x[node] ?? 0;
  const atY = y[node] ?? 0;
  return atX >= left && atX <= right && atY >= top && atY <= bottom;
}

/** Around a node that is chosen or pointed at. */
export function paintRing({ context, scene, palette, camera, selected }: Frame, i: number): void {
  const isSelected = selected.nodes.has(scene.nodes[i]?.id ?? '');
  const reach = (scene.size[i] ?? 0) + 5;
  const [x = 0, y = 0] = [scene.x[i], scene.y[i]];
  context.strokeStyle = isSelected ? palette.selection : palette.siteLine;
  context.lineWidth = Math.max(2, 2 / camera.zoom);
  context.beginPath();
  context.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, 8);
  context.stroke();
}

function spritesFor(palette: Palette): NodeSprites {
  const sprites = spritesOf.get(palette) ?? nodeSprites(palette);
  spritesOf.set(palette, sprites);
  return sprites;
}
