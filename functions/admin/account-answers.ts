import type { Account } from '#shared/contract/admin.ts';
import { closedAccounts } from '../storage/closed-accounts.ts';
import type { Profile } from '../storage/profile-items.ts';
import { getProfile } from '../storage/profiles.ts';

/** Users as administrators see them. */
export async function accountsOf(profiles: readonly Profile[]): Promise<Account[]> {
  const closed = await closedAccounts(profiles.map(({ uid }) => uid));
  return profiles.map((profile) => ({
    ...profile,
    // Only their own tokens and gates say these.
    isAdmin: false,
    isEmailProved: false,
    isDisabled: closed.has(profile.uid),
  }));
}

/** @throws not_found */
export async function getAccount(uid: string): Promise<Account> {
  const [account] = await accountsOf([await getProfile(uid)]);
  if (!account) throw new Error('A profile makes an account');
  return account;
}
