import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptions } from '../requirements/assumptions.ts';

type Grounds = Pick<Site, 'areaM2' | 'floors' | 'outdoorM2'>;

/** What of the outdoors copper reaches from the closets of the main building, each in a circle. */
export function reachedOutdoors({ areaM2, floors }: Grounds): { closets: number; nearM2: number } {
  const floorM2 = areaM2 / floors;
  const closets = Math.max(1, Math.ceil(floorM2 / assumptions.m2PerCloset));
  return { closets, nearM2: Math.max(0, closets * Math.PI * assumptions.copperM ** 2 - floorM2) };
}

/** Whether a device of a plan stands in a cabinet outdoors, which is a building of its own; beside machines it is in theirs. */
export const isInCabinet = ({
  type,
  surroundings,
  building,
}: Pick<TopologyNode, 'type' | 'surroundings' | 'building'>): boolean =>
  type === 'switch' && surroundings === 'industrial' && building !== undefined;

/** A cabinet outdoors, on fibre from the main building, for what lies beyond a cable's length from it. */
export interface YardCabinet {
  readonly outdoorM2: number;
  /** Metres of duct: as far as the edge of the yard, if the building is its centre. */
  readonly distanceM: number;
}

/**
 * As few as let copper reach all of the yard, each with an even part of it: foundations, power and fibre cost more than another switch in
 * the same cabinet.
 */
export function yardCabinets(grounds: Grounds): YardCabinet[] {
  const { areaM2, floors, outdoorM2 = 0 } = grounds;
  const beyondM2 = outdoorM2 - reachedOutdoors(grounds).nearM2;
  if (beyondM2 <= 0) return [];
  const count = Math.ceil(beyondM2 / assumptions.m2PerCloset);
  const distanceM = Math.ceil(Math.sqrt((outdoorM2 + areaM2 / floors) / Math.PI));
  return Array.from({ length: count }, () => ({ outdoorM2: beyondM2 / count, distanceM }));
}

/** The cabinets that these switches stand in: those of a building share one. */
export const cabinetsOf = (
  nodes: readonly Pick<TopologyNode, 'type' | 'surroundings' | 'site' | 'building'>[],
): number =>
  new Set(nodes.filter(isInCabinet).map(({ site, building }) => JSON.stringify([site, building]))).size;
