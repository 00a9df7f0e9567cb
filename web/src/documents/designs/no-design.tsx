import { FileQuestion } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

/** Shown when an address leads to no design of this user. */
export function NoDesign() {
  return (
    <Page title="Design" breadcrumb={[{ label: 'Designs', to: '/designs' }]}>
      <EmptyState
        icon={FileQuestion}
        title="This design does not exist"
        action={<ButtonLink to="/designs">All designs</ButtonLink>}
      >
        It may have been removed, it may belong to someone else, or the link may be wrong.
      </EmptyState>
    </Page>
  );
}
