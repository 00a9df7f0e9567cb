import { randomUUID } from 'node:crypto';
import type { Profile } from '../../functions/storage/profile-items.ts';

export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  uid: randomUUID(),
  email: 'ada@example.com',
  displayName: 'Ada Lovelace',
  company: '',
  role: 'network-designer',
  subscription: {
    planId: 'trial',
    status: 'trial',
    startedAt: '2026-11-20T10:00:00.000Z',
    currentPeriodEnd: '2026-12-04T10:00:00.000Z',
  },
  trial: { used: false, expiresAt: '2026-12-04T10:00:00.000Z' },
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...given,
});
