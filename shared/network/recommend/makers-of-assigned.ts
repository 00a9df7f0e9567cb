import type { Assessment } from './assess.ts';
import type { AssignedDevice } from './assigned-device.ts';
import { domainOf } from './domains.ts';

/**
 * Who made what the design's equipment has for the roles of a part at its sites, those of most pieces first. Equipment does not say
 * of which domain it is: where a site has a fabric, what was built for data centres is taken to be of that, and stands last in
 * others, where it may stand, too.
 */
export function makersOfAssigned(
  own: readonly Assessment[],
  fabricSites: ReadonlySet<string>,
  { assigned = [] }: { readonly assigned?: readonly AssignedDevice[] },
): string[] {
  const categories = new Set<string>(own.map(({ need }) => need.category));
  const roles = new Set<string>(own.map(({ need }) => need.role));
  const places = sitesOf(own);
  const isFabric = own.some(isInFabric);
  const pieces = new Map<string, number>();
  for (const { device, uses } of assigned) {
    if (!categories.has(device.category)) continue;
    const isBuiltForFabric = device.category === 'switch' && device.class === 'data-centre';
    if (isFabric && !isBuiltForFabric) continue;
    let count = 0;
    for (const { role, quantity, sites } of uses) {
      if (!roles.has(role)) continue;
      const at = sites.length === 0 ? [...places] : sites;
      for (const site of at) {
        if (!places.has(site)) continue;
        const isElsewhere = isBuiltForFabric && !isFabric && fabricSites.has(site);
        count += (isElsewhere ? leastWeight : 1) * (quantity / at.length);
      }
    }
    if (count > 0) pieces.set(device.manufacturer, count + (pieces.get(device.manufacturer) ?? 0));
  }
  return [...pieces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([maker]) => maker);
}

/** All pieces of a design weigh less than one that is surely of the domain. */
const leastWeight = 1e-9;

export const isInFabric = ({ need }: Assessment): boolean => domainOf(need.role, need.demands) === 'fabric';

export const sitesOf = (assessed: readonly Assessment[]): ReadonlySet<string> =>
  new Set(assessed.flatMap(({ need }) => need.places.map(({ site }) => site)));
