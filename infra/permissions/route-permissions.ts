import type { Domain, RegisteredRoute } from '#shared/contract/routes.ts';
import { accountPermissions } from './account.ts';
import { adminPermissions } from './admin.ts';
import { apiTokensPermissions } from './api-tokens.ts';
import { credentialsPermissions } from './credentials.ts';
import { dashboardPermissions } from './dashboard.ts';
import { dataExportPermissions } from './data-export.ts';
import { deploymentsPermissions } from './deployments.ts';
import { designEquipmentPermissions } from './design-equipment.ts';
import { designsPermissions } from './designs.ts';
import { equipmentPermissions } from './equipment.ts';
import type { Grant } from './grant.ts';
import { logoPermissions } from './logo.ts';
import { readsProfile } from './profile-grants.ts';
import { reportsPermissions } from './reports.ts';
import { sessionsPermissions } from './sessions.ts';
import { statsPermissions } from './stats.ts';
import { subscriptionsPermissions } from './subscriptions.ts';
import { templatesPermissions } from './templates.ts';
import { topologyPermissions, topologyUpdatePermissions, topologyVersionsPermissions } from './topology.ts';
import { usersPermissions } from './users.ts';

type NamedGrants = Readonly<Record<string, readonly Grant[]>>;

/** What every route may do, by domain. */
export const permissions = {
  users: {
    ...usersPermissions,
    ...sessionsPermissions,
    ...credentialsPermissions,
    ...apiTokensPermissions,
    ...accountPermissions,
    ...logoPermissions,
    ...dataExportPermissions,
  },
  admin: adminPermissions,
  designs: designsPermissions,
  topology: { ...topologyPermissions, ...topologyUpdatePermissions, ...topologyVersionsPermissions },
  equipment: { ...equipmentPermissions, ...designEquipmentPermissions },
  reports: reportsPermissions,
  dashboard: dashboardPermissions,
  stats: statsPermissions,
  templates: templatesPermissions,
  deployments: deploymentsPermissions,
  subscriptions: subscriptionsPermissions,
} satisfies Readonly<Record<Domain, NamedGrants>>;

/** The name of any route. */
export type RouteName = { [In in Domain]: keyof (typeof permissions)[In] }[Domain];

/** Who an API token belongs to, and whether their plan has API access; of a token it writes nothing but when it was last used. */
const verifiesApiTokens: readonly Grant[] = [
  { table: 'apiTokens', actions: ['BatchGetItem'] },
  { table: 'apiTokens', actions: ['UpdateItem'], attributes: ['userId', 'id', 'lastUsedAt'] },
  ...readsProfile,
];

/** How often a user makes a call, or a source of calls without users. */
const countsCalls: readonly Grant[] = [{ table: 'activity', actions: ['UpdateItem'] }];

/** The token's, and the gate that it has to pass. */
const verifiesSessions: readonly Grant[] = [
  { userPool: [] },
  { table: 'sessions', actions: ['BatchGetItem'] },
];

/**
 * What a route may do. Routes with a signed-in user also get what a token is verified with, and those that take API tokens what
 * these are. Throws for a route that no permission set describes.
 */
export function permissionsOf(
  route: Pick<RegisteredRoute, 'name' | 'domain' | 'access' | 'tokenScope' | 'rate'>,
): readonly Grant[] {
  const ofDomain: NamedGrants = permissions[route.domain];
  const grants = ofDomain[route.name];
  if (!grants) throw new Error(`infra/permissions/${route.domain}.ts does not describe ${route.name}.`);
  const isOpen = route.access === 'public' || route.access === 'signed';
  return [
    ...(isOpen ? [] : verifiesSessions),
    ...(route.tokenScope ? verifiesApiTokens : []),
    ...(route.rate ? countsCalls : []),
    ...grants,
  ];
}
