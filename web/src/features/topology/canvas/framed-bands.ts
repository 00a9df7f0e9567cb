import { onceEach } from '#shared/caching/once-each.ts';
import { type Band, siteBands } from '#shared/network/drawing/bands.ts';
import type { Frame } from './frame.ts';

/** Floors and buildings are framed from this zoom up. */
const leastZoom = 0.15;

interface FramedBands {
  readonly bands: readonly Band[];
  /** Indexes of the nodes that stand in one of them. */
  readonly nodes: ReadonlySet<number>;
}

/** What of a picture decides what it frames. */
type Seen = Pick<Frame, 'scene' | 'camera'>;

/** The floors and buildings inside the sites that a picture frames. */
export const framedBands = onceEach(
  (frame: Seen): FramedBands => (frame.camera.zoom < leastZoom ? none : bandsIn(frame)),
);

const none: FramedBands = { bands: [], nodes: new Set() };

function bandsIn({ scene: { nodes, sites, indexOf, x, y } }: Seen): FramedBands {
  const placeOf = (id: string) => {
    const i = indexOf.get(id) ?? -1;
    return { x: x[i] ?? 0, y: y[i] ?? 0 };
  };
  const all: Band[] = [];
  const framed = new Set<number>();
  for (const { members } of sites) {
    const bands = siteBands(
      members.flatMap((i) => nodes[i] ?? []),
      placeOf,
    );
    all.push(...bands);
    for (const i of members) {
      const node = nodes[i];
      const isIn = ({ on }: Band) => on.floor === node?.floor && on.building === node?.building;
      if (bands.some(isIn)) framed.add(i);
    }
  }
  return { bands: all, nodes: framed };
}
