import { useSWRConfig } from 'swr';
import {
  type Account,
  disableAccount,
  enableAccount,
  getAccount,
  listAccounts,
  signOutAccount,
} from '#shared/contract/admin.ts';
import { callRoute } from '#web/api/call-route.ts';
import { isRoute, type Reading, routeKey, useRoute } from '#web/api/use-route.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

interface AccountPage {
  readonly data: Account[];
  readonly next?: string | undefined;
}

/** A page of the users whose address or name contains a text, newest first; for administrators. */
export const useAccounts = (search: string, after: string | undefined): Reading<AccountPage> =>
  useRoute(
    listAccounts,
    { query: { limit: 25, ...(search && { search }), ...(after && { after }) } },
    { keepPreviousData: true },
  );

/** One user, as administrators see them. */
export const useAccount = (id: string): Reading<{ data: Account }> =>
  useRoute(getAccount, { params: { id } });

const acts = {
  disable: { route: disableAccount, done: 'is disabled. Nothing of theirs is lost.' },
  enable: { route: enableAccount, done: 'can sign in again.' },
  signOut: { route: signOutAccount, done: 'is signed out everywhere.' },
} as const;

/** What administrators do to a user; says what became of it, and reads the users again. */
export function useAccountActs(): (act: keyof typeof acts, account: Account) => Promise<void> {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const failed = useFailureToast();
  return async (act, { uid, displayName }) => {
    const { route, done } = acts[act];
    try {
      const answer = await callRoute(route, { params: { id: uid } });
      toast.success(`${displayName} ${done}`);
      await mutate(routeKey(getAccount, { params: { id: uid } }), answer, { revalidate: false });
    } catch (error) {
      failed(error, route.fallback, displayName);
    }
    await mutate((key) => isRoute(listAccounts, key));
  };
}
