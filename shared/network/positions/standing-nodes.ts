import { appendUnder } from '../../collections/append-under.ts';
import {
  type Area,
  around,
  frameGap,
  frameOf,
  framing,
  isNear,
  isWithin,
  movedBy,
  type Point,
  room,
} from './area.ts';

/** A node and where it stands. */
export interface Standing extends Point {
  readonly id: string;
  /** Absent of a provider, which is framed by itself. */
  readonly site: string | undefined;
  /** The floor of the site, where it stands on one. */
  readonly on?: string | undefined;
}

/** Where the nodes of a picture stand, and the frame of each site, while more are put among them. */
export class StandingNodes {
  readonly #at = new Map<string, Standing>();
  readonly #frames = new Map<string, Area>();
  /** The areas of the floors of each site. */
  readonly #floors = new Map<string, Map<string, Area>>();
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

  /** The frames of all sites, and of what stands at none. */
  get frames(): readonly Area[] {
    return [...this.#frames.values()];
  }

  /** The frame around everything. */
  whole(): Area {
    return frameOf(this.#at.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  }

  put(node: Standing): void {
    this.#at.set(node.id, node);
    this.#frame(node);
    const key = squareOf(node.x, node.y);
    appendUnder(this.#squares, key, node);
  }

  #frame(node: Standing): void {
    const name = frameName(node);
    this.#frames.set(name, framing(this.#frames.get(name), node));
    if (node.on === undefined) return;
    const floors = this.#floors.get(name) ?? new Map<string, Area>();
    this.#floors.set(name, floors.set(node.on, framing(floors.get(node.on), node)));
  }

  /** Takes away nodes of one site that were put last. */
  takeBack(nodes: readonly Standing[]): void {
    const [first] = nodes;
    if (first === undefined) return;
    const name = frameName(first);
    for (const node of nodes) {
      this.#at.delete(node.id);
      const key = squareOf(node.x, node.y);
      const square = this.#squares.get(key) ?? [];
      this.#squares.set(
        key,
        square.filter((one) => one !== node),
      );
    }
    this.#frames.delete(name);
    this.#floors.delete(name);
    for (const node of this.#at.values()) if (frameName(node) === name) this.#frame(node);
  }

  /** Where a floor of a site is; undefined where nothing stands on it. */
  floor(site: string, on: string): Area | undefined {
    return this.#floors.get(site)?.get(on);
  }

  /** Where all floors of a site are, by their names. */
  floors(site: string): readonly (readonly [on: string, area: Area])[] {
    return [...(this.#floors.get(site) ?? [])];
  }

  /** Where the uppermost floor of a site begins. */
  topOfFloors(site: string): number | undefined {
    const tops = this.floors(site).map(([, { top }]) => top);
    return tops.length === 0 ? undefined : Math.min(...tops);
  }

  /**
   * The same where a site has this area besides its own: what is beside, above or below the site moves away where its frame would
   * reach into others. Frames that were apart stay apart, and those that were close do not come to overlap.
   */
  withRoomFor(site: string, area: Area): StandingNodes {
    const own = this.#frames.get(site) ?? area;
    const grown = around(own, area);
    const isFree = [...this.#frames].every(
      ([name, frame]) =>
        name === site ||
        !isNear(grown, frame, frameGap) ||
        (isNear(own, frame, frameGap) && (!isNear(grown, frame) || isNear(own, frame))),
    );
    if (isFree) return this;
    const ways = this.#waysFrom(site, own, grown);
    return new StandingNodes(
      this.all.map((node): Standing => {
        const { x = 0, y = 0 } = ways.get(frameName(node)) ?? {};
        return { ...node, x: node.x + x, y: node.y + y };
      }),
    );
  }

  /** How far each frame moves away from one that grows, and those from it that it would reach in turn; farther ones stay. */
  #waysFrom(site: string, own: Area, grown: Area): ReadonlyMap<string, Point> {
    const [left, up] = [grown.left - own.left, grown.top - own.top];
    const [right, down] = [grown.right - own.right, grown.bottom - own.bottom];
    const ways = new Map<string, Point>();
    const reaching = [grown];
    // It grows as frames are moved.
    for (const area of reaching) {
      for (const [name, frame] of this.#frames) {
        if (name === site || ways.has(name) || !isNear(area, frame, frameGap)) continue;
        const x = frame.left >= own.right ? right : frame.right <= own.left ? left : 0;
        const y = frame.top >= own.bottom ? down : frame.bottom <= own.top ? up : 0;
        if (x === 0 && y === 0) continue;
        ways.set(name, { x, y });
        reaching.push(around(frame, movedBy(frame, x, y)));
      }
    }
    return ways;
  }

  /** Whether a node can stand there: it touches no other, and neither its site's frame nor its floor reaches into another. */
  isFree(node: Standing): boolean {
    return !this.#isTaken(node) && this.#staysApart(node) && this.#staysOnFloor(node);
  }

  #staysOnFloor(node: Standing): boolean {
    const { on } = node;
    const floors = this.#floors.get(frameName(node));
    if (on === undefined || floors === undefined) return true;
    const own = floors.get(on);
    const grown = framing(own, node);
    return [...floors].every(
      // What a person mixed stays so.
      ([name, other]) => name === on || !isNear(grown, other) || (own !== undefined && isNear(own, other)),
    );
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

const squareOf = (x: number, y: number): string =>
  `${Math.floor(x / room.width)} ${Math.floor(y / room.height)}`;
