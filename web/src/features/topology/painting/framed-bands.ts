import { onceEach } from '#shared/caching/once-each.ts';
import { type Band, siteBands } from '#shared/network/drawing/bands.ts';
import type { Frame } from './frame.ts';
import { siteFrames } from './site-frames.ts';

/** Floors and buildings are framed from this zoom up; farther out, where they are large enough to be told apart and named, down to another. */
const leastZoom = { usual: 0.15, large: 0.02 } as const;
/** Of one that is framed far out, and of its site, in pixels of the screen. */
const leastSize = { width: 60, height: 18, siteHeight: 40 } as const;

interface FramedBands {
  readonly bands: readonly Band[];
  /** The same of each site, by its index. */
  readonly ofSite: readonly (readonly Band[])[];
  /** Indexes of the nodes that stand in one of them, or at a site whose devices are all on one floor. */
  readonly nodes: ReadonlySet<number>;
}

/** What of a picture decides what it frames. */
type Seen = Pick<Frame, 'scene' | 'camera'>;

/** The floors and buildings inside the sites that a picture frames. */
export const framedBands = onceEach(({ scene, camera: { zoom } }: Seen): FramedBands => {
  if (zoom < leastZoom.large) return none;
  if (zoom >= leastZoom.usual) return bandsIn(scene);
  const corners = siteFrames(scene);
  const heightOf = (site: number) => ((corners[site * 4 + 3] ?? 0) - (corners[site * 4 + 1] ?? 0)) * zoom;
  const isLarge = ({ left, top, right, bottom }: Band) =>
    (right - left) * zoom >= leastSize.width && (bottom - top) * zoom >= leastSize.height;
  return bandsIn(scene, {
    // Of hundreds of sites those of no other are looked for.
    isSiteShown: (site) => heightOf(site) >= leastSize.siteHeight,
    areShown: (bands) => bands.every(isLarge),
  });
});

/** Of a picture that frames them. */
export const framedNodes = (scene: Seen['scene']): ReadonlySet<number> => bandsIn(scene).nodes;

const none: FramedBands = { bands: [], ofSite: [], nodes: new Set() };

/** Which sites show their floors and buildings: all of them or none, for some alone would be taken for all. */
interface Shown {
  readonly isSiteShown: (site: number) => boolean;
  readonly areShown: (bands: readonly Band[]) => boolean;
}
const everywhere: Shown = { isSiteShown: () => true, areShown: () => true };

function bandsIn(
  { nodes, sites, indexOf, x, y }: Seen['scene'],
  { isSiteShown, areShown } = everywhere,
): FramedBands {
  const placeOf = (id: string) => {
    const i = indexOf.get(id) ?? -1;
    return { x: x[i] ?? 0, y: y[i] ?? 0 };
  };
  const ofSite: (readonly Band[])[] = [];
  const framed = new Set<number>();
  for (const [site, { members }] of sites.entries()) {
    if (!isSiteShown(site)) {
      ofSite.push([]);
      continue;
    }
    const own = members.flatMap((i) => nodes[i] ?? []);
    const found = siteBands(own, placeOf);
    const bands = areShown(found) ? found : [];
    ofSite.push(bands);
    const isOnOneFloor = new Set(own.flatMap(({ floor }) => floor ?? [])).size === 1;
    for (const i of members) {
      const node = nodes[i];
      const isIn = ({ on }: Band) => on.floor === node?.floor && on.building === node?.building;
      if (isOnOneFloor || bands.some(isIn)) framed.add(i);
    }
  }
  return { bands: ofSite.flat(), ofSite, nodes: framed };
}
