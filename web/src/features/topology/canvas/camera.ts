import type { Box, Position } from '#web/features/topology/model/positions.ts';

/** What is in view: the offset of the scene's origin and the zoom, as React Flow keeps them, and the canvas's size. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** From this zoom up nodes are elements of the page; beneath it labels of 12 px would be illegible and all is painted. */
export const nearZoom = 0.6;
/** More nodes in view than this are painted at any zoom. */
export const mostMounted = 600;

/** The part of the scene in view, with a margin in pixels of the screen. */
export const viewBox = ({ x, y, zoom, width, height }: Camera, margin = 0): Box => ({
  left: (-x - margin) / zoom,
  top: (-y - margin) / zoom,
  right: (width - x + margin) / zoom,
  bottom: (height - y + margin) / zoom,
});

/** A point of the canvas in pixels of the screen, as a point of the scene. */
export const toScene = ({ x, y, zoom }: Pick<Camera, 'x' | 'y' | 'zoom'>, at: Position): Position => ({
  x: (at.x - x) / zoom,
  y: (at.y - y) / zoom,
});

/** The viewport that shows a whole box, no nearer than working size. */
export function viewportFor(
  box: Box,
  { width, height }: Pick<Camera, 'width' | 'height'>,
  { nearest = 1, margin = 48 } = {},
): Pick<Camera, 'x' | 'y' | 'zoom'> {
  const [wide, high] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const fit = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  const zoom = Math.min(nearest, Math.max(leastZoom, fit));
  return {
    x: width / 2 - ((box.left + box.right) / 2) * zoom,
    y: height / 2 - ((box.top + box.bottom) / 2) * zoom,
    zoom,
  };
}

export const leastZoom = 0.02;
export const mostZoom = 2.5;
