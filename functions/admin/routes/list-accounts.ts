import { listAccounts } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { folded } from '../../storage/folded.ts';
import { readProfilePage } from '../../storage/profile-pages.ts';
import { withSubscriptions } from '../../storage/profiles.ts';
import { accountsOf } from '../account-answers.ts';

export const handler = implement(listAccounts)(async ({ query: { search = '', limit, after } }) => {
  const wanted = folded(search);
  const { profiles, next } = await readProfilePage({
    limit,
    after,
    isWanted: ({ email, displayName }) => folded(`${email}\n${displayName}`).includes(wanted),
  });
  return { data: await accountsOf(await withSubscriptions(profiles)), ...(next !== undefined && { next }) };
});
