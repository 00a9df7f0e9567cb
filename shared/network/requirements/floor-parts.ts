import type { Site } from '../../contract/requirements.ts';
import { peopleOf } from './effective-sites.ts';

/**
 * What each floor has of the people of a site, of a campus of those in its main building, 0 to 1: as many as are counted there, and on
 * the others an equal part of the rest. Undefined where no floor is counted.
 * @param inMain the part of the site's people who are in its main building
 */
export function floorPartsOf(site: Site, inMain: number): readonly number[] | undefined {
  const { floors, peopleByFloor } = site;
  const counted = Array.from({ length: floors }, (_, index) =>
    peopleByFloor.find(({ floor }) => floor === index + 1),
  );
  const stated = counted.reduce((sum, row) => sum + (row?.people ?? 0), 0);
  if (stated === 0) return undefined;
  const open = counted.filter((row) => row === undefined).length;
  const rest = open > 0 ? Math.max(0, peopleOf(site) * inMain - stated) / open : 0;
  return counted.map((row) => (row?.people ?? rest) / (stated + rest * open));
}
