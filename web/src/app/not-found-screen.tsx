import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="Page not found" width="narrow">
      <EmptyState
        icon={MapPinOff}
        title="There is nothing at this address"
        action={<ButtonLink to="/">Go to the home page</ButtonLink>}
      >
        The link may be out of date or mistyped, or what it led to may have been archived.
      </EmptyState>
    </Page>
  );
}
