import { useStoreApi } from '@xyflow/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawnWalk } from '#web/features/topology/model/drawn-walk.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { LinkText } from '#web/features/topology/model/look.ts';
import type { Overlay } from '#web/features/topology/model/overlay.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';
import { makeBackdrop } from '#web/features/topology/painting/backdrop.ts';
import type { Camera } from '#web/features/topology/painting/camera.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import { paintFrame } from '#web/features/topology/painting/paint-frame.ts';
import { paintGesture } from '#web/features/topology/painting/paint-gesture.ts';
import { paintOver } from '#web/features/topology/painting/paint-over.ts';
import { type Palette, readPalette } from '#web/features/topology/painting/palette.ts';
import { useShownColorMode } from '#web/ui/color-mode.ts';

export interface Painting {
  readonly stage: RefObject<Stage>;
  readonly mounted: ReadonlySet<string>;
  readonly selected: Elements;
  readonly connecting: string | undefined;
  /** The devices that the link that is drawn can end at. */
  readonly ends: ReadonlySet<string>;
  readonly lost: Lost | undefined;
  readonly walk: DrawnWalk | undefined;
  readonly overlay: Overlay | undefined;
  readonly texts: readonly LinkText[];
  readonly fresh: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  /** Ids of the nodes that follow the pointer. */
  readonly dragged: ReadonlySet<string>;
  /** All nodes are on their way to other places. */
  readonly isGliding: boolean;
}

/** The camera rests when it has not moved for so long, in milliseconds. */
const restsAfter = 120;
/** More device pixels than this cost time that the eye does not see. */
const sharpest = 2;

/** Paints the canvas with React Flow's camera, at most once a frame: when the camera moves and when `stage` asks. */
export function usePainter(canvas: RefObject<HTMLCanvasElement | null>, painting: Painting): void {
  const store = useStoreApi();
  const mode = useShownColorMode();
  const colors = useRef<{ readonly mode: string; readonly palette: Palette }>(undefined);
  const latest = useRef({ ...painting, mode });
  latest.current = { ...painting, mode };
  const paint = useRef(() => {});
  const paintFirst = useRef(() => {});
  const [backdrop] = useState(() =>
    makeBackdrop([
      document.createElement('canvas'),
      document.createElement('canvas'),
      document.createElement('canvas'),
    ]),
  );

  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    paint.current = () => {
      const element = canvas.current;
      const context = element?.getContext('2d');
      // Without its camera React Flow looks at the origin, at zoom 1; the camera's first move asks again.
      if (!element || !context || store.getState().panZoom === null) return;
      const camera = cameraOf(store.getState());
      const ratio = Math.min(sharpest, window.devicePixelRatio || 1);
      const isEmptied = fitCanvas(element, camera, ratio);
      const { stage, mounted, selected, connecting, ends, lost, walk, overlay, texts, fresh, leaving, mode } =
        latest.current;
      const { dragged, isGliding } = latest.current;
      if (colors.current?.mode !== mode) colors.current = { mode, palette: readPalette(element) };
      const { palette } = colors.current;
      const { scene, hovered } = stage.current;
      const frame = {
        context,
        scene,
        camera,
        palette,
        ratio,
        beyond: 0,
        isMoving: rest !== undefined,
        mounted,
        selected,
        hovered,
        lost,
        walk,
        overlay,
        texts,
        fresh,
        leaving,
      };
      const shown = isGliding ? 'none' : backdrop.show(frame, isEmptied);
      if (shown === 'soon') return ask();
      if (shown === 'here') paintOver(frame, dragged);
      else paintFrame(frame);
      paintGesture(frame, stage.current, { selected, connecting, ends });
    };
    let asked = 0;
    const ask = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        paint.current();
      });
    };
    const move = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        ask();
      }, restsAfter);
      ask();
    };
    painting.stage.current = { ...painting.stage.current, repaint: ask };
    paintFirst.current = () => {
      cancelAnimationFrame(asked);
      asked = 0;
      paint.current();
    };
    const stop = store.subscribe((now, before) => {
      if (now.transform !== before.transform || now.width !== before.width || now.height !== before.height)
        move();
    });
    return () => {
      stop();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    };
  }, [canvas, store, painting.stage, backdrop]);

  // After each render: what is chosen, mounted or drawn, or the scheme, may have changed. Elements and canvas must agree at
  // once; without elements the next frame is soon enough, and one picture for several renders.
  const wasMounted = useRef(false);
  useLayoutEffect(() => {
    const isMounted = painting.mounted.size > 0;
    if (isMounted || wasMounted.current) paint.current();
    else painting.stage.current.repaint();
    wasMounted.current = isMounted;
  });

  // The first picture does not wait for the next frame: the elements around it are shown in that one. React Flow, inside, has
  // its camera by now.
  useEffect(() => paintFirst.current(), []);

  useEffect(() => {
    // Text is painted again once the face has arrived.
    document.fonts?.ready.then(() => painting.stage.current.repaint());
  }, [painting.stage]);
}

/** React Flow's camera. */
export const cameraOf = (state: {
  transform: readonly [number, number, number];
  width: number;
  height: number;
}): Camera => {
  const [x, y, zoom] = state.transform;
  return { x, y, zoom, width: state.width, height: state.height };
};

/** Whether the canvas had another size, which empties it. */
function fitCanvas(element: HTMLCanvasElement, { width, height }: Camera, ratio: number): boolean {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width === wide && element.height === high) return false;
  element.width = wide;
  element.height = high;
  return true;
}
