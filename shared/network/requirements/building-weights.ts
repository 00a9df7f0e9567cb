import type { Site } from '../../contract/requirements.ts';

/**
 * What each building has of a site's people and devices, the main one first, 0 to 1: by floor area, by floors where some area is
 * unknown. Default of this product.
 */
export function buildingWeights({
  areaM2,
  floors,
  buildings,
}: Pick<Site, 'areaM2' | 'floors' | 'buildings'>): number[] {
  const all = [{ areaM2, floors }, ...buildings];
  const isMeasured = all.every((building) => building.areaM2 > 0);
  const sizes = all.map((building) => (isMeasured ? building.areaM2 : building.floors));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => size / sum);
}

/** What each building has of a site's people and of what stands at their places: nothing where no place fits in, as into a cabinet. */
export function peopleWeights(site: Pick<Site, 'areaM2' | 'floors' | 'buildings'>): number[] {
  const weights = buildingWeights(site);
  const all = [site, ...site.buildings];
  const places = weights.map((weight, at) => (isTooSmall(all[at]?.areaM2 ?? 0) ? 0 : weight));
  const sum = places.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? places.map((weight) => weight / sum) : weights;
}

/** Square metres that a first workplace takes. Source: the German technical rule for workplaces ASR A1.2, 5. */
const leastPlaceM2 = 8;

const isTooSmall = (areaM2: number): boolean => areaM2 > 0 && areaM2 < leastPlaceM2;
