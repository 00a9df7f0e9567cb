/** Centre of a node in px, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a node takes up with its label, in px: two nodes closer than this would touch. */
export const room = { width: 132, height: 104 } as const;

/** Between the frames of two sites, in px, a name above the lower one included. */
export const frameGap = 40;

/** The frame around nodes; undefined of none. */
export function frameOf(points: Iterable<Point>): Area | undefined {
  let frame: Area | undefined;
  for (const point of points) frame = framing(frame, point);
  return frame;
}

/** The frame that has room for one more node. */
export const framing = (frame: Area | undefined, { x, y }: Point): Area => ({
  left: Math.min(frame?.left ?? Number.POSITIVE_INFINITY, x - room.width / 2),
  top: Math.min(frame?.top ?? Number.POSITIVE_INFINITY, y - room.height / 2),
  right: Math.max(frame?.right ?? Number.NEGATIVE_INFINITY, x + room.width / 2),
  bottom: Math.max(frame?.bottom ?? Number.NEGATIVE_INFINITY, y + room.height / 2),
});

/** Whether two areas have less than a gap between them. */
export const isNear = (a: Area, b: Area, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

/** The area around two. */
export const around = (a: Area, b: Area): Area => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const movedBy = ({ left, top, right, bottom }: Area, x: number, y: number): Area => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Whether an area lies in another. */
export const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;
