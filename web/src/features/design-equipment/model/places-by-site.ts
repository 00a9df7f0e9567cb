import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { roleLabels } from '#shared/vocabulary/fields/role-labels.ts';

/** The places of one site that a device is for. */
export interface SitePlaces {
  /** Empty where the plan names no site. */
  readonly site: string;
  readonly quantity: number;
  readonly labels: readonly string[];
}

/** Places by site, in the order of the plan. */
export function placesBySite(places: RoleAdvice['places']): readonly SitePlaces[] {
  return [...Map.groupBy(places, ({ site }) => site)].map(([site, own]) => ({
    site,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    labels: own.map(({ label }) => label),
  }));
}

/** The sites of some places, each once. */
export const sitesOf = (places: RoleAdvice['places']): readonly string[] =>
  [...new Set(places.map(({ site }) => site))].filter((site) => site !== '');

/** `Access at Headquarters`: tells a role from others of its name. */
export function roleInWords({ role, places }: RoleAdvice): string {
  const sites = sitesInWords(sitesOf(places));
  return sites ? `${roleLabels[role]} at ${sites}` : roleLabels[role];
}

/** `Headquarters`, `Branch North and Branch South`, `Leeds, York and 12 more`. */
export function sitesInWords(sites: readonly string[]): string {
  const [first, second, ...others] = sites;
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length} more`;
}
