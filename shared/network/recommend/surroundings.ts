import type { Category, Specs } from '../../contract/device.ts';
import type { Surroundings } from '../../contract/topology-kinds.ts';

/** Where a place is; `indoors` is an ordinary room. */
export type PlaceSurroundings = Surroundings | 'indoors';

/** What a model has to be for its surroundings, and what to allow where none is; in words. */
export const surroundingWords = {
  indoors: { needed: 'made for ordinary rooms, as the plan is', relax: 'to outdoor models' },
  outdoor: { needed: 'made for outdoors', relax: 'to indoor models under a roof' },
  aisle: {
    needed: 'for directional antennas, which aisles between shelves need',
    relax: 'to omnidirectional antennas',
  },
  dense: { needed: 'made for crowds, with six radio streams or more', relax: 'to fewer radio streams' },
  stands: {
    needed:
      'made for outdoors, for antennas that are aimed at the stands, and with six radio streams or more',
    relax: 'to antennas that are not aimed',
  },
  room: { needed: 'made to hang on the wall of a room', relax: 'to models for ceilings' },
  industrial: { needed: 'made for dust, wet and vibration', relax: 'to indoor models in a sealed cabinet' },
} as const satisfies Record<PlaceSurroundings, { readonly needed: string; readonly relax: string }>;

/** Radio streams of an access point for a crowd: 4 at 5 GHz and 2 at 2.4 GHz, or more. Default. */
const streamsInCrowd = 6;

const isAimed = (antenna: Specs['antenna']): boolean => antenna === 'directional' || antenna === 'external';

/** Whether a model is built for where it hangs: `short` where it works there but serves fewer, `unknown` where the catalogue does not say. */
export function suitsSurroundings(
  { environment, antenna, mounting, wifi }: Specs,
  category: Category,
  surroundings: PlaceSurroundings,
): 'yes' | 'short' | 'no' | 'unknown' {
  const isOutdoor = environment === 'outdoor';
  switch (surroundings) {
    case 'indoors': {
      // Special models serve an ordinary room where nothing else does.
      const isSpecial =
        environment === 'industrial' ||
        mounting === 'wall-plate' ||
        (antenna !== undefined && antenna !== 'omnidirectional');
      if (isOutdoor) return 'no';
      return isSpecial ? 'short' : 'yes';
    }
    case 'outdoor':
      return isOutdoor ? 'yes' : 'no';
    case 'industrial':
      if (environment === 'industrial' || (category === 'ap' && isOutdoor)) return 'yes';
      return environment === undefined ? 'unknown' : 'no';
    case 'aisle':
      // Weatherproof ones hang between shelves as well, where their antennas are aimed.
      if (isAimed(antenna)) return 'yes';
      if (isOutdoor) return 'no';
      return antenna === undefined ? 'unknown' : 'short';
    case 'stands':
      if (!isOutdoor) return isAimed(antenna) ? 'short' : 'no';
      if (antenna === undefined || wifi === undefined) return 'unknown';
      return isAimed(antenna) && wifi.streams >= streamsInCrowd ? 'yes' : 'short';
    case 'dense':
      if (isOutdoor) return 'no';
      if (wifi === undefined) return 'unknown';
      // One on the wall of a room serves that room, with whatever radio.
      return wifi.streams >= streamsInCrowd && mounting !== 'wall-plate' ? 'yes' : 'short';
    case 'room':
      if (isOutdoor) return 'no';
      if (mounting === undefined) return 'unknown';
      return mounting === 'wall-plate' ? 'yes' : 'short';
  }
}

/** Whether it hangs where a crowd is served. */
export const isInCrowd = ({ surroundings }: { readonly surroundings?: Surroundings | undefined }): boolean =>
  surroundings === 'dense' || surroundings === 'stands';
