import type { Device, Role } from '#shared/contract/device.ts';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planTopology } from '#shared/network/plan.ts';
import type { RoleRecommendation } from '#shared/network/recommend/describe-role.ts';
import { type Recommendations, recommend } from '#shared/network/recommend/recommend.ts';
import { requirementsOf, threeSites } from '../requirements-builder.ts';

/** The day of every recommendation. */
export const today = '2026-03-31';

export const recommended = (
  requirements: Requirements = threeSites(),
  devices: readonly Device[] = catalogue,
  isVendorHard = false,
): Recommendations =>
  recommend({ requirements, graph: planTopology(requirements), devices, today, isVendorHard });

/** One site with one access switch: 42 ports and 328 W of PoE with growth. */
export const office = (more: Partial<RequirementsInput> = {}): Requirements =>
  requirementsOf({
    sites: [{ name: 'Head office', kind: 'headquarters', wiredUsers: 28, phones: 20, cameras: 4 }],
    ...more,
  });

/** The first recommendation for a role. */
export function roleOf({ roles }: Recommendations, wanted: Role): RoleRecommendation {
  const found = roles.find(({ role }) => role === wanted);
  if (found === undefined) throw new Error(`no ${wanted}`);
  return found;
}
