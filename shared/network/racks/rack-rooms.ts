import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Cable } from '../cables/cable-schedule.ts';
import { isInRoom } from '../cables/count-cables.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { isInCabinet } from '../sizing/yard.ts';

/** What stands in one closet or equipment room, by its name. */
export interface RackRoom {
  readonly name: string;
  readonly site: string | undefined;
  /** On a floor, with the switches of its desks alone: a closet has one rack. */
  readonly isCloset: boolean;
  /** Devices with a model, the servers of a group as one node. */
  readonly nodes: readonly TopologyNode[];
  /** Ends of cables that are laid in the building, on panels; `endsThere` those that are there already. */
  readonly ends: CableEnds;
  readonly endsThere: CableEnds;
}

/** How many there are by what is laid. */
export type CableEnds = ReadonlyMap<string, number>;

/** Whether a node stands in a rack: switches, routers, firewalls, servers and wireless controllers. */
export const isRacked = (node: TopologyNode): boolean => {
  const kind = deviceKindOf(node);
  return kind !== undefined && kind.category !== 'ap';
};

/**
 * Devices by where they stand, each node as many times as it stands for, with what is laid to them. Rooms that a cable joins which stays in
 * a room are one: the gateway of a small site stands with its switch. What stands outdoors has a cabinet of its own.
 */
export class RackRooms {
  readonly #nodes: readonly TopologyNode[];
  /** Rooms of nodes by their id. */
  readonly #places = new Map<string, string>();
  /** Rooms by one that is part of them. */
  readonly #joined = new Map<string, string>();
  readonly #ends: EndsByRoom = new Map();
  readonly #endsThere: EndsByRoom = new Map();

  constructor(nodes: readonly TopologyNode[], requirements: Pick<Requirements, 'sites'>, deviceOf: DeviceOf) {
    const isOutside = isInCabinet(requirements);
    this.#nodes = nodes.filter((node) => isRacked(node) && !isOutside(node) && deviceOf(node) !== undefined);
    for (const node of this.#nodes) this.#places.set(node.id, roomOf(node));
  }

  /** Takes the next cable of the schedule into account. */
  add(cable: Cable, isThere: boolean): void {
    if (cable.kind === 'handover') return;
    const rooms = [cable.from, cable.to].flatMap(({ node }) => this.#places.get(node) ?? []);
    if (isInRoom(cable)) {
      const [one = '', other = one] = rooms.map((room) => this.#whole(room));
      if (one !== other) this.#joined.set(other, one);
      return;
    }
    for (const room of rooms) {
      addEnds(this.#ends, room, cable.cable ?? '', 1);
      if (isThere) addEnds(this.#endsThere, room, cable.cable ?? '', 1);
    }
  }

  /** The rooms, once all cables are known. */
  rooms(): RackRoom[] {
    const byRoom = Map.groupBy(this.#nodes, ({ id }) => this.#whole(this.#places.get(id) ?? ''));
    const [ends, endsThere] = [this.#byRoom(this.#ends), this.#byRoom(this.#endsThere)];
    return [...byRoom].map(([name, nodes]) => ({
      name,
      site: nodes[0]?.site,
      isCloset: nodes.every(({ floor }) => floor !== undefined),
      nodes,
      ends: ends.get(name) ?? none,
      endsThere: endsThere.get(name) ?? none,
    }));
  }

  #byRoom(ends: EndsByRoom): EndsByRoom {
    const byRoom: EndsByRoom = new Map();
    for (const [room, own] of ends)
      for (const [laid, count] of own) addEnds(byRoom, this.#whole(room), laid, count);
    return byRoom;
  }

  /** The room that a room is part of, which may be itself. */
  #whole(room: string): string {
    const next = this.#joined.get(room);
    return next === undefined ? room : this.#whole(next);
  }
}

type EndsByRoom = Map<string, Map<string, number>>;

function addEnds(byRoom: EndsByRoom, room: string, laid: string, count: number): void {
  const own = byRoom.get(room) ?? new Map<string, number>();
  byRoom.set(room, own.set(laid, (own.get(laid) ?? 0) + count));
}

const none: CableEnds = new Map();

const roomOf = ({ site = 'No site', building, floor }: TopologyNode): string => {
  const house = building === undefined ? site : `${building}, ${site}`;
  return floor === undefined ? `The equipment room of ${house}` : `Floor ${floor} of ${house}`;
};
