import type { User } from '#shared/contract/user-items.ts';
import { isRecord } from '#web/api/is-record.ts';

const required = {
  uid: 'string',
  email: 'string',
  displayName: 'string',
  company: 'string',
  role: 'string',
  isAdmin: 'boolean',
  isEmailProved: 'boolean',
  subscription: 'object',
  trial: 'object',
  version: 'number',
  createdAt: 'string',
  updatedAt: 'string',
} as const;
const optional = { timeZone: 'string', logo: 'string' } as const;

const kinds = new Map<string, string>(
  Object.entries({ ...required, ...optional } satisfies Record<keyof User, string>),
);

/**
 * Whether a kept value still has a user's fields, whatever it has beside them. Manually: the schema would bring its
 * library to every first page.
 */
export const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  Object.keys(required).every((name) => name in value && value[name] !== null) &&
  Object.entries(value).every(([name, field]) => !kinds.has(name) || typeof field === kinds.get(name));
