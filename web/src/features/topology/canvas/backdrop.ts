import { nodesIn } from '#web/features/topology/model/hit-test.ts';
import { type Box, boxAround, grow } from '#web/features/topology/model/positions.ts';
import { type Camera, viewBox } from './camera.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { linksInView } from './links-in-view.ts';
import { paintFrame } from './paint-frame.ts';

/**
 * A picture with more in view than is painted in a frame: painted once, beyond the edges of the view too, and shown again
 * while the camera moves or devices are dragged over it. It is painted anew when what it shows has changed, when the camera
 * sees what it has not, and when the camera has come to rest.
 */
export interface Backdrop {
  /** Shows the picture on the frame's canvas; false where so little is in view that the frame is painted itself. */
  readonly show: (frame: Frame) => boolean;
}

/** So many nodes and links in view are painted anew in each frame. */
const mostInFrame = 1_500;
/** Shown so many times larger or smaller than it was painted, the picture is too coarse. */
const mostScaled = 2.5;
const mostBeyond = 160;
/** How far frames, names and arcs reach beyond the nodes, in pixels at zoom 1. */
const reach = 600;

interface Painted {
  readonly camera: Camera;
  /** What was painted beyond each edge of the view, in pixels of the screen: nothing where all is in view. */
  readonly beyond: number;
  readonly from: readonly unknown[];
  /** Of all that could be seen. */
  readonly extent: Box;
}

/** A backdrop that is painted on a canvas of its own. */
export function makeBackdrop(canvas: HTMLCanvasElement): Backdrop {
  let painted: Painted | undefined;
  return {
    show: (frame) => {
      const context = canvas.getContext('2d');
      if (!context) return false;
      const from = partsOf(frame);
      const isSame = painted?.from.every((part, i) => part === from[i]) ?? false;
      const serves =
        painted && isSame && (frame.isMoving ? covers(painted, frame.camera) : isAt(painted, frame.camera));
      if (!serves) {
        painted = undefined;
        if (!isCrowded(frame)) return false;
        const extent = extentOf(frame);
        const beyond = contains(viewBox(frame.camera), extent) ? 0 : mostBeyond;
        const camera = widened(frame.camera, beyond);
        canvas.width = Math.round(camera.width * frame.ratio);
        canvas.height = Math.round(camera.height * frame.ratio);
        paintFrame({ ...frame, context, camera, beyond, hovered: undefined });
        painted = { camera, beyond, from, extent };
      }
      if (painted) copy(canvas, painted.camera, frame);
      return true;
    },
  };
}

const partsOf = ({ scene, palette, ratio, selected, overlay, fresh, texts, lost, walk }: Frame) => [
  scene,
  palette,
  ratio,
  selected,
  overlay,
  fresh,
  // Read from the address anew each time.
  texts.join(),
  lost,
  walk,
];

/** Where nodes are elements of the page, few are in view. */
function isCrowded(frame: Frame): boolean {
  const { scene, camera, mounted } = frame;
  if (mounted.size > 0 || scene.nodes.length + scene.edges.length <= mostInFrame) return false;
  const { inside, between } = linksInView(frame);
  return nodesIn(scene, viewBox(camera)).length + inside.length + between.length > mostInFrame;
}

const widened = ({ x, y, zoom, width, height }: Camera, beyond: number): Camera => ({
  x: x + beyond,
  y: y + beyond,
  zoom,
  width: width + 2 * beyond,
  height: height + 2 * beyond,
});

function isAt({ camera, beyond }: Painted, now: Camera): boolean {
  const { x, y, zoom, width, height } = widened(now, beyond);
  return (
    camera.x === x &&
    camera.y === y &&
    camera.zoom === zoom &&
    camera.width === width &&
    camera.height === height
  );
}

/** Whether the picture has all that the camera sees, at about its size. */
function covers({ camera, extent }: Painted, now: Camera): boolean {
  const scale = now.zoom / camera.zoom;
  if (scale > mostScaled || scale < 1 / mostScaled) return false;
  const [has, sees] = [viewBox(camera), viewBox(now)];
  return contains(has, {
    left: Math.max(sees.left, extent.left),
    top: Math.max(sees.top, extent.top),
    right: Math.min(sees.right, extent.right),
    bottom: Math.min(sees.bottom, extent.bottom),
  });
}

const contains = (outer: Box, { left, top, right, bottom }: Box): boolean =>
  left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;

function extentOf({ scene: { x, y } }: Frame): Box {
  const points = Array.from(x, (at, i) => ({ x: at, y: y[i] ?? 0 }));
  return grow(boxAround(points) ?? { left: 0, top: 0, right: 0, bottom: 0 }, reach);
}

/** Puts the picture where the camera sees it. */
function copy(canvas: HTMLCanvasElement, painted: Camera, frame: Frame): void {
  const { context, camera } = frame;
  const scale = camera.zoom / painted.zoom;
  setScreenUnits(frame);
  context.clearRect(0, 0, camera.width, camera.height);
  context.drawImage(
    canvas,
    camera.x - painted.x * scale,
    camera.y - painted.y * scale,
    painted.width * scale,
    painted.height * scale,
  );
}
