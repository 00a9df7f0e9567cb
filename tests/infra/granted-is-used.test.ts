import { describe, expect, it } from 'vitest';
import { handlerFile, routes } from '#shared/contract/routes.ts';
import { cataloguePermissions } from '../../infra/permissions/catalogue.ts';
import type { Grant } from '../../infra/permissions/grant.ts';
import { permissionsOf } from '../../infra/permissions/route-permissions.ts';
import { triggerHandlers, triggersPermissions } from '../../infra/permissions/triggers.ts';
import { queueWorkers, scheduledJobs, workerHandlers } from '../../infra/permissions/workers.ts';
import { ActionReader, pairOf, type UsedActions } from './used-actions.ts';

const reader = new ActionReader();
const workers: Readonly<Record<string, { readonly grants: readonly Grant[] }>> = {
  ...queueWorkers,
  ...scheduledJobs,
};
const triggers: Readonly<Record<string, readonly Grant[]>> = triggersPermissions;

const functions = [
  ...routes.map((route) => ({
    name: route.name,
    file: handlerFile(route),
    grants: permissionsOf(route),
    leaveOut: [
      ...(route.tokenScope ? [] : ['http/api-token-caller.ts']),
      ...(route.rate ? [] : ['statistics/count-call.ts']),
    ],
  })),
  ...workerHandlers.map(({ name, file }) => ({
    name,
    file,
    grants: workers[name]?.grants ?? [],
    leaveOut: [],
  })),
  ...triggerHandlers.map(({ name, file }) => ({ name, file, grants: triggers[name] ?? [], leaveOut: [] })),
  {
    name: 'loadCatalogue',
    file: 'functions/catalogue/load-catalogue.ts',
    grants: cataloguePermissions,
    leaveOut: [],
  },
];

/** What may be done to tables, and no code of the function does. */
const unused = (grant: Grant, { onTables, onGiven }: UsedActions): string[] => {
  if ('ownItems' in grant)
    return grant.ownItems
      .filter((action) => !onGiven.has(action))
      .map((action) => pairOf('own items', action));
  if (!('table' in grant)) return [];
  return [...grant.actions, ...(grant.indexes ?? []).map((index) => `Query ${index}`)]
    .map((action) => pairOf(grant.table, action))
    .filter((pair) => !onTables.has(pair) && !onTables.has(pair.replace(/ Query \w+$/, ' Query *')));
};

describe('what a function may do to tables', () => {
  it.each(functions)('$name does', ({ file, grants, leaveOut }) => {
    const used = reader.usedBy(file, leaveOut);
    expect([...new Set(grants.flatMap((grant) => unused(grant, used)))]).toEqual([]);
  });
});
