/** Access points of a site that a gateway leads. */
export interface LedSite {
  readonly site: string;
  readonly accessPoints: number;
}

/** By the site of the gateways that lead them: its own first, then in the order of the sites. */
export type LedSites = ReadonlyMap<string, readonly LedSite[]>;

/**
 * Which access points the gateways of each site lead: those of their site; of sites without one those of the hub do, else the first.
 * @param accessPoints those that gateways may lead, by site
 * @param gateways the sites that have a gateway of their maker, in order
 */
export function ledSites(
  accessPoints: ReadonlyMap<string, number>,
  gateways: readonly string[],
  hub: string | undefined,
): LedSites {
  const led = new Map<string, LedSite[]>();
  const [first] = gateways;
  for (const [site, count] of accessPoints) {
    const leader = [site, hub].find((one) => one !== undefined && gateways.includes(one)) ?? first;
    if (leader === undefined || count === 0) continue;
    const own = led.get(leader) ?? [];
    led.set(
      leader,
      leader === site ? [{ site, accessPoints: count }, ...own] : [...own, { site, accessPoints: count }],
    );
  }
  return led;
}

export const countLed = (sites: readonly LedSite[]): number =>
  sites.reduce((sum, { accessPoints }) => sum + accessPoints, 0);

/** The sites whose access points are more than a gateway manages: it takes all of a site or none, its own first. */
export function beyondLimit(sites: readonly LedSite[], most: number | undefined): readonly string[] {
  if (most === undefined) return [];
  let left = most;
  return sites.flatMap(({ site, accessPoints }) => {
    if (accessPoints > left) return [site];
    left -= accessPoints;
    return [];
  });
}
