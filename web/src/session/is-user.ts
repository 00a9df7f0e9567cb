import type { User } from '#shared/contract/users.ts';
import { isRecord } from '#web/api/is-record.ts';

const kinds = {
  uid: 'string',
  email: 'string',
  displayName: 'string',
  company: 'string',
  role: 'string',
  isAdmin: 'boolean',
  subscription: 'object',
  trial: 'object',
  version: 'number',
  createdAt: 'string',
  updatedAt: 'string',
} as const satisfies Record<keyof User, string>;

/**
 * Whether a kept value still has a user's fields. Manually: the schema would bring its library to every first page.
 */
export const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  Object.entries(kinds).every(([name, kind]) => typeof value[name] === kind && value[name] !== null) &&
  Object.keys(value).every((name) => name in kinds);
