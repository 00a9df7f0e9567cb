import type { Site } from '../../contract/requirements.ts';
import { assumptions, smallAccessModel } from '../requirements/assumptions.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import type { Closet } from './closets.ts';
import { runAcrossM } from './size-access.ts';

/** A run of neighbouring floors, counted from 1. */
export interface FloorRun {
  readonly from: number;
  readonly to: number;
}

/**
 * The floors that one switch each of a segment of devices serves, where it has switches of its own: a few devices on each floor are worth one
 * for all the floors that copper reaches from its closet, as far as they fill its ports. Nothing where each floor takes one anyway, or several closets.
 */
export function gatheredFloors(
  site: Site,
  growth: number,
  figures: Pick<SizingFigures, 'metresPerFloor'>,
): readonly FloorRun[] {
  const { floors, areaM2, cameras, buildings } = site;
  const floorM2 = areaM2 / floors;
  if (buildings.length > 0 || floorM2 > assumptions.m2PerCloset) return [];
  const storeys = Math.floor(
    (assumptions.copperM - runAcrossM(floorM2)) / Math.max(1, figures.metresPerFloor),
  );
  const byPorts = Math.ceil((cameras * growth) / smallAccessModel.ports - 1e-9);
  const runs = Math.max(byPorts, Math.ceil(floors / (2 * Math.max(0, storeys) + 1)));
  if (runs >= floors) return [];
  return Array.from({ length: runs }, (_, run) => ({
    from: Math.floor((run * floors) / runs) + 1,
    to: Math.floor(((run + 1) * floors) / runs),
  }));
}

/** A closet as it is drawn for the middle of the floors that it serves. */
export function onMiddleFloor(closet: Closet, runs: readonly FloorRun[], metresPerFloor: number): Closet {
  const run = runs[closet.floor - 1];
  if (run === undefined) return closet;
  const floor = Math.floor((run.from + run.to) / 2);
  const riserM = Math.ceil(Math.max(floor - run.from, run.to - floor) * metresPerFloor);
  return {
    ...closet,
    floor,
    runM: closet.runM + riserM,
    why: { ...closet.why, switches: { ...closet.why.switches, fromFloor: run.from, toFloor: run.to } },
  };
}
