import type { DrawnView } from '../../contract/drawn-view.ts';
import type { CollidingField } from '../../contract/errors.ts';
import type { Patch } from './list-changes.ts';
import { isSame } from './same-value.ts';

/* Where devices stand in a view is merged device by device: two who arrange one view move different ones. */

type Place = DrawnView['positions'][number];

/** The field of one device's place in a view, as collisions name it. */
export const placeField = (device: string): string => `${placePrefix}${device}`;
export const placePrefix = 'positions.';

const byDevice = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map((place) => [place.id, place]));

/** What a patch of a view moves, on top of what others moved since `base`. */
export function withPlacesOf(base: DrawnView, theirs: DrawnView, patch: Patch<DrawnView>): Patch<DrawnView> {
  if (patch.positions === undefined || isSame(base.positions, theirs.positions)) return patch;
  const [old, own, merged] = [base.positions, patch.positions, theirs.positions].map(byDevice);
  if (!old || !own || !merged) return patch;
  for (const [id, place] of own) if (!isSame(old.get(id), place)) merged.set(id, place);
  for (const id of old.keys()) if (!own.has(id)) merged.delete(id);
  return { ...patch, positions: [...merged.values()] };
}

/** The devices that both moved in a view, to different places. */
export function collidingPlaces(
  base: DrawnView,
  theirs: DrawnView,
  mine: Patch<DrawnView>,
): CollidingField[] {
  if (mine.positions === undefined) return [];
  const [old, own, other] = [byDevice(base.positions), byDevice(mine.positions), byDevice(theirs.positions)];
  return [...new Set([...old.keys(), ...own.keys()])].flatMap((id): CollidingField[] => {
    const [before, here, there] = [old, own, other].map((places) => {
      const place = places.get(id);
      return place && { x: place.x, y: place.y };
    });
    if (isSame(before, there) || isSame(before, here) || isSame(here, there)) return [];
    return [
      {
        list: 'views',
        id: base.id,
        field: placeField(id),
        ...(before && { base: before }),
        ...(here && { mine: here }),
        ...(there && { theirs: there }),
      },
    ];
  });
}

/** A view without the moves of some devices: these stand where they stood. */
export function withoutMoves(
  patch: Patch<DrawnView>,
  base: DrawnView | undefined,
  isConceded: (field: string) => boolean,
): Patch<DrawnView> {
  if (patch.positions === undefined || base === undefined) return patch;
  const kept = patch.positions.filter(({ id }) => !isConceded(placeField(id)));
  const stay = base.positions.filter(({ id }) => isConceded(placeField(id)));
  return { ...patch, positions: [...kept, ...stay] };
}
