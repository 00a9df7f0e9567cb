import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { Device } from '#shared/equipment/device.ts';
import type { RoleRecommendation } from '#shared/equipment/recommend/decide.ts';
import type { Role } from '#shared/equipment/recommend/need.ts';
import { type Recommendations, recommend } from '#shared/equipment/recommend/recommend.ts';
import { planTopology } from '#shared/network/plan-topology.ts';
import { requirementsOf, threeSites } from '../network/requirements-builder.ts';

/** The day of every judgement. */
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
