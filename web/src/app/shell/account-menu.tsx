import { useNavigate } from 'react-router-dom';
import type { User } from '#shared/contract/user-items.ts';
import { accountActions } from '#web/app/actions/site-actions.ts';
import { Menu } from '#web/ui/menu.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './account-menu.module.css';

export function AccountMenu({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  return (
    <Menu
      label="Account"
      triggerClassName={styles.avatar}
      trigger={<span data-initials={initials(user.displayName || user.email)} aria-hidden />}
      header={
        <>
          <p className={prose.name}>{user.displayName}</p>
          <p className={prose.note}>{user.email}</p>
        </>
      }
      items={accountActions(navigate)}
    />
  );
}

/** At most two letters: of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
