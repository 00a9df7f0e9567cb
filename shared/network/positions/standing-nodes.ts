import { type Area, frameGap, frameOf, framing, isNear, type Point, room } from './area.ts';

/** A node and where it stands. */
export interface Standing extends Point {
  readonly id: string;
  /** Absent of a provider, which is framed by itself. */
  readonly site: string | undefined;
}

/** Where the nodes of a picture stand, and the frame of each site, while more are put among them. */
export class StandingNodes {
  readonly #at = new Map<string, Standing>();
  readonly #frames = new Map<string, Area>();
  /** Nodes by the square of the picture that they stand in. */
  readonly #squares = new Map<string, Point[]>();

  constructor(nodes: Iterable<Standing>) {
    for (const node of nodes) this.put(node);
  }

  get all(): readonly Standing[] {
    return [...this.#at.values()];
  }

  at(id: string): Standing | undefined {
    return this.#at.get(id);
  }

  frame(site: string): Area | undefined {
    return this.#frames.get(site);
  }

  /** The frame that a node is in: its site's, or its own. */
  frameOf(node: Standing): Area | undefined {
    return this.#frames.get(frameName(node));
  }

  /** The frame around everything. */
  whole(): Area {
    return frameOf(this.#at.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  }

  put(node: Standing): void {
    this.#at.set(node.id, node);
    const name = frameName(node);
    this.#frames.set(name, framing(this.#frames.get(name), node));
    const key = squareOf(node.x, node.y);
    const square = this.#squares.get(key);
    if (square === undefined) this.#squares.set(key, [node]);
    else square.push(node);
  }

  /** Whether a node can stand there: it touches no other, and its site's frame does not reach into another. */
  isFree(node: Standing): boolean {
    return !this.#isTaken(node) && this.#staysApart(node);
  }

  #isTaken({ x, y }: Point): boolean {
    for (const dx of [-room.width, 0, room.width]) {
      for (const dy of [-room.height, 0, room.height]) {
        const near = this.#squares.get(squareOf(x + dx, y + dy)) ?? [];
        if (near.some((one) => Math.abs(one.x - x) < room.width && Math.abs(one.y - y) < room.height))
          return true;
      }
    }
    return false;
  }

  #staysApart(node: Standing): boolean {
    const own = this.frameOf(node);
    const grown = framing(own, node);
    if (own !== undefined && isWithin(grown, own)) return true;
    for (const [name, frame] of this.#frames) {
      if (frame === own || name === frameName(node) || !isNear(grown, frame, frameGap)) continue;
      // What a person drew so close stays so.
      if (own === undefined || !isNear(own, frame, frameGap) || isNear(grown, frame)) return false;
    }
    return true;
  }
}

const frameName = ({ id, site }: Standing): string => site ?? `\0${id}`;

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const squareOf = (x: number, y: number): string =>
  `${Math.floor(x / room.width)} ${Math.floor(y / room.height)}`;
