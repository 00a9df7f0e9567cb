import { FileQuestion } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

export interface NotThereProps {
  /** What the address names: `Design`. */
  readonly what: string;
  /** The list of those that exist: `Designs`. */
  readonly list: { readonly label: string; readonly to: string };
}

/** An address that leads to nothing that this user may see. */
export const NotThere = ({ what, list }: NotThereProps) => (
  <Page title={what} breadcrumb={[list]}>
    <EmptyState
      icon={FileQuestion}
      title={`This ${what.toLowerCase()} does not exist`}
      action={<ButtonLink to={list.to}>All {list.label.toLowerCase()}</ButtonLink>}
    >
      It may have been deleted, it may belong to someone else, or the link may be wrong.
    </EmptyState>
  </Page>
);
