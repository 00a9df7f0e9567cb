import { deleteAccount } from '#shared/contract/account.ts';
import { removeLogo, updateLogo } from '#shared/contract/logo.ts';
import type { User } from '#shared/contract/user-items.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useSessionActions } from '#web/session/session-provider.tsx';

/** Changes of the signed-in user's account. Each throws ApiError when it is refused. */
export interface AccountChanges {
  readonly setLogo: (file: File) => Promise<User>;
  readonly removeLogo: () => Promise<User>;
  /** Refused with `sign_in_again` where the sign-in is not recent. Afterwards the session is of no use. */
  readonly deleteAccount: () => Promise<void>;
}

export function useAccountChanges(): AccountChanges {
  const { replaceUser } = useSessionActions();
  const shown = ({ user }: { readonly user: User }) => {
    replaceUser(user);
    return user;
  };
  return {
    setLogo: async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const image = { fileName: file.name, contentType: file.type, bytes };
      return shown(await callRoute(updateLogo, { body: { image } }));
    },
    removeLogo: async () => shown(await callRoute(removeLogo, {})),
    deleteAccount: async () => {
      await callRoute(deleteAccount, {});
    },
  };
}
