import { Button } from '@aws-amplify/ui-react';
import { CircleCheck } from 'lucide-react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export interface ImportDoneProps {
  readonly created: number;
  /** Wrong rows that were passed over. */
  readonly skipped: number;
  readonly onMore: () => void;
}

export const ImportDone = ({ created, skipped, onMore }: ImportDoneProps) => (
  <EmptyState
    icon={CircleCheck}
    title={`${formatCount(created, 'device')} created`}
    action={
      <>
        <ButtonLink to="/equipment?owner=user" variation="primary">
          Show my equipment
        </ButtonLink>
        <Button onClick={onMore}>Import more</Button>
      </>
    }
  >
    {skipped > 0
      ? `${formatCount(skipped, 'invalid row was', 'invalid rows were')} skipped. Only you can see the imported devices.`
      : 'Only you can see the imported devices.'}
  </EmptyState>
);
