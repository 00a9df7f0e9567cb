import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { apiTokensCalls } from './api-tokens.ts';
import { credentialsCalls } from './credentials.ts';
import { dashboardCalls } from './dashboard.ts';
import { dataExportCalls } from './data-export.ts';
import type { AnyRoute } from './define-route.ts';
import { deploymentsCalls } from './deployments.ts';
import { designEquipmentCalls } from './design-equipment.ts';
import { designsCalls } from './designs.ts';
import { equipmentCalls } from './equipment.ts';
import { logoCalls } from './logo.ts';
import { reportsCalls } from './reports.ts';
import { sessionsCalls } from './sessions.ts';
import { statsCalls } from './stats.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { templatesCalls } from './templates.ts';
import { topologyCalls } from './topology.ts';
import { topologyUpdateCalls } from './topology-update.ts';
import { topologyVersionsCalls } from './topology-versions.ts';
import { usersCalls } from './users.ts';

/**
 * The registry: what the API consists of. Its domains and routes, the stacks, permissions, boundaries and tests follow
 * from it. Functions import their own domain's file instead, to stay small.
 */
const groups = [
  usersCalls,
  sessionsCalls,
  credentialsCalls,
  apiTokensCalls,
  accountCalls,
  logoCalls,
  dataExportCalls,
  adminCalls,
  designsCalls,
  topologyCalls,
  topologyUpdateCalls,
  topologyVersionsCalls,
  designEquipmentCalls,
  equipmentCalls,
  reportsCalls,
  dashboardCalls,
  statsCalls,
  templatesCalls,
  deploymentsCalls,
  subscriptionsCalls,
] as const;

export type Domain = (typeof groups)[number]['domain'];

/** A route of the registry, which knows its domain by name. */
export type RegisteredRoute = AnyRoute & { readonly domain: Domain };

export const domains: readonly Domain[] = [...new Set(groups.map(({ domain }) => domain))];

/** Every call of the API. */
export const routes: readonly RegisteredRoute[] = groups.flatMap(
  (group): readonly RegisteredRoute[] => group.routes,
);

export const routesOf = (domain: Domain): readonly RegisteredRoute[] =>
  routes.filter((route) => route.domain === domain);

/** `createDesign` is implemented in `functions/designs/routes/create-design.ts`. */
export const handlerFile = (route: Pick<AnyRoute, 'name' | 'domain'>): string =>
  `functions/${route.domain}/routes/${kebabCase(route.name)}.ts`;

/** `createDesign` becomes `create-design`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
