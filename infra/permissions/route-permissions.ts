import type { AnyRoute, Domain } from '#shared/contract/define-route.ts';
import { designEquipmentPermissions } from './design-equipment.ts';
import { designsPermissions } from './designs.ts';
import { equipmentPermissions } from './equipment.ts';
import type { Grant } from './grant.ts';
import { reportsPermissions } from './reports.ts';
import { statsPermissions } from './stats.ts';
import { topologyPermissions } from './topology.ts';
import { usersPermissions } from './users.ts';

type NamedGrants = Readonly<Record<string, readonly Grant[]>>;

/** What every route may do, by domain. */
export const permissions: Readonly<Record<Domain, NamedGrants>> = {
  users: usersPermissions,
  designs: designsPermissions,
  topology: topologyPermissions,
  equipment: { ...equipmentPermissions, ...designEquipmentPermissions },
  reports: reportsPermissions,
  stats: statsPermissions,
};

/**
 * What a route may do. Whoever asks for a signed-in user also knows the pool, to verify the token itself.
 * Throws for a route that no permission set describes.
 */
export function permissionsOf(route: Pick<AnyRoute, 'name' | 'domain' | 'access'>): readonly Grant[] {
  const grants = permissions[route.domain][route.name];
  if (!grants) throw new Error(`infra/permissions/${route.domain}.ts does not describe ${route.name}.`);
  return route.access === 'public' ? grants : [{ userPool: [] }, ...grants];
}
