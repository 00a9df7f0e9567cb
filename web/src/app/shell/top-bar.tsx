import { Menu as MenuIcon, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openCommands } from '#web/app/commands/open-commands.ts';
import { useSession } from '#web/session/session-provider.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './top-bar.module.css';

export function TopBar({ onOpenDrawer }: { readonly onOpenDrawer: () => void }) {
  const session = useSession();
  const user = session.phase === 'signed-in' ? session.user : undefined;
  return (
    <header className={styles.bar}>
      {user && (
        <button type="button" className={styles.drawer} aria-label="Open the menu" onClick={onOpenDrawer}>
          <MenuIcon size={20} aria-hidden />
        </button>
      )}
      <Link to={user ? '/dashboard' : '/'} className={styles.title}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        Netwright
      </Link>
      <div className={styles.actions}>
        {user ? (
          <>
            <button type="button" className={styles.search} onClick={openCommands}>
              <Search size={16} aria-hidden />
              <span>Search or jump to</span>
              <kbd>{isMac ? 'Cmd K' : 'Ctrl K'}</kbd>
            </button>
            <ButtonLink to="/dashboard">Dashboard</ButtonLink>
            <AccountMenu user={user} />
          </>
        ) : (
          <>
            <ButtonLink to="/login">Login</ButtonLink>
            <ButtonLink to="/signup" variation="primary">
              Sign Up
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
