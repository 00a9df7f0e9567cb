import type { Account } from '#shared/contract/admin.ts';
import type { Profile } from '../storage/profile-items.ts';
import { getProfile } from '../storage/profiles.ts';
import { statesOfAccounts } from '../storage/sessions/states-of-accounts.ts';

/** Users as administrators see them. */
export async function accountsOf(profiles: readonly Profile[]): Promise<Account[]> {
  const stateOf = await statesOfAccounts(profiles.map(({ uid }) => uid));
  return profiles.map((profile) => ({ ...profile, ...stateOf(profile.uid) }));
}

/** @throws not_found */
export async function getAccount(uid: string): Promise<Account> {
  const [account] = await accountsOf([await getProfile(uid)]);
  if (!account) throw new Error('A profile makes an account');
  return account;
}
