import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { User } from '#shared/contract/user-items.ts';
import { Commands } from '#web/app/commands/commands.tsx';
import { useSession } from '#web/session/session-provider.tsx';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

// Most users see neither notice.
const ProofBanner = lazyPart(() => import('#web/features/account/profile/proof-banner.tsx'), {
  isQuiet: true,
});
const SubscriptionBanner = lazyPart(() => import('#web/features/subscription/subscription-banner.tsx'), {
  isQuiet: true,
});

/** The frame around every page: top bar, side bar when signed in, footer. */
export function Shell() {
  const session = useSession();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isChanging = useNavigation().state !== 'idle';
  const isSignedIn = session.phase === 'signed-in';
  useScrollPosition();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    setDrawerOpen(false);
    // A link that disappeared with its page leaves the focus nowhere.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar onOpenDrawer={() => setDrawerOpen(true)} />
      <div className={styles.below}>
        {isSignedIn && <SideBar />}
        {isSignedIn && isDrawerOpen && <SideDrawer onClose={() => setDrawerOpen(false)} />}
        <div className={styles.column}>
          {isSignedIn && !session.user.isEmailProved && (
            <Suspense>
              <ProofBanner />
            </Suspense>
          )}
          {isSignedIn && hasNews(session.user) && (
            <Suspense>
              <SubscriptionBanner />
            </Suspense>
          )}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      {isChanging && <FullScreenSpinner />}
      <Commands />
    </div>
  );
}

/** Whether the subscription may have to be mentioned; the banner knows for sure. */
const hasNews = ({ subscription }: User): boolean =>
  subscription.status !== 'active' || subscription.cardExpiresAt !== undefined;
