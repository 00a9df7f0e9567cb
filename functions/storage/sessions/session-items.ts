import * as z from 'zod';
import { Instant } from '#shared/contract/identifiers.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { tableName } from '../tables/table-name.ts';

/** Named when it is used: public functions load this and have no such table. */
export const sessionsTable = (): string => tableName('sessions');

export const sessionKey = (uid: string, id: string) => ({ uid, id }) satisfies KeyOf<'sessions'>;

/** The user's sessions have this in front of their ids; the gate has not. */
export const sessionPrefix = 'session#';
export const sessionItemId = (id: string): string => `${sessionPrefix}${id}`;

/** Days after a sign-in from which no token of it can be valid: a refresh token's 30, and one for the last that comes of it. */
export const daysOfTokens = 31;

export const SessionItem = z.object({
  id: z.string().startsWith(sessionPrefix),
  device: z.string(),
  /** Epoch second of the sign-in. */
  authenticatedAt: z.int(),
  lastSeenAt: Instant,
  endedAt: Instant.optional(),
});
