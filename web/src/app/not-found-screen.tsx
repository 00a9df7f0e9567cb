import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="Page not found" width="narrow">
      <EmptyState
        icon={MapPinOff}
        title="Nothing is at this address"
        action={<ButtonLink to="/">Go to the start page</ButtonLink>}
      >
        The link may be old or mistyped. What you were looking for may have been archived.
      </EmptyState>
    </Page>
  );
}
