import type { Requirements } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { Closet } from './closets.ts';

/** Where a fibre leads from the equipment room of a site, on its ground floor. */
export interface FibrePlace {
  /** Storeys between the two ends. */
  readonly storeys: number;
  /** Area of the floor that it crosses; 0 where unknown. */
  readonly floorM2: number;
  /** Metres of duct to another building. */
  readonly distanceM?: number;
}

/** A fibre with its parts in metres, as its reason says them. */
export interface FibreRun {
  readonly lengthM: number;
  readonly distanceM: number;
  readonly riserM: number;
  readonly acrossM: number;
}

/** An estimate: the duct between buildings, the riser, and the side of a square floor. */
export function fibreRun(
  { storeys, floorM2, distanceM = 0 }: FibrePlace,
  requirements: Pick<Requirements, 'assumptions'>,
): FibreRun {
  const riserM = Math.ceil(storeys * assumptionsOf(requirements).metresPerFloor);
  const acrossM = floorM2 > 0 ? Math.ceil(Math.sqrt(floorM2)) : usualSideM;
  return { lengthM: distanceM + riserM + acrossM, distanceM, riserM, acrossM };
}

/** Side of a floor whose area is not stated. */
const usualSideM = 20;

/** Where a closet is, seen from a floor of a building; the main building's where none is named. */
export const closetPlace = (
  { floor, closetsOnFloor, building, why }: Closet,
  from: { readonly floor?: number | undefined; readonly building?: string | undefined } = {},
): FibrePlace => ({
  storeys: Math.abs(floor - (from.floor ?? 1)),
  floorM2: why.accessPoints.areaM2 * closetsOnFloor,
  distanceM: building === undefined || building.name === from.building ? 0 : building.distanceM,
});
