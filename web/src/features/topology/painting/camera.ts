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

/** From this zoom up nodes are elements of the page; beneath it their labels of 13 px would be illegible and all is painted. */
export const nearZoom = 0.8;
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

/** What lies over the canvas, in pixels from its edges: the path on top, the palette of devices on the left where it is wide, the controls beneath, the minimap in the corner. */
export const covers = {
  top: 60,
  side: 28,
  bottom: 60,
  minimap: { width: 196, height: 148 },
  palette: { width: 60, least: 640 },
} as const;

/**
 * What lies in the corners of a low canvas, as above the checks: the path and the controls on the left; on the right the
 * minimap, the palette of devices beside it where there is one, and the button for views. A drawing between them has its height.
 */
const corners = { left: 280, right: 196, palette: 236, top: 34, bottom: 10, lowest: 360 } as const;

/**
 * The viewport that shows a whole box, no nearer than working size and beside what lies over the canvas. The minimap
 * covers only a corner: the box goes above it or beside it, where it comes out larger; of a low canvas between what lies in
 * its corners.
 */
export function viewportFor(
  box: Box,
  size: Pick<Camera, 'width' | 'height'>,
  { nearest = 1, hasMinimap = false, hasPalette = false } = {},
): Pick<Camera, 'x' | 'y' | 'zoom'> {
  const { top, side, bottom, minimap, palette } = covers;
  const between = {
    top: corners.top,
    left: corners.left,
    right: corners.right + (hasPalette ? corners.palette : 0),
    bottom: corners.bottom,
  };
  const left = hasPalette && size.width > palette.least ? palette.width : side;
  const free = hasMinimap
    ? [
        { top, left, right: side, bottom: minimap.height },
        { top, left, right: minimap.width, bottom },
      ]
    : [{ top, left, right: side, bottom }];
  const ways = size.height < corners.lowest ? [...free, between] : free;
  const fitted = ways.map((edges) => fitBetween(box, size, edges, nearest));
  return fitted.reduce((best, other) => (other.zoom > best.zoom ? other : best));
}

function fitBetween(
  box: Box,
  { width, height }: Pick<Camera, 'width' | 'height'>,
  edges: Box,
  nearest: number,
) {
  const [wide, high] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const across = width - edges.left - edges.right;
  const down = height - edges.top - edges.bottom;
  const zoom = Math.min(nearest, Math.max(leastZoom, Math.min(across / wide, down / high)));
  return {
    x: edges.left + across / 2 - ((box.left + box.right) / 2) * zoom,
    y: edges.top + down / 2 - ((box.top + box.bottom) / 2) * zoom,
    zoom,
  };
}

/** How far down what lies at the top of a canvas so high reaches over a place so far from its left edge. */
export const coveredAbove = (x: number, height: number): number =>
  height < corners.lowest && x > corners.left ? corners.top - 12 : covers.top;

/** Two hundred sites of fifty devices in the width of a phone. */
export const leastZoom = 0.01;
export const mostZoom = 2.5;
