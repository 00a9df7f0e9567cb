import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getAccount } from '../../../functions/admin/account-answers.ts';
import { changeAccount } from '../../../functions/admin/change-account.ts';
import { handler as disableAccount } from '../../../functions/admin/routes/disable-account.ts';
import { handler as getPlanFigures } from '../../../functions/admin/routes/get-plan-figures.ts';
import { handler as listAccounts } from '../../../functions/admin/routes/list-accounts.ts';
import { handler as listAuditEntries } from '../../../functions/admin/routes/list-audit-entries.ts';
import { auditStep, listAudit } from '../../../functions/storage/audit/audit.ts';
import { readProfilePage } from '../../../functions/storage/profile-pages.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { readGate, recordEmailProof } from '../../../functions/storage/sessions/gates.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';

const identity = vi.hoisted(() => ({ access: vi.fn(async () => {}), signOut: vi.fn(async () => {}) }));
vi.mock('../../../functions/identity/identity-access.ts', () => ({ setIdentityAccess: identity.access }));
vi.mock('../../../functions/identity/sign-out-everywhere.ts', () => ({
  signOutEverywhere: identity.signOut,
}));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();

const admin = { uid: randomUUID(), name: 'Root' };

async function aUser(given = {}): Promise<string> {
  const profile = aProfile(given);
  await createProfile(profile);
  return profile.uid;
}

describe('the users that an administrator finds', () => {
  beforeAll(async () => {
    for (let day = 10; day < 30; day += 1)
      await createProfile(
        aProfile({
          displayName: day % 2 ? `Zoë Straße ${day}` : `Ada ${day}`,
          email: `user${day}@example.com`,
          createdAt: `2026-10-${day}T10:00:00.000Z`,
        }),
      );
  });

  const names = async (search: string, limit = 100) => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const isWanted = ({ displayName }: { displayName: string }) => displayName.includes(search);
      const page = await readProfilePage({ limit, after, isWanted });
      found.push(...page.profiles.map(({ displayName }) => displayName));
      after = page.next;
      if (after === undefined) return found;
    }
  };

  it('are each on exactly one page, newest first', async () => {
    for (const limit of [1, 3, 7, 100])
      expect(await names('Ada ', limit)).toEqual(
        [28, 26, 24, 22, 20, 18, 16, 14, 12, 10].map((day) => `Ada ${day}`),
      );
  });
});

describe('an act of an administrator', () => {
  it('disables a user: the gate closes, and the identity can no longer sign in', async () => {
    const uid = await aUser();
    const account = await changeAccount(admin, 'disable_user', uid);
    expect(account).toMatchObject({ uid, isDisabled: true });
    expect(await readGate(uid)).toMatchObject({ closed: 'disabled' });
    expect(identity.access).toHaveBeenLastCalledWith(uid, false);
    expect(identity.signOut).toHaveBeenLastCalledWith(uid);
  });

  it('and enables them again, with everything as it was', async () => {
    const uid = await aUser({ company: 'Acme' });
    await changeAccount(admin, 'disable_user', uid);
    const account = await changeAccount(admin, 'enable_user', uid);
    expect(account).toMatchObject({ isDisabled: false, company: 'Acme' });
    expect((await readGate(uid)).closed).toBeUndefined();
  });

  it('answers whether the address is proved', async () => {
    const uid = await aUser();
    expect(await getAccount(uid)).toMatchObject({ isEmailProved: false, isDisabled: false });
    await recordEmailProof(uid);
    expect(await getAccount(uid)).toMatchObject({ isEmailProved: true, isDisabled: false });
  });

  it('is in the audit log: who, what, whom and when', async () => {
    const uid = await aUser({ displayName: 'Grace Hopper' });
    await changeAccount(admin, 'sign_out_user', uid);
    const [entry] = await listAudit(1);
    expect(entry).toMatchObject({
      act: 'sign_out_user',
      by: admin,
      target: { id: uid, name: 'Grace Hopper' },
    });
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(10_000);
  });

  it('that fails is in the audit log, too, and can be repeated', async () => {
    const uid = await aUser();
    identity.access.mockRejectedValueOnce(new Error('The identity service failed'));
    await expect(changeAccount(admin, 'disable_user', uid)).rejects.toThrow();
    expect((await listAudit(1))[0]).toMatchObject({ act: 'disable_user', target: { id: uid } });
    expect(await changeAccount(admin, 'disable_user', uid)).toMatchObject({ isDisabled: true });
  });

  it('cannot concern their own account, nor somebody who does not exist', async () => {
    const own = changeAccount(admin, 'disable_user', admin.uid);
    await expect(own).rejects.toMatchObject({ code: 'unprocessable' });
    const nobody = changeAccount(admin, 'disable_user', randomUUID());
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the audit log', () => {
  it('is paged over months, each entry once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = (await listAudit(1_000)).length;
    for (const at of [
      '2027-01-31T23:59:59Z',
      '2027-03-01T00:00:00Z',
      '2027-03-02T00:00:00Z',
      '2027-03-02T10:00:00Z',
    ]) {
      vi.setSystemTime(new Date(at));
      await transact([auditStep('enable_user', admin, { id: randomUUID(), name: at })]);
    }
    const read: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await listAudit(2, after);
      read.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
      after = page.at(-1)?.id;
    }
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(before + 4);
    vi.useRealTimers();
  });
});

describe('everybody else', () => {
  it.each([
    ['list users', listAccounts, {}],
    ['disable a user', disableAccount, { params: { id: randomUUID() } }],
    ['see the figures', getPlanFigures, {}],
    ['read the audit log', listAuditEntries, {}],
  ])('may not %s', async (_, handler, call) => {
    const answer = await send(handler, { token: randomUUID(), ...call });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
