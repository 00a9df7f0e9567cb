import type { Account, AdministrativeAct } from '#shared/contract/admin.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Caller } from '../http/caller.ts';
import { setIdentityAccess } from '../identity/identity-access.ts';
import { signOutEverywhere } from '../identity/sign-out-everywhere.ts';
import { auditStep } from '../storage/audit/audit.ts';
import { getProfile } from '../storage/profiles.ts';
import { closeAccount, endAllSessions, reopenAccount } from '../storage/sessions/gates.ts';
import { transact } from '../storage/tables/transact.ts';
import { getAccount } from './account-answers.ts';

/** What an administrator does to another user's account; each can be repeated, should it have been interrupted. */
const acts = {
  disable_user: async (uid) => {
    // Every call is refused from now on; then nobody can sign in, either.
    await closeAccount(uid, 'disabled');
    await setIdentityAccess(uid, false);
    await signOutEverywhere(uid);
  },
  enable_user: async (uid) => {
    await setIdentityAccess(uid, true);
    await reopenAccount(uid);
  },
  sign_out_user: async (uid) => {
    await endAllSessions(uid);
    await signOutEverywhere(uid);
  },
} satisfies Partial<Record<AdministrativeAct, (uid: string) => Promise<void>>>;

/**
 * Does it, after the audit log has it: an act that fails is recorded too, one that is not recorded does not happen.
 * @throws not_found; unprocessable for the administrator's own account
 */
export async function changeAccount(
  { uid: by, name }: Pick<Caller, 'uid' | 'name'>,
  act: keyof typeof acts,
  uid: string,
): Promise<Account> {
  if (uid === by)
    throw new Refusal('unprocessable', 'This is your own account. Another administrator can do this.');
  const { displayName } = await getProfile(uid);
  await transact([auditStep(act, { uid: by, name }, { id: uid, name: displayName })]);
  await acts[act](uid);
  return getAccount(uid);
}
