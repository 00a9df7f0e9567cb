import { frameWays } from './frame-ways.ts';
import type { LinkToLead } from './link-to-lead.ts';
import { nearestLanes } from './nearest-lanes.ts';
import { type RoutedNode, sameRow } from './routed-node.ts';
import type { Point } from './sites-drawing.ts';

/** Between a node and the nearest line along it. */
const beside = 13;

/** Ways that a link can take, the likeliest first: most links take one of the first, and the others are not made then. */
export function linkWays(link: LinkToLead): Iterable<Point[]> {
  const { from, to, isBetweenSites } = link;
  if (isBetweenSites) return frameWays(link, beside);
  return Math.abs(from.y - to.y) < sameRow ? alongRow(link) : fromRowToRow(link);
}

/** Two of a row: straight, else over what stands between, else beneath it. */
function alongRow({ from, to, ports }: LinkToLead): Point[][] {
  const aside = ports.source - from.x;
  const y = (from.y + to.y) / 2 + aside;
  const above = Math.min(from.top, to.top) - beside + aside;
  const beneath = Math.max(from.bottom, to.bottom) + beside + aside;
  return [
    [
      { x: from.x, y },
      { x: to.x, y },
    ],
    bent(ports, above, from.top, to.top),
    bent(ports, beneath, from.bottom, to.bottom),
  ];
}

function* fromRowToRow(link: LinkToLead): Generator<Point[]> {
  const { from, to, ports, isOwnerFirst, lanes } = link;
  const { source, target } = ports;
  const isDown = to.y > from.y;
  const [start, end] = isDown ? [from.bottom, to.top] : [from.top, to.bottom];
  const sign = isDown ? 1 : -1;
  const nearFrom = start + sign * beside;
  const nearTo = end - sign * beside;
  if (source === target)
    yield [
      { x: source, y: start },
      { x: target, y: end },
    ];
  const [first, second] = isOwnerFirst ? [nearFrom, nearTo] : [nearTo, nearFrom];
  yield bent(ports, first, start, end);
  yield bent(ports, second, start, end);
  const margin = 9;
  const corridors = [
    ...besides(to, margin),
    ...besides(from, margin),
    ...nearestLanes(lanes, to.x, mostLanes),
    ...[1, 2].flatMap((step) => [
      to.x - step * cellWidth - cellWidth / 2,
      to.x + step * cellWidth + cellWidth / 2,
    ]),
  ];
  for (const x of corridors.flatMap((each) => withinFrame(each, link)))
    yield [
      { x: source, y: start },
      { x: source, y: nearFrom },
      { x, y: nearFrom },
      { x, y: nearTo },
      { x: target, y: nearTo },
      { x: target, y: end },
    ];
}

/** Between a line and the frame of the site that it stays in. */
const insideFrame = 12;

/** Beside the outermost devices of a site a line runs within its frame, and only where it finds no way there, along it or beyond. */
function withinFrame(x: number, { from, to }: LinkToLead): number[] {
  const { frame } = from;
  if (frame === undefined || frame !== to.frame) return [x];
  const inside = Math.max(frame.left + insideFrame, Math.min(x, frame.right - insideFrame));
  return inside === x ? [x] : [inside, x];
}

/** The nearest lanes between bands that a link may take. */
const mostLanes = 6;
/** Nodes of a row stand about this far apart. */
const cellWidth = 132;

/** Beside a node of a short name a line runs so far from its middle: within the frames of its floor and its site, and not along them. */
const besideMiddle = 52;

const besides = ({ left, right, x }: RoutedNode, margin: number): number[] => [
  Math.min(left - margin, x - besideMiddle),
  Math.max(right + margin, x + besideMiddle),
];

/** Out of one end, along one line, into the other. */
const bent = ({ source, target }: LinkToLead['ports'], y: number, start: number, end: number): Point[] => [
  { x: source, y: start },
  { x: source, y },
  { x: target, y },
  { x: target, y: end },
];
