import { FileQuestion } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

/** An address that leads to no device that this person may see. */
export function NoDevice() {
  return (
    <Page title="Device" breadcrumb={[{ label: 'Equipment', to: '/equipment' }]}>
      <EmptyState
        icon={FileQuestion}
        title="This device does not exist"
        action={<ButtonLink to="/equipment">All equipment</ButtonLink>}
      >
        It may have been deleted, it may belong to someone else, or the link may be wrong.
      </EmptyState>
    </Page>
  );
}
