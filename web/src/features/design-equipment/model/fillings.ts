import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { sitesOf } from './places-by-site.ts';

/** The use of a design's device that fills the places which advice is about. */
export interface Filling {
  readonly line: DesignDevice;
  readonly use: DeviceUse;
}

/** What accepting a device for these places writes into its line. */
export const placedUse = ({ role, quantity, places }: RoleAdvice): DeviceUse => ({
  role,
  quantity,
  sites: [...sitesOf(places)],
});

/**
 * Which places are filled already. Lines do not say which advice they came from: a use of the same role and sites
 * fills it, first where device and number agree as well, then where the device is one of those suggested, then any.
 * Each use fills one.
 */
export function fillingsOf(
  roles: readonly RoleAdvice[],
  lines: readonly DesignDevice[],
): ReadonlyMap<RoleAdvice, Filling> {
  const fillings = new Map<RoleAdvice, Filling>();
  const free = new Set(lines.flatMap((line) => line.uses.map((use) => ({ line, use }))));
  const passes = [
    (advice: RoleAdvice, { line, use }: Filling) =>
      isSuggested(advice, line) && use.quantity === advice.quantity,
    (advice: RoleAdvice, { line }: Filling) => isSuggested(advice, line),
    () => true,
  ];
  for (const suits of passes) {
    for (const advice of roles) {
      if (fillings.has(advice)) continue;
      const wanted = placeOf(placedUse(advice));
      const found = [...free].find((filling) => placeOf(filling.use) === wanted && suits(advice, filling));
      if (!found) continue;
      fillings.set(advice, found);
      free.delete(found);
    }
  }
  return fillings;
}

const isSuggested = ({ choice, alternatives }: RoleAdvice, { id }: DesignDevice): boolean =>
  choice?.device.id === id || alternatives.some(({ device }) => device.id === id);

const placeOf = ({ role, sites }: DeviceUse): string => JSON.stringify([role, ...sites.toSorted()]);
