import type { LinkToLead } from './link-to-lead.ts';
import { nearestLanes } from './nearest-lanes.ts';
import type { RoutedNode } from './routed-node.ts';
import type { Point } from './sites-drawing.ts';

/** Between the frame of a site and the line along it, above its name. */
const besideFrame = 30;
/** The nearest lanes between frames that a link may take. */
const mostLanes = 8;

/**
 * Ways of a link that leaves a site, or comes from a provider: along the channel beneath the upper node, inside its frame,
 * or along the one above the frame; down a lane between frames; and along the lower node's head, inside its frame or above.
 */
export function* frameWays({ from, to, ports, lanes }: LinkToLead, beside: number): Generator<Point[]> {
  const isDown = from.y <= to.y;
  const [upper, lower] = isDown ? [from, to] : [to, from];
  const [upperX, lowerX] = isDown ? [ports.source, ports.target] : [ports.target, ports.source];
  const ways = waysDown({ upper, lower, upperX, lowerX, lanes }, beside);
  for (const way of ways) yield isDown ? way : way.toReversed();
}

interface WayDown {
  readonly upper: RoutedNode;
  readonly lower: RoutedNode;
  readonly upperX: number;
  readonly lowerX: number;
  readonly lanes: readonly number[];
}

function* waysDown({ upper, lower, upperX, lowerX, lanes }: WayDown, beside: number): Generator<Point[]> {
  const head = { x: lowerX, y: lower.top };
  const foot = { x: upperX, y: upper.bottom };
  const crown = { x: upperX, y: upper.top };
  const inUpper = upper.bottom + beside;
  const inLower = lower.top - beside;
  const isAbove = inUpper < inLower;
  if (isAbove) {
    for (const y of [inUpper, inLower]) yield [foot, { x: upperX, y }, { x: lowerX, y }, head];
  }
  const overLower = (lower.frame?.top ?? lower.top) - besideFrame;
  const overUpper = (upper.frame?.top ?? upper.top) - besideFrame;
  const overBoth = Math.min(overLower, overUpper);
  const near = nearestLanes(lanes, lowerX, mostLanes);
  for (const x of near) {
    if (isAbove) yield viaLane(foot, inUpper, x, inLower, head);
    if (isAbove && inUpper < overLower) yield viaLane(foot, inUpper, x, overLower, head);
  }
  yield [crown, { x: upperX, y: overBoth }, { x: lowerX, y: overBoth }, head];
  for (const x of near)
    for (const last of [inLower, overLower]) yield viaLane(crown, overUpper, x, last, head);
}

/** Along one line to a lane, down the lane, and along another line. */
const viaLane = (start: Point, first: number, x: number, last: number, end: Point): Point[] => [
  start,
  { x: start.x, y: first },
  { x, y: first },
  { x, y: last },
  { x: end.x, y: last },
  end,
];
