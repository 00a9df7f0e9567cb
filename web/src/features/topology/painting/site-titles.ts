import { onceEach } from '#shared/caching/once-each.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import type { Scene, SceneSite } from '#web/features/topology/model/scene.ts';
import { coveredAbove } from './camera.ts';
import { fits, fitText, widthOf } from './fit-text.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { underLine } from './names-on-ground.ts';
import { siteFrames } from './site-frames.ts';
import { titleRooms } from './title-rooms.ts';
import { titleStart } from './title-start.ts';

const family = '"Inter Variable", system-ui, sans-serif';
/** A name's font, from its line down to the frame and up to its top, in pixels of the screen: far out in the gap between rows. */
const usual = { font: `600 12px ${family}`, foot: 6, top: 11 } as const;
const small = { font: `600 11px ${family}`, foot: 3, top: 8 } as const;
const lookOf = ({ camera }: Pick<Frame, 'camera'>) => (camera.zoom < leastZoomOfShapes ? small : usual);

export const titleFont = (frame: Pick<Frame, 'camera'>): string => lookOf(frame).font;
/** Between a name and the next site, in pixels of the screen. */
const titleSpace = 4;
/** Of a narrower name, in pixels of the screen, too little would be left to tell it from others. */
const leastCutName = 60;

/** The name of a site and its box in pixels of the screen. */
export interface SiteTitle extends Box {
  readonly text: string;
  /** On the ground of its own frame. */
  readonly isInside: boolean;
}

/**
 * Where the names of more sites than this would be cut, or too little would be left of one, all are called by their codes: a mixture is
 * hard to look through.
 */
const mostCut = 0.25;

/** The name, or as much of it as there is room for; where all are called by them, the code that its devices' names begin with. */
function titleIn(
  context: CanvasRenderingContext2D,
  { name, code }: SceneSite,
  width: number,
  areNamed: boolean,
): string | undefined {
  if (!areNamed && code !== undefined) return fits(context, code, width) ? code : undefined;
  if (fits(context, name, width)) return name;
  return width < leastCutName ? undefined : fitText(context, name, width);
}

/**
 * The name of each site and its box in pixels of the screen: above the site's frame; where that is out of view, or beneath
 * the path, at the edge of what is seen while any of the frame is. Where it would lie on another site it goes beneath its own
 * frame, else into it, as long as devices are no more than dots there; else it is left out.
 */
export function siteTitles(frame: Frame): SiteTitle[] {
  const { context, scene, camera, beyond } = frame;
  const corners = siteFrames(scene);
  setScreenUnits(frame);
  const look = lookOf(frame);
  context.font = look.font;
  const rooms = titleRooms(scene);
  const roomOf = (site: number): number => (rooms[site] ?? 0) * camera.zoom - titleSpace;
  const tight = [...scene.sites.keys()].filter((i) => {
    const { name, code } = scene.sites[i] ?? { name: '', code: undefined };
    return code !== undefined && !fits(context, name, roomOf(i));
  });
  const areNamed =
    tight.length <= scene.sites.length * mostCut && tight.every((i) => roomOf(i) >= leastCutName);
  return scene.sites.flatMap((each, site) => {
    const [left = 0, top = 0, , bottom = 0] = corners.subarray(site * 4, site * 4 + 4);
    const y = Math.max(
      top * camera.zoom + camera.y - look.foot,
      coveredAbove(left * camera.zoom + camera.x - beyond, camera.height - 2 * beyond) - 6 + beyond,
    );
    const text = titleIn(context, each, roomOf(site), areNamed);
    if (text === undefined || y >= bottom * camera.zoom + camera.y) return [];
    const width = widthOf(context, text);
    const start = titleStart(scene, site, (width + titleSpace) / camera.zoom);
    // Beside the lines, but within the view as long as the frame is.
    const most = Math.max(left * camera.zoom + camera.x, camera.width - beyond - 8 - width);
    const x = Math.max(Math.min((left + start) * camera.zoom + camera.x, most), 8 + beyond);
    const title = (foot: number, isInside: boolean): SiteTitle => ({
      left: isInside ? x + 3 : x,
      right: x + width,
      top: foot - look.top,
      bottom: foot + underLine,
      text,
      isInside,
    });
    const above = title(y, false);
    if (!isOnOther(frame, corners, site, above) && !isOnProvider(frame, above)) return [above];
    const beneath = title(bottom * camera.zoom + camera.y + underFrame, false);
    const isAlone = (box: SiteTitle) =>
      !isOnOther(frame, corners, site, { ...box, bottom: box.bottom + apartBeneath }) &&
      !isOnProvider(frame, box);
    const isTopSeen = y <= top * camera.zoom + camera.y - look.foot;
    if (isTopSeen && isAlone(beneath)) return [beneath];
    const isHigh = (bottom - top) * camera.zoom >= leastHeight;
    return isHigh && camera.zoom < leastZoomOfShapes ? [title(y + insideFrame, true)] : [];
  });
}

/** From the lower edge of a frame to the line of a name beneath it, and from there to the next frame, whose it is not. */
const underFrame = 14;
const apartBeneath = 16;
/** From a name above a frame to one at its top, and the least height of a frame that then shows its devices, too; in pixels of the screen. */
const insideFrame = 19;
const leastHeight = 28;
/** Under this zoom devices are dots. */
const leastZoomOfShapes = 0.18;

/** So far a name may reach into the empty margin of the frame above it: in pixels at zoom 1, and at least on the screen. */
const emptyMargin = 36;
const leastOver = 3;

/** Whether a name, by its box on the screen, would lie on a device that stands at no site. */
function isOnProvider({ scene, camera }: Frame, box: Box): boolean {
  return withoutSite(scene).some((i) => {
    const x = (scene.x[i] ?? 0) * camera.zoom + camera.x;
    const y = (scene.y[i] ?? 0) * camera.zoom + camera.y;
    const reach = (scene.size[i] ?? 0) * camera.zoom;
    return box.left < x + reach && box.right > x - reach && box.top < y + reach && box.bottom > y - reach;
  });
}

const withoutSite = onceEach(({ nodes }: Scene): readonly number[] =>
  nodes.flatMap(({ site }, i) => (site === undefined ? [i] : [])),
);

/** Whether a site's name, by its box on the screen, would lie on another site's devices. */
function isOnOther({ camera }: Frame, corners: Float64Array, own: number, box: Box): boolean {
  const { x, y, zoom } = camera;
  const over = Math.max(leastOver, emptyMargin * zoom);
  for (let at = 0; at < corners.length; at += 4) {
    if (at === own * 4) continue;
    // Edge by edge, without an object: of hundreds of sites each is compared with all others.
    if (box.right <= (corners[at] ?? 0) * zoom + x + over) continue;
    if (box.left >= (corners[at + 2] ?? 0) * zoom + x - over) continue;
    if (box.bottom <= (corners[at + 1] ?? 0) * zoom + y + over) continue;
    if (box.top < (corners[at + 3] ?? 0) * zoom + y - over) return true;
  }
  return false;
}
