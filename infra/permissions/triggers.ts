import { kebabCase } from '#shared/contract/routes.ts';
import type { Grant } from './grant.ts';

/** What the functions that the user pool calls may access: the gate of the user whom it is about. */
export const triggersPermissions = {
  customMessage: [{ table: 'sessions', actions: ['BatchGetItem'] }],
  afterPasswordReset: [{ table: 'sessions', actions: ['UpdateItem'] }],
} as const satisfies Readonly<Record<string, readonly Grant[]>>;

/** Each function's name, and the file of its handler. */
export const triggerHandlers = Object.keys(triggersPermissions).map((name) => ({
  name,
  file: `functions/triggers/${kebabCase(name)}.ts`,
}));
