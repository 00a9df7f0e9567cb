import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { spread } from '../requirements/effective-sites.ts';

type Grounds = Pick<Site, 'areaM2' | 'floors' | 'outdoorM2'>;
type WithCameras = Grounds & Pick<Site, 'cameras' | 'outdoorCameras' | 'outdoorCamerasM'>;

/** What of the outdoors copper reaches from the closets of the main building, each in a circle. */
export function reachedOutdoors({ areaM2, floors }: Grounds): { closets: number; nearM2: number } {
  const floorM2 = areaM2 / floors;
  const closets = Math.max(1, Math.ceil(floorM2 / assumptions.m2PerCloset));
  return { closets, nearM2: Math.max(0, closets * Math.PI * assumptions.copperM ** 2 - floorM2) };
}

type Placed = Pick<TopologyNode, 'type' | 'surroundings' | 'site' | 'building'>;

/** Whether a device of a plan stands in a cabinet outdoors, which is a building that no campus states; beside machines it is in theirs. */
export function isInCabinet({ sites }: Pick<Requirements, 'sites'>): (node: Placed) => boolean {
  const stated = new Map(
    sites.map(({ name, buildings }) => [name, new Set(buildings.map((own) => own.name))]),
  );
  return ({ type, surroundings, site, building }) =>
    type === 'switch' &&
    surroundings === 'industrial' &&
    building !== undefined &&
    stated.get(site ?? '')?.has(building) !== true;
}

/** A cabinet outdoors, on fibre from the main building, for what lies beyond a cable's length from it. */
export interface YardCabinet {
  readonly outdoorM2: number;
  /** Cameras and other devices that hang on it. */
  readonly cameras: number;
  /** Metres of duct: as far as the edge of the yard, if the building is its centre, and as the farthest camera. */
  readonly distanceM: number;
}

/**
 * As few as let copper reach all of the yard, and all cameras on a circle as far out as the farthest: foundations, power and fibre cost
 * more than another switch in the same cabinet. Each has an even part of both.
 */
export function yardCabinets(grounds: WithCameras): YardCabinet[] {
  const { areaM2, floors, outdoorM2 = 0, outdoorCamerasM = 0 } = grounds;
  const beyondM2 = Math.max(0, outdoorM2 - reachedOutdoors(grounds).nearM2);
  const forYard = Math.ceil(beyondM2 / assumptions.m2PerCloset);
  const edgeM = Math.ceil(Math.sqrt((outdoorM2 + areaM2 / floors) / Math.PI));
  const cameras = camerasBeyondCopper(grounds);
  const isFar = outdoorCamerasM > assumptions.copperM && cameras > 0;
  const forCameras = isFar
    ? Math.min(cameras, Math.ceil((Math.PI * outdoorCamerasM) / assumptions.copperM))
    : 0;
  const count = Math.max(forYard, forCameras);
  const distanceM = Math.max(forYard > 0 ? edgeM : 0, isFar ? Math.ceil(outdoorCamerasM) : 0);
  return spread(cameras, Array<number>(count).fill(1)).map((own) => ({
    outdoorM2: beyondM2 / count,
    cameras: own,
    distanceM,
  }));
}

/**
 * Cameras that hang on cabinets: all outdoors where the farthest is beyond copper, since any of them may be; where it is not known how far
 * they are, those on the part of the yard that is.
 */
function camerasBeyondCopper(grounds: WithCameras): number {
  const { cameras, outdoorCameras = 0, outdoorCamerasM, outdoorM2 = 0 } = grounds;
  const outdoors = Math.min(cameras, outdoorCameras);
  if (outdoorCamerasM !== undefined) return outdoorCamerasM > assumptions.copperM ? outdoors : 0;
  const beyondM2 = Math.max(0, outdoorM2 - reachedOutdoors(grounds).nearM2);
  return beyondM2 > 0 ? Math.ceil((outdoors * beyondM2) / outdoorM2 - 1e-9) : 0;
}

/** The cabinets that switches outdoors stand in: those of a building share one. */
export const countCabinets = (switches: readonly Pick<Placed, 'site' | 'building'>[]): number =>
  new Set(switches.map(({ site, building }) => JSON.stringify([site, building]))).size;
