import { Button } from '@aws-amplify/ui-react';
import type { PerformedAction } from '#web/ui/actions/action.ts';

/** Takes what the panel shows out of the topology. */
export const RemoveButton = ({ action: { icon: Icon, perform } }: { readonly action: PerformedAction }) => (
  <Button size="small" onClick={() => perform()}>
    {Icon && <Icon size={14} aria-hidden />}
    Remove
  </Button>
);
