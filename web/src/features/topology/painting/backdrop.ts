import { type Box, grow } from '#web/features/topology/model/positions.ts';
import { type Camera, viewBox } from './camera.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { isLinkIn } from './links-in-view.ts';
import { mostInFrame } from './most-in-frame.ts';
import { paintingSteps } from './paint-frame.ts';
import { within } from './paint-nodes.ts';

/**
 * A picture with more in view than is painted in a frame: painted once, beyond the edges of the view too, and shown again
 * while the camera moves or devices are dragged over it. The last picture of everything is kept as well: while the camera
 * draws back it is shown, somewhat coarse, until the camera has come to rest and the view is painted anew.
 */
export interface Backdrop {
  /** `isBlank`: nothing is on the frame's canvas, which must not stay so. */
  readonly show: (frame: Frame, isBlank?: boolean) => Shown;
}

/**
 * `here`: the picture is on the frame's canvas. `soon`: it is being painted, and one of the next frames shows it; until then the
 * canvas stays as it is. `none`: so little is in view that the frame is painted itself.
 */
type Shown = 'here' | 'soon' | 'none';

/** Shown so many times larger or smaller than it was painted, a picture is too coarse; of everything, there is nothing better. */
const mostScaled = { view: 4, whole: 10 } as const;
const mostBeyond = 160;
/** How far frames, names and arcs reach beyond the nodes, in pixels at zoom 1. */
const reach = 600;

/** So long a picture that replaces another is painted on end, in milliseconds; then the page answers. */
const mostOnEnd = 10;

interface Painted {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  /** What was painted beyond each edge of the view, in pixels of the screen: nothing where all is in view. */
  readonly beyond: number;
  readonly from: readonly unknown[];
  /** Of all that could be seen. */
  readonly extent: Box;
}

/** A picture that is being painted. */
interface Begun {
  readonly painted: Painted;
  readonly isWhole: boolean;
  readonly steps: Iterator<void>;
}

/** A backdrop that is painted on canvases of its own: for everything, for the view, and for what is being painted. */
export function makeBackdrop(
  canvases: readonly [HTMLCanvasElement, HTMLCanvasElement, HTMLCanvasElement],
): Backdrop {
  let view: Painted | undefined;
  let whole: Painted | undefined;
  let begun: Begun | undefined;
  /** What the canvas shows. */
  let shown: Frame['scene'] | undefined;
  const begin = (frame: Frame, from: readonly unknown[]): Begun | undefined => {
    const canvas = canvases.find((one) => one !== whole?.canvas && one !== view?.canvas) ?? canvases[0];
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const extent = extentOf(frame);
    const isWhole = contains(viewBox(frame.camera), extent);
    const beyond = isWhole ? 0 : mostBeyond;
    const camera = widened(frame.camera, beyond);
    canvas.width = Math.round(camera.width * frame.ratio);
    canvas.height = Math.round(camera.height * frame.ratio);
    const steps = paintingSteps({ ...frame, context, camera, beyond, hovered: undefined });
    return { painted: { canvas, camera, beyond, from, extent }, isWhole, steps };
  };
  /** Paints on until it is done, or for a while. */
  const isDone = ({ painted, isWhole, steps }: Begun, isInPieces: boolean): boolean => {
    const since = performance.now();
    while (steps.next().done !== true) if (isInPieces && performance.now() - since >= mostOnEnd) return false;
    view = painted;
    if (isWhole) whole = painted;
    begun = undefined;
    return true;
  };
  const put = (frame: Frame, isBlank: boolean): Shown => {
    // Where another picture is there already, the new one is painted in pieces and then shown: the page answers in between. While the
    // camera moves over the scene that is shown, each frame is, or none would be until it rests.
    const isReplaced = !isBlank && shown !== undefined && (shown !== frame.scene || !frame.isMoving);
    if (frame.mounted.size > 0) return 'none';
    const from = partsOf(frame);
    const isSame = (painted: Painted | undefined) => painted?.from.every((part, i) => part === from[i]);
    if (!isSame(view)) view = undefined;
    if (!isSame(whole)) whole = undefined;
    const { camera } = frame;
    const serving = frame.isMoving
      ? view && covers(view, camera, mostScaled.view)
        ? view
        : whole && covers(whole, camera, mostScaled.whole)
          ? whole
          : undefined
      : view && isAt(view, camera)
        ? view
        : undefined;
    if (serving) {
      copy(serving, frame);
      return 'here';
    }
    if (!isCrowded(frame)) return 'none';
    // A picture of another scene is painted to its end, wherever the camera goes meanwhile, which then sees it from there.
    const isOnItsWay = frame.isMoving && isReplaced;
    const goesOn = begun && isSame(begun.painted) && (isOnItsWay || isAt(begun.painted, camera));
    begun = goesOn ? begun : begin(frame, from);
    if (!begun) return 'none';
    const { painted } = begun;
    if (!isDone(begun, isReplaced) || isReplaced) return 'soon';
    copy(painted, frame);
    return 'here';
  };
  return {
    show: (frame, isBlank = false) => {
      const now = put(frame, isBlank);
      if (now !== 'soon') shown = frame.scene;
      return now;
    },
  };
}

const partsOf = ({ scene, palette, ratio, selected, overlay, fresh, leaving, texts, lost, walk }: Frame) => [
  scene,
  palette,
  ratio,
  selected,
  overlay,
  fresh,
  leaving,
  // Read from the address anew each time.
  texts.join(),
  lost,
  walk,
];

/** Whether more is in view than is painted in a frame; counts no further. */
function isCrowded({ scene, camera }: Frame): boolean {
  if (scene.nodes.length + scene.edges.length <= mostInFrame) return false;
  const view = viewBox(camera);
  let seen = 0;
  for (let i = 0; i < scene.nodes.length && seen <= mostInFrame; i += 1)
    if (within(scene, i, view)) seen += 1;
  for (let i = 0; i < scene.edges.length && seen <= mostInFrame; i += 1)
    if (isLinkIn(scene, i, view)) seen += 1;
  return seen > mostInFrame;
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
function covers({ camera, extent }: Painted, now: Camera, most: number): boolean {
  const scale = now.zoom / camera.zoom;
  if (scale > most || scale < 1 / most) return false;
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
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < x.length; i += 1) {
    const atX = x[i] ?? 0;
    const atY = y[i] ?? 0;
    if (atX < left) left = atX;
    if (atX > right) right = atX;
    if (atY < top) top = atY;
    if (atY > bottom) bottom = atY;
  }
  return grow({ left, top, right, bottom }, reach);
}

/** Puts the picture where the camera sees it. */
function copy({ canvas, camera: painted }: Painted, frame: Frame): void {
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
