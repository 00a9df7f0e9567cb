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
