import { Outlet } from 'react-router-dom';
import { useUser } from '#web/session/session-provider.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { useDates } from '#web/ui/use-dates.ts';

/** The place of one's own account; each tab has an address, and so has each card of a tab, behind a hash. */
export default function ProfileScreen() {
  const { email, createdAt } = useUser();
  const dates = useDates();
  return (
    <Page
      title="Update profile"
      width="narrow"
      summary={`Signed in as ${email}, since ${dates.instant(createdAt)}.`}
      tabs={
        <LinkTabs
          label="Sections of your profile"
          tabs={[
            { label: 'Profile', to: '.', end: true },
            { label: 'Security', to: 'security' },
            { label: 'API tokens', to: 'tokens' },
            { label: 'Your data', to: 'data' },
          ]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
