import { onceEach } from '#shared/caching/once-each.ts';
import { layers } from '#shared/contract/topology-kinds.ts';
import type { Band } from '#shared/network/drawing/bands.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { nearZoom, viewBox } from './camera.ts';
import type { Frame } from './frame.ts';
import { framedBands } from './framed-bands.ts';
import { labelRooms } from './label-rooms.ts';
import { isLowest, leastInRow, lowestNamed } from './named-layers.ts';
import { siteBoxes } from './site-frames.ts';

/** Beneath the symbol of a device: two lines of a name and a little air, in pixels of the screen. */
const underSymbol = 32;
/** The name of a site above its frame, in pixels of the screen. */
const overFrame = 19;
/** Between the foot of a floor and what is beneath it, in pixels at zoom 1. */
const underFloor = 4;

interface FrameFeet {
  /** The lower edge of each site's frame, in pixels at zoom 1. */
  readonly sites: readonly number[];
  /** The floors and buildings, with their lower edges. */
  readonly bands: readonly Band[];
  /** The lower edge of the innermost frame around each node; undefined where names are no reason to know it. */
  readonly of: readonly (number | undefined)[];
}

/** What of a picture decides where its frames end. */
type Seen = Pick<Frame, 'scene' | 'camera'>;

/**
 * How far down frames reach. Far out names keep their size while frames shrink: as far as there is room beneath them, frames
 * go farther down, so that the names of the lowest devices are inside.
 */
export const frameFeet = onceEach((frame: Seen): FrameFeet => {
  const { scene, camera } = frame;
  const frames = siteBoxes(scene);
  const { bands, ofSite } = framedBands(frame);
  const feet = frames.map(({ bottom }) => bottom);
  const areNamed = camera.zoom < nearZoom && (lowestNamed(frame) ?? 0) >= layers.indexOf('endpoint');
  if (!areNamed) return { sites: feet, bands, of: [] };

  const view = viewBox(camera);
  const deepBands: Band[] = [];
  const of = scene.nodes.map((): number | undefined => undefined);
  scene.sites.forEach(({ members }, site) => {
    const box = frames[site];
    if (!box || !overlap(box, view)) return;
    const free = roomBeneath(box, frames) - overFrame / camera.zoom;
    const foot = deepened(box.bottom, free, nameFoot(frame, members));
    feet[site] = foot;
    const own = ofSite[site] ?? [];
    const others = [...own, ...members.map((i) => symbolOf(scene, i))];
    const deep = own.map((band) => deeperBand(frame, band, { members, foot, others }));
    deepBands.push(...deep);
    for (const i of members) of[i] = deep.find((band) => isIn(band, scene, i))?.bottom ?? foot;
  });
  return { sites: feet, bands: deepBands, of };
});

interface Around {
  readonly members: readonly number[];
  /** The lower edge of the site's frame. */
  readonly foot: number;
  /** The floors, buildings and symbols of the site. */
  readonly others: readonly Box[];
}

function deeperBand(frame: Seen, band: Band, { members, foot, others }: Around): Band {
  const own = members.filter((i) => isIn(band, frame.scene, i));
  const free = Math.min(foot - band.bottom, roomBeneath(band, others));
  return { ...band, bottom: deepened(band.bottom, free - underFloor, nameFoot(frame, own)) };
}

/** A lower edge that reaches down to `wanted` as far as there is room. */
const deepened = (bottom: number, free: number, wanted: number): number =>
  Math.max(bottom, Math.min(bottom + free, wanted));

/** Down to where the names of devices may reach, in pixels at zoom 1. */
function nameFoot({ scene, camera }: Seen, members: readonly number[]): number {
  const { nodes, y, size } = scene;
  const rooms = labelRooms(scene);
  const isWritten = (i: number) => {
    const node = nodes[i];
    return node !== undefined && (!isLowest(node) || (rooms[i] ?? 0) * camera.zoom - 2 >= leastInRow);
  };
  const feet = members.map((i) => (isWritten(i) ? (y[i] ?? 0) + (size[i] ?? 0) : Number.NEGATIVE_INFINITY));
  return Math.max(...feet) + underSymbol / camera.zoom;
}

/** From a box down to the next of others that stands beneath it. */
const roomBeneath = ({ left, right, bottom }: Box, others: readonly Box[]): number =>
  others.reduce(
    (room, other) =>
      other.top >= bottom && other.left < right && other.right > left
        ? Math.min(room, other.top - bottom)
        : room,
    Number.POSITIVE_INFINITY,
  );

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Scene, i: number): boolean => {
  const [atX, atY] = [x[i] ?? 0, y[i] ?? 0];
  return atX > left && atX < right && atY > top && atY < bottom;
};

function symbolOf({ x, y, size }: Scene, i: number): Box {
  const [atX, atY, reach] = [x[i] ?? 0, y[i] ?? 0, size[i] ?? 0];
  return { left: atX - reach, right: atX + reach, top: atY - reach, bottom: atY + reach };
}
