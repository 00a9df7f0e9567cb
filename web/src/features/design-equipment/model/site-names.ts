import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { Design } from '#shared/contract/designs.ts';

/** A design that states no sites has one (shared/network/requirements/effective-sites.ts). */
const onlySite = 'Headquarters';

/** The sites that a device may be for: those of the requirements, then those that lines name and nobody else does. */
export function siteNames({ requirements }: Design, lines: readonly DesignDevice[]): readonly string[] {
  const stated = requirements.sites.map(({ name }) => name);
  const named = lines.flatMap(({ uses }) => uses.flatMap(({ sites }) => sites));
  return [...new Set([...(stated.length > 0 ? stated : [onlySite]), ...named])];
}
