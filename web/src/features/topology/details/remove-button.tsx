import { Button } from '@aws-amplify/ui-react';
import type { PerformedAction } from '#web/ui/actions/action.ts';

/** Removes what the panel shows from the topology. */
export const RemoveButton = ({ action: { icon: Icon, perform } }: { readonly action: PerformedAction }) => (
  <Button size="small" onClick={() => perform()}>
    {Icon && <Icon size={14} aria-hidden />}
    Remove
  </Button>
);
