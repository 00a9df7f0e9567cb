import type { Account } from '#shared/contract/admin.ts';
import type { User } from '#shared/contract/user-items.ts';

/** A designer in the middle of a trial. */
export const aUser = (given: Partial<User> = {}): User => ({
  uid: '3f2b8c1e-4a5d-4c6b-9e7f-1a2b3c4d5e6f',
  email: 'ada@example.com',
  displayName: 'Ada Lindqvist',
  company: 'Norrland Networks',
  role: 'network-designer',
  isAdmin: false,
  isEmailProved: true,
  subscription: {
    planId: 'professional',
    status: 'trial',
    startedAt: '2026-11-17T09:00:00.000Z',
    currentPeriodEnd: '2026-12-01T09:00:00.000Z',
  },
  trial: { used: false, expiresAt: '2026-12-01T09:00:00.000Z' },
  version: 1,
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  ...given,
});

/** An ID token as far as the site reads it: when it expires, and its session where that is given. */
export const aToken = (expiresInMs: number, mark = 'signature', claims: object = {}): string => {
  const payload = { exp: Math.floor((Date.now() + expiresInMs) / 1_000), ...claims };
  return ['{}', JSON.stringify(payload)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(mark)
    .join('.');
};

/** A user as administrators see them. */
export function anAccount(given: Partial<Account> = {}): Account {
  const { isAdmin: _, ...user } = aUser();
  return { ...user, isDisabled: false, ...given };
}
