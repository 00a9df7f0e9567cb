import { onceEach } from '#shared/caching/once-each.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { secondLine } from '#web/features/topology/model/second-line.ts';
import { type Camera, nearZoom, viewBox } from './camera.ts';
import { fitText } from './fit-text.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { frameFeet } from './frame-feet.ts';
import { frameRooms, labelRooms } from './label-rooms.ts';
import { type Writing, write, writings, writtenAnyway } from './label-writings.ts';
import { isLowest, leastInRow, lowestNamed, rankOf } from './named-layers.ts';
import { within } from './paint-nodes.ts';
import { namesFar, namesNear } from './shown-names.ts';
import { symbolsOf } from './symbols.ts';

const family = '"Inter Variable", system-ui, sans-serif';
/** As in device-node.module.css. */
const near = {
  label: { font: `500 13px ${family}`, height: 17, foot: 13 },
  second: { font: `400 11px ${family}`, height: 15, foot: 11 },
} as const;
const far = { font: `500 11px ${family}`, widest: 120 } as const;

/**
 * Labels of the nodes that are no elements of the page: at working zoom as the elements have them, else as room allows. In pieces:
 * what is worked out once for thousands of names takes long.
 */
export function* paintLabels(frame: Frame, titles: readonly Box[]): Generator<void> {
  frame.context.textAlign = 'center';
  frame.context.textBaseline = 'alphabetic';
  if (frame.camera.zoom >= nearZoom) paintNear(frame);
  else yield* paintFar(frame, titles);
}

function paintNear(frame: Frame): void {
  const { scene, palette, camera, mounted } = frame;
  setSceneUnits(frame);
  const view = viewBox(camera, 60);
  const names = namesNear(scene);
  for (let i = 0; i < scene.nodes.length; i += 1) {
    const node = scene.nodes[i];
    if (!node || mounted.has(node.id) || !within(scene, i, view)) continue;
    const [x = 0, y = 0, size = 0] = [scene.x[i], scene.y[i], scene.size[i]];
    const behind = node.site === undefined ? palette.ground : palette.site;
    line(frame, names[i] ?? node.label, {
      x,
      top: y + size + 4,
      behind,
      ...near.label,
      color: palette.label,
    });
    const second = secondLine(node);
    if (second === undefined) continue;
    line(frame, second, { x, top: y + size + 21, behind, ...near.second, color: palette.softLabel });
  }
}

interface LineOfText {
  readonly x: number;
  readonly top: number;
  readonly font: string;
  readonly height: number;
  /** From its top to the letters' foot. */
  readonly foot: number;
  readonly color: string;
  readonly behind: string;
}

function line(
  { context }: Frame,
  text: string,
  { x, top, font, height, foot, color, behind }: LineOfText,
): void {
  context.font = font;
  const fitted = fitText(context, text, cell.width - 14);
  const width = context.measureText(fitted).width + 6;
  // As the elements have it: a link that passes beneath would strike the name through.
  context.fillStyle = behind;
  context.fillRect(x - width / 2, top, width, height);
  context.fillStyle = color;
  context.fillText(fitted, x, top + foot);
}

