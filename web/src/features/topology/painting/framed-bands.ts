import { onceEach } from '#shared/caching/once-each.ts';
import { type Band, siteBands } from '#shared/network/drawing/bands.ts';
import type { Frame } from './frame.ts';

/** Floors and buildings are framed from this zoom up. */
const leastZoom = 0.15;

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
export const framedBands = onceEach(
  (frame: Seen): FramedBands => (frame.camera.zoom < leastZoom ? none : bandsIn(frame.scene)),
);

/** Of a picture that frames them. */
export const framedNodes = (scene: Seen['scene']): ReadonlySet<number> => bandsIn(scene).nodes;

const none: FramedBands = { bands: [], ofSite: [], nodes: new Set() };

function bandsIn({ nodes, sites, indexOf, x, y }: Seen['scene']): FramedBands {
  const placeOf = (id: string) => {
    const i = indexOf.get(id) ?? -1;
    return { x: x[i] ?? 0, y: y[i] ?? 0 };
  };
  const ofSite: (readonly Band[])[] = [];
  const framed = new Set<number>();
  for (const { members } of sites) {
    const own = members.flatMap((i) => nodes[i] ?? []);
    const bands = siteBands(own, placeOf);
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
