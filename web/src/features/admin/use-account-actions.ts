import { LogOut, UserCheck, UserX } from 'lucide-react';
import type { Account } from '#shared/contract/admin.ts';
import { useAccountActs } from '#web/documents/admin/use-accounts.ts';
import { useUser } from '#web/session/session-provider.tsx';
import type { Action } from '#web/ui/actions/action.ts';
import { useConfirm } from '#web/ui/confirm.tsx';

/** What an administrator can do to a user; nothing to their own account. */
export function useAccountActions(): (account: Account) => readonly Action[] {
  const act = useAccountActs();
  const confirm = useConfirm();
  const { uid } = useUser();
  const disable = async (account: Account) => {
    const isSure = await confirm({
      title: `Disable ${account.displayName}?`,
      body: 'They are signed out everywhere and cannot sign in until they are enabled again. Nothing of theirs is lost.',
      action: 'Disable user',
      destructive: true,
    });
    if (isSure) await act('disable', account);
  };
  return (account) => {
    const isOther = account.uid !== uid;
    return [
      {
        label: 'Sign out everywhere',
        icon: LogOut,
        perform: () => void act('signOut', account),
        isAvailable: isOther,
      },
      {
        label: 'Disable',
        icon: UserX,
        perform: () => void disable(account),
        isAvailable: isOther && !account.isDisabled,
      },
      {
        label: 'Enable',
        icon: UserCheck,
        perform: () => void act('enable', account),
        isAvailable: isOther && account.isDisabled,
      },
    ];
  };
}