/** Labels of one size on the screen, the upper layers first, none over another: far out, only what can be read. */
function* paintFar(frame: Frame, titles: readonly Box[]): Generator<void> {
  const { context, scene, palette, camera, selected } = frame;
  const lowest = lowestNamed(frame);
  if (lowest === undefined) return;
  setScreenUnits(frame);
  const taken = makeRoom(camera);
  for (const { left, top, right, bottom } of titles) taken.take(left, top, right - left, bottom - top);
  context.font = far.font;
  const view = viewBox(camera);
  const place = cell.width * camera.zoom;
  const nameOf = namesFar(frame, (place - besidePlace) / letter);
  yield;
  const rooms = labelRooms(scene);
  yield;
  const [inFrame, hangsOn] = [frameRooms(scene), hanging(scene)];
  yield;
  const feet = frameFeet(frame);
  const covers = symbolsOf(frame);
  yield;
  const isMeant = (id: string) => selected.nodes.size <= mostMeant && selected.nodes.has(id);
  for (const [nth, i] of byImportance(scene).entries()) {
    if (nth % namesAtOnce === namesAtOnce - 1) yield;
    const node = scene.nodes[i];
    if (!node || !within(scene, i, view)) continue;
    if (rankOf(node) > lowest && !isMeant(node.id)) continue;
    const x = (scene.x[i] ?? 0) * camera.zoom + camera.x;
    const [middle, reach] = [
      (scene.y[i] ?? 0) * camera.zoom + camera.y,
      (scene.size[i] ?? 0) * camera.zoom + 2,
    ];
    // People and what they hold stand in long rows, and providers in short ones: each name leaves room for the next.
    const isInRow = isLowest(node) || node.site === undefined;
    const room = isInRow ? (rooms[i] ?? 0) * camera.zoom - 2 : Number.POSITIVE_INFINITY;
    if (isLowest(node) && room < leastInRow && !isMeant(node.id)) continue;
    const name = nameOf(i);
    const ways = writings(context, name, {
      widest: Math.min(far.widest, room),
      left: (inFrame[i * 2] ?? 0) * camera.zoom,
      right: (inFrame[i * 2 + 1] ?? 0) * camera.zoom,
      cut: Math.min(room, place - besidePlace),
      under: middle + reach,
      foot: (feet.of[i] ?? Number.POSITIVE_INFINITY) * camera.zoom + camera.y,
      // A provider's name stands above it where it can: its links leave it below, and there may be a site's name.
      over: node.site === undefined && !hangsOn[i] ? middle - reach : undefined,
      // What stands in a row has the next one beside it.
      beside: isInRow ? undefined : reach,
    });
    const free =
      firstFree(taken, { x, ways, covers: (box) => covers(box, i) }) ??
      (isMeant(node.id)
        ? writtenAnyway(context, name, { cut: far.widest, under: middle + reach })
        : undefined);
    if (free === undefined) continue;
    write(context, free, {
      x,
      ground: node.site === undefined ? palette.ground : palette.site,
      color: palette.label,
    });
  }
}

/** Between two pieces of the work. */
const namesAtOnce = 500;

/** Whether links lead up from each node. While devices move, as at rest. */
const hanging = onceEach(({ nodes, source, target, routedY: y }: Frame['scene']): readonly boolean[] => {
  const hangs = nodes.map(() => false);
  for (const [edge, from] of source.entries()) {
    const to = target[edge] ?? from;
    const down = (y[to] ?? 0) - (y[from] ?? 0);
    if (Math.abs(down) >= cell.height / 2) hangs[down > 0 ? to : from] = true;
  }
  return hangs;
});

/** Between a name that is cut and the next place, in pixels of the screen. */
const besidePlace = 8;
/** So many chosen devices are named also where there is no room: of more, names would lie on names. */
const mostMeant = 8;
/** Six pixels a letter is close enough to tell whether names are too long. */
const letter = 6;

/** The first that has room and covers no symbol. */
function firstFree(
  room: Room,
  { x, ways, covers }: { x: number; ways: Iterable<Writing>; covers: (box: Box) => boolean },
): Writing | undefined {
  for (const each of ways) {
    const { aside, top, width, height } = each;
    const left = x + aside - width / 2;
    if (covers({ left, top, right: left + width, bottom: top + height })) continue;
    if (room.take(left, top, width, height)) return each;
  }
  return undefined;
}

/** Indexes of nodes, those of the upper layers first. */
const byImportance = onceEach((scene: Frame['scene']): readonly number[] => {
  const rank = scene.nodes.map(rankOf);
  const order = scene.nodes.map((_, i) => i).toSorted((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
  return order;
});

/** Labels are kept apart to so many pixels of the screen. */
const grain = { x: 2, y: 8 } as const;

interface Room {
  /** Takes a rectangle of the screen; false where a part of it is taken. */
  readonly take: (x: number, y: number, width: number, height: number) => boolean;
}

function makeRoom({ width, height }: Camera): Room {
  const columns = Math.ceil(width / grain.x) + 1;
  const taken = new Uint8Array(columns * (Math.ceil(height / grain.y) + 1));
  return {
    take: (x, y, wide, high) => {
      const left = Math.max(0, Math.floor(x / grain.x));
      const right = Math.min(columns - 1, Math.floor((x + wide) / grain.x));
      const [first, last] = [Math.max(0, Math.floor(y / grain.y)), Math.floor((y + high) / grain.y)];
      for (let row = first * columns; row <= last * columns; row += columns)
        if (taken.subarray(row + left, row + right + 1).includes(1)) return false;
      for (let row = first * columns; row <= last * columns; row += columns)
        taken.fill(1, row + left, row + right + 1);
      return true;
    },
  };
}
