import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { firstPositionsOf } from './first-positions.ts';

/**
 * Where each node is shown: where a person put it, else where the layout does. `untouched` are the generator's own
 * places in a graph that nobody has arranged, which do not count; undefined where all stored places do.
 */
export function shownPositions(
  present: Graph,
  layout: Pick<Positions, 'get'>,
  untouched: Positions | undefined,
): Positions {
  const shown = new Map<string, Position>();
  for (const { id, position } of present.nodes) {
    const moved = position && !samePlace(position, untouched?.get(id)) ? position : undefined;
    const at = moved ?? layout.get(id) ?? position;
    if (at) shown.set(id, at);
  }
  return shown;
}

/** Places for a graph that is opened. */
export interface OpenedPlaces {
  /** Where the layout puts each node. */
  readonly positions: Pick<Positions, 'get'>;
  /** The generator's own places, which do not hold a node; undefined where all stored places do. */
  readonly untouched: Positions | undefined;
}

/** Where every node has a place of its own, none is worked out. */
export function openedPlaces(opened: Graph): OpenedPlaces {
  let made: Positions | undefined;
  return {
    positions: {
      get: (id) => {
        made ??= firstPositionsOf(opened);
        return made.get(id);
      },
    },
    untouched: isAsPlanned(opened) ? storedPositions(opened) : undefined,
  };
}

/** The places that are stored in a graph. */
export const storedPositions = ({ nodes }: { readonly nodes: readonly TopologyNode[] }): Positions =>
  new Map(nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));

const samePlace = (a: Position, b: Position | undefined): boolean => a.x === b?.x && a.y === b.y;
